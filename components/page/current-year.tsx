import { InlineScript } from '../ui/inline-script';

const buildYear = new Date().getFullYear();

function writeCurrentYear() {
  const year = document.getElementById('current-year');
  if (year) year.textContent = String(new Date().getFullYear());
}

/** The year of the visit, not of the build; the year of the build where scripts are off. */
export function CurrentYear() {
  return (
    <>
      <span id="current-year" suppressHydrationWarning>
        {buildYear}
      </span>
      <InlineScript run={writeCurrentYear} />
    </>
  );
}
