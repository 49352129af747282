/** A farm in preparation, which has answered nothing, and a live one with only the needed answers. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { factsSchema } from '../content/facts/schema/facts';
import { factsFiles } from '../lib/facts/answers';
import { readBuildDay } from '../lib/facts/days';
import { exampleFarm } from '../lib/facts/farms.mjs';
import { answersIn, factsIn } from '../lib/facts/read';
import { valuesIn } from '../lib/facts/walk';
import { neededFarm, openFarm, previewFolder } from '../lib/tools/folders.mjs';
import { expect, routes, thorough } from './fixtures';
import { test } from './own-preview';

const summary = 'In preparation: some of this is an example.';
const subjects =
  'These are examples: Who you are, For sale now, Terms, Garlic varieties, Figures of the cattle, Certificates and awards, What customers say.';

test.describe('in preparation', { tag: thorough }, () => {
  test.use({
    folder: openFarm.site,
    allowedErrors: { patterns: [/Failed to load resource/, /404: no page/] },
  });

  for (const route of [...routes, '/nowhere']) {
    test(`${route} says so once, on screen and on paper, and is not indexed`, async ({ page }) => {
      await page.goto(route);
      await expect(page.getByText(summary)).toHaveCount(1);
      await expect(page.getByText(subjects)).toBeHidden();
      await page.getByText(summary).click();
      await expect(page.getByText(subjects)).toBeVisible();
      await page.getByText(summary).click();
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByText(subjects)).toBeVisible();
      await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
      await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
    });
  }
});

/** Every text in a farm's answers. */
function textsOf(folder: string): Set<string> {
  const answers = answersIn(factsIn(folder, readBuildDay()));
  const values = factsFiles
    .filter((file) => file !== 'photos')
    .flatMap((file) => valuesIn(factsSchema.shape[file], answers[file]));
  return new Set(values.flatMap(({ value }) => (typeof value === 'string' ? value : [])));
}

/** All text files of a built site. */
function readSite(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const texts = files.filter((file) => /\.(html|js|json|txt|xml)$/.test(file));
  return texts.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
}

test('a live farm shows no answer of the example farm', { tag: thorough }, () => {
  const own = textsOf(neededFarm.facts);
  const ours = readdirSync('content').filter((file) => file.endsWith('.ts'));
  const ourCopy = ours.map((file) => readFileSync(join('content', file), 'utf8')).join('\n');
  // Short ones, such as a time or the key of a choice, may be in both.
  const isOwn = (text: string) => own.has(text) || text.length < 10 || ourCopy.includes(text);
  const borrowed = [...textsOf(exampleFarm)].filter((text) => !isOwn(text));
  expect(borrowed.length).toBeGreaterThan(40);
  const digits = ['27820000000', '-24.0000'];
  const shown = (folder: string) => {
    // As React escapes them.
    const text = readSite(folder).replaceAll('&#x27;', "'").replaceAll('\u00a0', ' ');
    return [...borrowed, ...digits].filter((answer) => text.includes(answer));
  };
  expect(shown(neededFarm.site)).toEqual([]);
  expect(shown(previewFolder).length).toBeGreaterThan(40);
  expect(readSite(neededFarm.site)).not.toContain('id="in-preparation"');
});

test.describe('live, with only the needed answers', { tag: thorough }, () => {
  test.use({ folder: neededFarm.site });

  for (const route of routes) {
    test(`${route} has no empty heading or section`, async ({ page }) => {
      await page.goto(route);
      await expect(page.locator('meta[name=robots]')).toHaveCount(0);
      await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
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

/** How often a pattern occurs in a page of the example farm, the live one and the one in preparation. */
function countsIn(pattern: RegExp, name: string): readonly number[] {
  return [previewFolder, neededFarm.site, openFarm.site].map((folder) => {
    const page = readFileSync(join(folder, `${name}.html`), 'utf8');
    return page.match(pattern)?.length ?? 0;
  });
}

for (const name of ['index', 'bonsmara', 'garlic']) {
  test(`structured data of ${name}.html leaves out open answers and illustrations`, {
    tag: thorough,
  }, () => {
    const claims = /"image":|"geo"|"openingHours|"areaServed"|"sameAs"/g;
    const [full = 0, ...others] = countsIn(claims, name);
    expect(full).toBeGreaterThan(0);
    expect(others).toEqual([0, 0]);
  });
}

test('the cattle page of each farm shows only what its owner answered', { tag: thorough }, () => {
  for (const [shown, ...counts] of [
    // In the footer and beside the gallery.
    [/illustrations, not photos of our farm/g, 2, 2, 2],
    // The hero links to what is for sale, or else to the services.
    [/<a [^>]*href="#for-sale"/g, 1, 0, 1],
    [/<a [^>]*href="#services"/g, 0, 1, 0],
    // In preparation the profile is an example, so there is no feed.
    [/<iframe/g, 1, 0, 0],
    [/foot-and-mouth disease/g, 1, 0, 1],
    [/Follow the Cattle|Certifications|I have bred|finger grass|as we count them/g, 5, 0, 5],
    [/Removal certificate/g, 1, 1, 1],
  ] as const) {
    expect(countsIn(shown, 'bonsmara'), shown.source).toEqual(counts);
  }
});
