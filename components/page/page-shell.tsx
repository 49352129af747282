import type { ReactNode } from 'react';
import { pages, type Route } from '@/content/routes';
import { site, whatsApp } from '@/content/shared-text';
import { preparationNotice as notice } from '@/lib/site/preparation';
import { structuredDataText } from '@/lib/site/structured-data';
import { InlineScript } from './inline-script';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

/**
 * Runs on every page: closes the menu after a press, updates the year, opens the `<details>` that the URL's hash names,
 * and hides the chat button while the visitor scrolls down.
 */
const enhancePage = () => {
  // A link within the page loads no new page, so the menu would stay open.
  for (const menu of document.querySelectorAll<HTMLElement>('#menu')) {
    menu.onclick = () => menu.hidePopover?.();
  }
  for (const year of document.querySelectorAll('#year')) {
    year.textContent = `${new Date().getFullYear()}`;
  }
  // Browsers do not open a `details` named by the hash. During parsing, `:target` does not match yet.
  const unfold = () => {
    for (const fold of document.querySelectorAll('details')) {
      fold.open ||= location.hash === `#${fold.id}`;
    }
  };
  onhashchange = unfold;
  unfold();
  const page = document.body;
  let previousY = scrollY;
  onscroll = () => {
    const isBeforeEnd = scrollY + innerHeight < page.scrollHeight - 9;
    // On a low screen the button would cover the text, so it stays hidden below the top.
    const isDeep = innerHeight < 480 && scrollY > 9;
    page.classList.toggle('reading', (scrollY > previousY || isDeep) && isBeforeEnd);
    previousY = scrollY;
  };
};

export interface PageShellProps {
  /** Undefined on the 404 page, which has no structured data. */
  readonly route: Route | undefined;
  /** At the bottom right. A prop, so that the 404 page imports no island. */
  readonly chatLink: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every page: skip link, header, footer, chat button and structured data. */
export function PageShell({ route, chatLink, children }: PageShellProps) {
  const about = route && pages[route].about;
  return (
    <div className={about === '/garlic' ? 'theme-garlic' : undefined}>
      <a href="#content" className="fixed -top-24 z-30 bg-ink px-5 py-3 text-paper focus:top-2">
        {site.skipLink}
      </a>
      <SiteHeader route={route} />
      <main id="content" className="pt-header">
        {notice && (
          <p
            id="in-preparation"
            className="sticky top-header z-10 bg-accent px-4 py-2 text-center text-label text-white print:static"
          >
            {notice}
          </p>
        )}
        {children}
      </main>
      <SiteFooter route={route} />
      <aside aria-label={whatsApp.name}>{chatLink}</aside>
      <InlineScript run={enhancePage} />
      {/* Only the page of the farm or business itself describes it. */}
      {about && about === route && !notice && (
        <script
          type="application/ld+json"
          // oxlint-disable-next-line react/no-danger -- the text is escaped JSON, which browsers do not run
          dangerouslySetInnerHTML={{ __html: structuredDataText(about) }}
        />
      )}
    </div>
  );
}
