import { InlineScript } from '../ui/inline-script';

function finishPage() {
  const [menu, year] = ['menu', 'year'].map((id) => document.getElementById(id));
  // A link to this very page brings no new page, so its menu would stay open.
  menu?.addEventListener('click', () => menu.hidePopover?.());
  if (year) year.textContent = `${new Date().getFullYear()}`;
}

/** What even a page without islands needs a script for. */
export function PageScript() {
  return <InlineScript run={finishPage} />;
}
