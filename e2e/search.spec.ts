/** What search engines, shared links and validators read of each page. */
import Validator from '@adobe/structured-data-validator';
import { HtmlValidate } from 'html-validate';
import sharp from 'sharp';
import { z } from 'zod';
import { expect, routes, tagFor, test } from './fixtures';

const origin = 'http://localhost:3000';

for (const route of routes) {
  test(`the metadata of ${route} describes it to search engines and shared links`, {
    tag: tagFor(route),
  }, async ({ page, request }) => {
    await page.goto(route);
    const meta = (name: string) =>
      page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content');
    const cardAddress = new URL((await meta('og:image')) ?? '').pathname;
    expect(cardAddress).toMatch(/^\/photos\/.*-1200\.jpg$/);
    const title = await page.title();
    const description = (await meta('description')) ?? '';
    expect(title).toMatch(/^.{21,60}$/);
    for (const word of { '/': [], '/bonsmara': ['for sale'], '/garlic': ['for sale', 'prices'] }[
      route
    ]) {
      expect(title).toContain(word);
    }
    expect(description).toMatch(/^.{71,155}$/);
    for (const word of [route === '/garlic' ? /garlic/i : /Bonsmara/, /Limpopo/]) {
      expect(title).toMatch(word);
      expect(description).toMatch(word);
    }
    expect(description).toContain('South Africa');
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(new URL(canonical ?? '').href).toBe(new URL(route, origin).href);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-ZA');
    expect(await meta('og:title')).toBe(title);
    expect(await meta('og:description')).toBe(description);
    expect(await meta('og:url')).toBe(canonical);
    const card = await (await request.get(cardAddress)).body();
    const { format, width, height } = await sharp(card).metadata();
    expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
    // Previews are never indexed.
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /^noindex/);
    const icons = page.locator('link[rel=icon], link[rel=apple-touch-icon]');
    await expect(icons).toHaveCount(2);
  });
}

test('the sitemap names the three pages, and the day of the list that they show', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  expect(addresses.map((address) => new URL(address ?? '').pathname)).toEqual([...routes]);
  expect(sitemap.match(/<lastmod>2026-11-22</g)).toHaveLength(3);
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(robots).not.toContain('Disallow');
});

const graphSchema = z.object({ '@graph': z.array(z.looseObject({ '@type': z.string() })) });

/** What each page is about, how many lots and services with a price it offers, and how many places it names. */
const wanted = {
  '/': { types: ['Organization', 'WebSite'], offers: 0, places: 1 },
  '/bonsmara': { types: ['LocalBusiness'], offers: 4, places: 4 },
  '/garlic': { types: ['LocalBusiness'], offers: 10, places: 4 },
};
const facts = 'name|description|caption|jobTitle|telephone|email|streetAddress|opens|closes';
const places = 'latitude|longitude|streetAddress|areaServed';

for (const route of routes) {
  test(`the structured data of ${route} is valid, and claims only what the page says`, {
    tag: tagFor(route),
  }, async ({ page }) => {
    await page.goto(route);
    const structured = page.locator('script[type="application/ld+json"]');
    const text = (await structured.textContent()) ?? '';
    const valuesOf = (names: string) =>
      [...text.matchAll(new RegExp(`"(?:${names})":"?([^",}]+)`, 'g'))].map(([, value]) => value);
    const { '@graph': things } = graphSchema.parse(JSON.parse(text));
    expect(things.map((thing) => thing['@type'])).toEqual(wanted[route].types);
    const jsonld = Object.fromEntries(things.map((thing) => [thing['@type'], [thing]]));
    expect(await new Validator().validate({ jsonld })).toEqual([]);
    expect(text).not.toMatch(/"(\w*review\w*|\w*rating(Value)?)"/i);
    expect(text.match(/"@type":"Offer"/g) ?? []).toHaveLength(wanted[route].offers);
    // Each price is per unit, and includes VAT.
    const prices = text.match(/"@type":"UnitPriceSpecification".*?"valueAddedTaxIncluded":true/g);
    expect(prices ?? []).toHaveLength(wanted[route].offers);
    expect(text.match(/"referenceQuantity"/g) ?? []).toHaveLength(wanted[route].offers);
    // The home page names the two businesses; their own pages say where they are and whom they serve.
    expect(valuesOf(places)).toHaveLength(wanted[route].places);
    await structured.evaluate((element) => element.remove());
    const pageText = ((await page.locator('body').textContent()) ?? '').replace(/\s+/g, ' ');
    expect(valuesOf(facts).length).toBeGreaterThan(5);
    for (const value of valuesOf(facts)) expect(pageText).toContain(value);
  });
}

test('a lot is offered under its own name and place, for at most 30 days', async ({ page }) => {
  await page.goto('/bonsmara');
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  expect(text).toContain('"name":"24 weaners, Voorbeeldfontein"');
  // Its own last day, and for the others the list's.
  expect(text?.match(/"validThrough":"[^"]*"/g)).toEqual([
    '"validThrough":"2026-12-15"',
    ...Array<string>(3).fill('"validThrough":"2026-12-22"'),
  ]);
  const description = page.locator('meta[name="description"]');
  await expect(description).toHaveAttribute('content', / For sale: 8 cows and 1 bull\.$/);
});

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

for (const route of [...routes, '/nowhere']) {
  test(`the source of ${route} is valid, and its policy allows scripts by hash only`, {
    tag: tagFor(route),
  }, async ({ request }) => {
    const answer = await request.get(route);
    const html = await answer.text();
    const { results } = await validator.validateString(html);
    expect(results.flatMap(({ messages }) => messages)).toEqual([]);
    // Browsers apply the page's own policy and the header's.
    const [, own] =
      /<meta http-equiv="?Content-Security-Policy"? content="([^"]*)"/i.exec(html) ?? [];
    const policy = `${own}; ${answer.headers()['content-security-policy']}`;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(
      "; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types offline default",
    );
    expect(policy).not.toMatch(/unsafe|script-src[^;]* (\*|https?:|data:)/);
    // The policy blocks inline attributes.
    expect(html).not.toMatch(/<[^>]+\s(style|on[a-z]+)=/);
    // Only the cattle page may frame another site, for its feed.
    const framed = route === '/bonsmara' ? 'https://www.facebook.com' : "'none'";
    expect(policy).toContain(`frame-src ${framed};`);
  });
}
