import { calculatorCopy } from '@/content/calculator';
import { dayInSouthAfrica, formatDay } from '@/text/days';

// Not in the style sheet, which every visitor downloads, since few print.
const styles = `
@media print {
  :has(.print-head) { display: block; margin: 0; padding: 0; background: none }
  :has(.print-head) > :not(:has(.print-head), [data-island-root] *),
  [data-island-root]:has(.print-head) :is(form > div, output, summary, details:not([open]), [data-screen-only]) {
    display: none;
  }
  html:has(.print-head) { font-size: 8pt }
  form:has(.print-head) :is(dl > div, th, td) { padding-block: 0.5mm }
}`;

/** Adds the styles of a printed calculation to the page. */
export function adoptPrintStyles(): void {
  if (!('adoptedStyleSheets' in document)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Today in South Africa, such as `31 March 2026`. */
const writeToday = () => formatDay(dayInSouthAfrica(new Date()));

/**
 * The head of a printed calculation, with its date. While it is rendered, the page prints only the calculator.
 * @param lines how to reach the farm, its description, and the link back to it
 */
export function PrintHead({ lines }: Readonly<{ lines: readonly string[] }>) {
  return (
    <div className="print-head hidden print:block">
      <p className="font-serif text-title">{calculatorCopy.heading}</p>
      {[...lines, calculatorCopy.calculatedOn(writeToday())].map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
