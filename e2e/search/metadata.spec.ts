import sharp from 'sharp';
import { expect, routes, test } from '../site';

const origin = 'http://localhost:3000';

for (const route of routes) {
  test(`a search engine reads ${route}: it and shared links tell what the page is`, async ({
    page,
    request,
  }) => {
    await page.goto(route);
    const meta = (name: string) =>
      page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content');
    const cardAddress = new URL((await meta('og:image')) ?? '').pathname;
    expect(cardAddress).toMatch(/^\/photos\/.*-1200\.jpg$/);
    const title = await page.title();
    const description = (await meta('description')) ?? '';
    expect(title).toMatch(/^.{21,60}$/);
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
    // A preview asks not to be indexed.
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /^noindex/);
    const icons = page.locator('link[rel=icon], link[rel=apple-touch-icon]');
    await expect(icons).toHaveCount(2);
  });
}

test('a search engine reads the sitemap: it names the three pages, and the day of the list that they show', async ({
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
