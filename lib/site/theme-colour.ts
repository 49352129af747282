import { readFileSync } from 'node:fs';

const styles = 'app/globals.css';

/** A colour of the theme, such as `paper`, as app/globals.css writes it; for what cannot read styles. */
export function themeColour(name: string): string {
  const colour = readFileSync(styles, 'utf8').match(`--color-${name}: (#[0-9a-f]{6});`)?.[1];
  if (colour) return colour;
  throw new Error(`There is no colour named ${name} in ${styles}: add it to the theme there.`);
}
