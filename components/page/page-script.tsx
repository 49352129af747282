import { InlineScript } from '../ui/inline-script';

function finishPage() {
  // A link to this very page brings no new page, so its menu would stay open.
  for (const menu of document.querySelectorAll<HTMLElement>('#menu')) {
    menu.onclick = () => menu.hidePopover?.();
  }
  for (const year of document.querySelectorAll('#year')) {
    year.textContent = `${new Date().getFullYear()}`;
  }
}

/** What even a page without islands needs a script for. */
export function PageScript() {
  return <InlineScript run={finishPage} />;
}
