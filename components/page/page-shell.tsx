import type { ReactNode } from 'react';
import { farm } from '@/content/farm';
import type { Route } from '@/content/shapes';
import { site } from '@/content/site';
import { Island } from '@/lib/html-first/island';
import { whatsAppLink } from '@/lib/site/contact-links';
import { ChatButton, ChatLink } from './chat-button';
import { PageScripts } from './page-scripts';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

export interface PageShellProps {
  /** The page this is; none on the 404 and error pages. */
  readonly route?: Route;
  readonly children: ReactNode;
}

/** What every page wears: skip link, bar at the top, footer, chat button. */
export function PageShell({ route, children }: PageShellProps) {
  const chatLink = whatsAppLink(farm.phone, farm.chatGreeting);
  return (
    <div className={route === '/garlic' ? 'theme-garlic' : undefined}>
      <a href="#content" className="fixed -top-24 z-30 bg-ink px-5 py-3 text-paper focus:top-2">
        {site.skipLink}
      </a>
      <SiteHeader route={route} />
      <main id="content" className="pt-header">
        {children}
      </main>
      <SiteFooter />
      <aside aria-label={site.whatsApp}>
        {route ? (
          <Island
            name="chat-button"
            component={ChatButton}
            isForHover
            props={{ href: chatLink, label: site.chat }}
          />
        ) : (
          <ChatLink href={chatLink} label={site.chat} title={site.chat} />
        )}
      </aside>
      <PageScripts route={route} />
    </div>
  );
}
