import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const insertedText = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/;

/**
 * The style sheet that the toasts add to the page when they load, for the policy to know it.
 * @throws one sentence when a new release of the package keeps it elsewhere.
 */
export function toastStyles(): string {
  const file = createRequire(import.meta.url).resolve('sonner');
  const [, literal] = insertedText.exec(readFileSync(file, 'utf8')) ?? [];
  const styles: unknown = literal && JSON.parse(literal);
  if (typeof styles === 'string') return styles;
  throw new Error(
    `The style sheet of the toasts was not found in ${file}: see how this release of sonner adds it, and correct lib/adapter/added-styles.ts.`,
  );
}
