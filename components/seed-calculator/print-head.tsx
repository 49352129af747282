import { useLayoutEffect } from 'react';
import { calculatorCopy } from '@/content/calculator';

// Kept out of the page's style sheet, whose bytes everybody fetches, since few visitors print.
const styles = `
@media screen { .print-head { display: none } }
@media print {
  @page { margin: 12mm }
  :has(.print-head) { display: block; margin: 0; padding: 0; background: none }
  :not(:has(.print-head), [data-island-root]:has(.print-head) *),
  [data-island-root] :is(form > div, output, summary, details:not([open]), [data-screen-only]) {
    display: none;
  }
  html { font-size: 8pt }
  [data-island-root] :is(dl > div, th, td) { padding-block: 0.5mm }
  [data-island-root] svg { width: 45mm }
}`;

/**
 * The head of a printed calculation. While it is mounted, the page prints only the calculator that
 * it is part of.
 * @param lines how to reach the farm, the calculation in words, and the link back to it
 */
export function PrintHead({ lines }: Readonly<{ lines: readonly string[] }>) {
  // Before the first paint, which would otherwise show the head and move what is below it.
  useLayoutEffect(() => {
    if (!('adoptedStyleSheets' in document)) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, []);

  return (
    <div className="print-head">
      <p className="font-serif text-title">{calculatorCopy.heading}</p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
