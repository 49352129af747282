/**
 * Tailwind silently generates no rule for a class that the theme has removed, such as `text-4xl`. Scripts find elements
 * by ids and data attributes, so every class must have a rule.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { previewFolder } from '../scripts/folders.mjs';
import { contactForm } from './contact-form';
import { expect, test } from './fixtures';
import { openCalculator } from './seed-calculator';

/** The classes in a page that have no rule in its `<style>` elements. */
function unansweredClasses(html: string): string[] {
  // Includes the content of templates, such as notes.
  const page = fromHtml(html.replaceAll(/<\/?template[^>]*>/g, ''));
  const styles = selectAll('style', page).map(textOf).join('');
  const named = [...styles.matchAll(/\.((?:\\.|[\w-]|[^\0-\x7f])+)/g)];
  const answered = named.map(([, name = '']) => name.replaceAll('\\', ''));
  const used = selectAll('[class]', page).flatMap(({ properties }) => properties.className ?? []);
  return [...new Set(used.map(String))].filter((name) => !answered.includes(name));
}

for (const file of readdirSync(previewFolder).filter((name) => name.endsWith('.html'))) {
  test(`each class in ${file} has a rule`, () => {
    expect(unansweredClasses(readFileSync(`${previewFolder}/${file}`, 'utf8'))).toEqual([]);
  });
}

test('each class that calculator, form and toasts add has a rule', async ({ page }) => {
  const { seeds, estimateSummary, tons } = await openCalculator(page);
  await seeds.fill('200000');
  await estimateSummary.click();
  await tons.fill('1.000');
  await contactForm(page).submit.click();
  await expect(page.locator('#mistakes, [data-sonner-toast]')).toHaveCount(2);
  expect(unansweredClasses(await page.content())).toEqual([]);
});
