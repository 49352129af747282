/** The owner's farm, whatever its facts, and a live farm with only the needed answers. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pages } from '@/content/routes';
import { factsFiles } from '@/facts/check';
import { exampleFarm } from '@/facts/folders.mjs';
import { neededFarmFolders, ownerFolder, previewFolder } from '../scripts/folders.mjs';
import { contactForm } from './contact-form';
import { emailRequests, expect, expectAccessible, routes, thorough } from './fixtures';
import { test } from './own-preview';

test.describe('the owner’s farm', { tag: thorough }, () => {
  test.use({ folder: ownerFolder, viewport: { width: 360, height: 640 } });

  for (const route of routes) {
    test(`${route} is accessible, fits the screen and sends`, async ({ page }) => {
      await page.goto(route);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      // A preview is not indexed, and has no structured data while needed answers are missing.
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      const notices = await page.locator('#in-preparation').count();
      const isFarmPage = pages[route].about === route;
      const structuredData = page.locator('script[type="application/ld+json"]');
      await expect(structuredData).toHaveCount(Number(isFarmPage && notices === 0));
      // Whatever the site's settings, no enquiry leaves this machine.
      await page.route(emailRequests, (request) =>
        request.fulfill({ body: 'OK', headers: { 'Access-Control-Allow-Origin': '*' } }),
      );
      await contactForm(page).send();
    });
  }
});

/** The texts in a folder of facts, except short ones such as dates and choices, which two farms may share. */
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

/** The content of a folder's text files. */
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
    // Undoes React's escaping.
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
      const notice = page.getByRole('contentinfo').getByText('illustrations, not photos of our');
      await expect(notice).toBeVisible();
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

    test(`no link of ${route} is broken`, async ({ page, request }) => {
      await page.goto(route);
      const links = await page
        .getByRole('main')
        .locator('a[href^="#"], a[href^="/"]')
        .evaluateAll((all: HTMLAnchorElement[]) => [...new Set(all.map(({ href }) => href))]);
      expect(links.length).toBeGreaterThan(2);
      for (const { pathname, hash } of links.map((link) => new URL(link))) {
        const html = await (await request.get(pathname)).text();
        if (hash) expect(html, `${pathname}${hash}`).toContain(` id="${hash.slice(1)}"`);
        // An empty sale list is not linked to: its section asks what the visitor needs.
        expect(hash).not.toBe('#for-sale');
      }
    });
  }
});

test('a site URL pasted with spaces is parsed alike everywhere', { tag: thorough }, () => {
  for (const [file, words] of [
    ['sitemap.xml', '<loc>https://www.farm.co.za/bonsmara</loc>'],
    ['robots.txt', 'Sitemap: https://www.farm.co.za/sitemap.xml'],
    ['bonsmara.html', 'rel="canonical" href="https://www.farm.co.za/bonsmara"'],
    ['bonsmara.html', '"url":"https://www.farm.co.za/bonsmara"'],
  ] as const)
    expect(readFileSync(join(neededFarmFolders.site, file), 'utf8')).toContain(words);
});

test('structured data leaves out open answers and illustrations', { tag: thorough }, () => {
  const claims = /"image":|"geo"|"openingHours|"sameAs"/;
  for (const name of ['index', 'bonsmara', 'garlic']) {
    for (const folder of [previewFolder, neededFarmFolders.site]) {
      const hasClaims = claims.test(readFileSync(join(folder, `${name}.html`), 'utf8'));
      expect(hasClaims, `${name} in ${folder}`).toBe(folder === previewFolder);
    }
  }
});
