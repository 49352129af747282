import { InlineScript } from '../ui/inline-script';

function finishPage() {
  // A link to this very page brings no new page, so its menu would stay open.
  const menu = document.getElementById('menu');
  menu?.addEventListener('click', () => menu.hidePopover?.());
  const year = document.getElementById('current-year');
  if (year) year.textContent = String(new Date().getFullYear());
}

/** What even a page without islands needs a script for. */
export function PageScript() {
  return <InlineScript run={finishPage} />;
}
