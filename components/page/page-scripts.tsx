import type { Route } from '@/content/shapes';
import { structuredDataText } from '@/lib/site/structured-data/structured-data';
import { InlineScript } from './inline-script';

function finishPage() {
  // A link to this very page brings no new page, so its menu would stay open.
  for (const menu of document.querySelectorAll<HTMLElement>('#menu')) {
    menu.onclick = () => menu.hidePopover?.();
  }
  for (const year of document.querySelectorAll('#year')) {
    year.textContent = `${new Date().getFullYear()}`;
  }
}

export interface PageScriptsProps {
  /** The page this is; none on the 404 page, which tells machines nothing. */
  readonly route?: Route | undefined;
}

/** What even a page without islands needs a script for, and what the page says for machines. */
export function PageScripts({ route }: PageScriptsProps) {
  return (
    <>
      <InlineScript run={finishPage} />
      {route && (
        <script
          type="application/ld+json"
          // oxlint-disable-next-line react/no-danger -- the text is escaped, and is no script
          dangerouslySetInnerHTML={{ __html: structuredDataText(route) }}
        />
      )}
    </>
  );
}
