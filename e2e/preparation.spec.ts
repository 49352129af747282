/** A farm in preparation, without answers, and a live farm with only the needed answers. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { factsFiles } from '../content/facts/reading/answers';
import { exampleFarm } from '../content/facts/reading/farms.mjs';
import { subjects } from '../content/facts/reading/subjects';
import { keysOf } from '../content/facts/schema/field-kinds';
import { pages } from '../content/pages';
import { site } from '../content/site';
import { neededFarmFolders, openFarmFolders, previewFolder } from '../scripts/folders.mjs';
import { expect, routes, thorough } from './fixtures';
import { test } from './own-preview';

const summary = 'Preview: some details are examples.';
const examples = site.inPreparation.describe(keysOf(subjects));

test.describe('in preparation', { tag: thorough }, () => {
  test.use({
    folder: openFarmFolders.site,
    allowedErrors: { patterns: [/Failed to load resource/, /404: no page/] },
  });

  for (const route of [...routes, '/nowhere']) {
    test(`${route} says so once, on screen and on paper, and is not indexed`, async ({ page }) => {
      await page.goto(route);
      await expect(page.getByText(summary)).toHaveCount(1);
      await expect(page.getByText(examples)).toBeHidden();
      await page.getByText(summary).click();
      await expect(page.getByText(examples)).toBeVisible();
      await page.getByText(summary).click();
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByText(examples)).toBeVisible();
      await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
      await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
      // Neither feed nor link of the example's profiles.
      await expect(page.locator('iframe, [href*="voorbeeld.boerdery"]')).toHaveCount(0);
    });
  }
});

/** The texts in a folder of facts, except short ones, such as a day or a choice, which two farms may share. */
function textsIn(folder: string): readonly string[] {
  const texts: string[] = [];
  for (const file of factsFiles.filter((name) => name !== 'photos')) {
    JSON.parse(readFileSync(join(folder, `${file}.json`), 'utf8'), (_key, value: unknown) => {
      if (typeof value === 'string' && value.length > 11) texts.push(value);
      return value;
    });
  }
  return texts;
}

/** The text files of a folder, such as a built site. */
function readText(folder: string, names = /\.(html|js|json|txt|xml)$/): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const texts = files.filter((file) => names.test(file));
  return texts.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
}

test('a live farm shows no answer of the example farm', { tag: thorough }, () => {
  const ours = readdirSync('content').filter((file) => file.endsWith('.ts'));
  const ourCopy = ours.map((file) => readFileSync(join('content', file), 'utf8')).join('\n');
  const own = textsIn(neededFarmFolders.facts);
  const theirs = textsIn(exampleFarm).filter(
    (text) => !own.includes(text) && !ourCopy.includes(text),
  );
  const digits = ['27820000000', '-24.0000'];
  const shown = (folder: string) => {
    // As React escapes them.
    const text = readText(folder).replaceAll('&#x27;', "'").replaceAll('\u00a0', ' ');
    return [...theirs, ...digits].filter((answer) => text.includes(answer));
  };
  expect(shown(neededFarmFolders.site)).toEqual([]);
  expect(shown(previewFolder).length).toBeGreaterThan(40);
  expect(readText(neededFarmFolders.site)).not.toContain('id="in-preparation"');
});

test.describe('live, with only the needed answers', { tag: thorough }, () => {
  test.use({ folder: neededFarmFolders.site });

  for (const route of routes) {
    test(`${route} has no empty heading or section`, async ({ page }) => {
      await page.goto(route);
      await expect(page.locator('meta[name=robots]')).toHaveCount(0);
      const isFarmPage = pages[route].about === route;
      const structuredData = page.locator('script[type="application/ld+json"]');
      await expect(structuredData).toHaveCount(Number(isFarmPage));
      await expect(page.getByText('illustrations, not photos of our farm')).toBeVisible();
      const headings = await page.getByRole('heading').allInnerTexts();
      expect(headings.filter((text) => text.trim() === '')).toEqual([]);
      const sections = await page.locator('main section').evaluateAll((all: HTMLElement[]) =>
        all.map((section) => {
          const heading = section.querySelector('h1, h2')?.textContent ?? '';
          return [heading, section.innerText.length - heading.length] as const;
        }),
      );
      expect(sections.filter(([, length]) => length < 10)).toEqual([]);
    });
  }
});

test('structured data leaves out open answers and illustrations', { tag: thorough }, () => {
  const claims = /"image":|"geo"|"openingHours|"areaServed"|"sameAs"/;
  for (const name of ['index', 'bonsmara', 'garlic']) {
    for (const folder of [previewFolder, neededFarmFolders.site, openFarmFolders.site]) {
      const hasClaims = claims.test(readFileSync(join(folder, `${name}.html`), 'utf8'));
      expect(hasClaims, `${name} in ${folder}`).toBe(folder === previewFolder);
    }
  }
});
