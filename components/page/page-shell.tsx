import type { ReactNode } from 'react';
import { farm } from '@/content/farm';
import { site } from '@/content/site';
import type { Route } from '@/content/types';
import { Island } from '@/lib/html-first/island';
import { whatsAppLink } from '@/lib/site/contact-links';
import { structuredDataText } from '@/lib/site/structured-data/structured-data';
import { ChatButton, ChatLink } from './chat-button';
import { InlineScript } from './inline-script';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

/** What even a page without islands needs a script for. */
function finishPage() {
  // A link to this very page brings no new page, so its menu would stay open.
  for (const menu of document.querySelectorAll<HTMLElement>('#menu')) {
    menu.onclick = () => menu.hidePopover?.();
  }
  for (const year of document.querySelectorAll('#year')) {
    year.textContent = `${new Date().getFullYear()}`;
  }
  for (const hint of document.querySelectorAll<HTMLElement>('#without-scripts')) hint.hidden = true;
}

export interface PageShellProps {
  /** Undefined on the 404 page, which has no structured data. */
  readonly route: Route | undefined;
  readonly children: ReactNode;
}

/** What every page wears: skip link, bar at the top, footer, chat button, and words for machines. */
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
      <InlineScript run={finishPage} />
      {route && (
        <script
          type="application/ld+json"
          // oxlint-disable-next-line react/no-danger -- the text is escaped, and is no script
          dangerouslySetInnerHTML={{ __html: structuredDataText(route) }}
        />
      )}
    </div>
  );
}
