/** What search engines, link previews and validators read in the exported HTML. */
import { existsSync, readFileSync } from 'node:fs';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { HtmlValidate } from 'html-validate';
import sharp from 'sharp';
import * as z from 'zod';
import { farm } from '../content/farm';
import { previewFolder } from '../scripts/folders.mjs';
import { headersFor, readHeaderRules } from '../scripts/preview/preview-server';
import { expect, routes, test } from './fixtures';

const origin = 'http://localhost:3000';
const read = (path: string) => readFileSync(`${previewFolder}${path}`, 'utf8');
const htmlOf = (route: string) => read(`${route === '/' ? '/index' : route}.html`);
const pageOf = (route: string) => fromHtml(htmlOf(route));
const structuredOf = (page: ReturnType<typeof fromHtml>) =>
  textOf(select('script[type="application/ld+json"]', page) ?? page);

/** Words in a page's title, besides the province. */
const titleWords: Partial<Record<string, readonly string[]>> = {
  '/': ['Bonsmara', 'garlic', 'Limpopo'],
  '/bonsmara': ['Bonsmara', 'for sale', 'Limpopo'],
  '/garlic': ['Garlic', 'for sale', 'prices', 'Limpopo'],
};

/** Words in a page's description, besides the place. */
const descriptionWords: Partial<Record<string, readonly string[]>> = {
  '/': ['Garlic, seed'],
  '/garlic': ['Pink Egyptian', 'White Argentinian', 'Shani', 'Seed'],
};

for (const route of routes) {
  test(`the metadata of ${route} describes it to search engines and shared links`, async () => {
    const page = pageOf(route);
    const meta = (name: string) =>
      String(select(`[name="${name}"], [property="${name}"]`, page)?.properties.content);
    const title = textOf(select('title', page) ?? page);
    const description = meta('description');
    expect(title).toMatch(/^.{21,60}$/);
    for (const word of titleWords[route] ?? []) expect(title).toContain(word);
    expect(description).toMatch(/^.{71,155}$/);
    for (const word of descriptionWords[route] ?? []) expect(description).toContain(word);
    expect(description).toMatch(/^.*(Bonsmara|garlic).*Limpopo, South Africa/i);
    const canonical = String(select('link[rel=canonical]', page)?.properties.href);
    expect(new URL(canonical).href).toBe(new URL(route, origin).href);
    expect(select('html', page)?.properties.lang).toBe('en-ZA');
    expect(meta('og:title')).toBe(title);
    expect(meta('og:description')).toBe(description);
    expect(meta('og:url')).toBe(canonical);
    const card = new URL(meta('og:image')).pathname;
    expect(card).toMatch(/^\/photos\/.*-1200\.jpg$/);
    const { format, width, height } = await sharp(previewFolder + card).metadata();
    expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
    // Search engines must not index previews.
    expect(meta('robots')).toMatch(/^noindex/);
    expect(selectAll('link[rel=icon]', page)).toHaveLength(1);
  });
}

test('the sitemap names every page, and the day of the list that they show', () => {
  const sitemap = read('/sitemap.xml');
  const urls = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
  const paths = urls.map((url) => new URL(url ?? '').pathname);
  expect(paths.toSorted()).toEqual(routes.toSorted());
  expect(sitemap.match(/<lastmod>2026-11-22</g)).toHaveLength(3);
  const robots = read('/robots.txt');
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(robots).not.toMatch(/Disallow|Host:/);
});

const graphSchema = z.object({ '@graph': z.array(z.looseObject({ '@type': z.string() })) });

/** The expected structured data of each page: its types, the number of places, and one answer. */
const structuredData = {
  '/': {
    types: ['Organization', 'WebSite'],
    places: 0,
    claim: { address: 'Plot 1, Voorbeeld Road, 0000' },
  },
  '/bonsmara': {
    types: ['LocalBusiness'],
    places: 1,
    claim: { geo: { latitude: '-24.00001', longitude: '28.00001' } },
  },
  '/garlic': {
    types: ['LocalBusiness'],
    places: 1,
    claim: { geo: { latitude: '-24.00002', longitude: '28.00002' } },
  },
};
const facts = 'name|alternateName|description|caption|jobTitle|telephone|email|opens|closes';

for (const [route, wanted] of Object.entries(structuredData)) {
  test(`the structured data of ${route} claims only what the page says`, () => {
    const page = pageOf(route);
    const structured = structuredOf(page);
    const valuesOf = (names: string) =>
      [...structured.matchAll(new RegExp(`"(?:${names})":"?([^",}]+)`, 'g'))].map(
        ([, value]) => value,
      );
    const { '@graph': things } = graphSchema.parse(JSON.parse(structured));
    expect(things.map((thing) => thing['@type'])).toEqual(wanted.types);
    expect(structured).not.toMatch(/"(\w*review\w*|\w*rating(Value)?)"/i);
    // The home page names the two businesses; their own pages say where they are.
    expect(valuesOf('geo')).toHaveLength(wanted.places);
    expect(things[0]).toMatchObject(wanted.claim);
    const body = textOf(select('body', page) ?? page).replace(structured, '');
    const text = body.replace(/\s+/g, ' ');
    const claims = valuesOf(facts).map(String);
    expect(claims).toContain(farm.phone);
    expect(claims.filter((claim) => !text.includes(claim))).toEqual([]);
  });
}

test('a description, which search engines may show for weeks, names no lot', () => {
  const description = select('meta[name=description]', pageOf('/bonsmara'))?.properties.content;
  expect(description).not.toMatch(/\d/);
  expect(description).toMatch(/ See what is for sale today\.$/);
});

test('no URL in a page leads to a file or an id that the site does not have', () => {
  const allPages = new Map([...routes, '/404'].map((route) => [route, pageOf(route)]));
  const dead: string[] = [];
  for (const [route, page] of allPages) {
    const named = selectAll('a[href], link[href], [src], [srcset], [imagesrcset]', page);
    const urls = named.flatMap(({ properties: { href, src, srcSet, imageSrcSet } }) =>
      `${href ?? src ?? ''}, ${srcSet ?? imageSrcSet ?? ''}`.split(', '),
    );
    for (const url of urls.map((each) => each.split(' ')[0] ?? '')) {
      const { origin: host, pathname, hash } = new URL(url, origin + route);
      if (host !== origin) continue;
      const target = allPages.get(pathname);
      const isThere = target
        ? hash === '' || select(`[id="${hash.slice(1)}"]`, target)
        : existsSync(previewFolder + decodeURI(pathname));
      if (!isThere) dead.push(`${route}: ${url}`);
    }
  }
  expect(dead).toEqual([]);
});

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
const headerRules = readHeaderRules(previewFolder);

for (const route of [...routes, '/404']) {
  test(`the source of ${route} is valid, and its policy allows scripts by hash only`, async () => {
    const html = htmlOf(route);
    const { results } = await validator.validateString(html);
    expect(results.flatMap(({ messages }) => messages)).toEqual([]);
    // Browsers enforce both the page's policy and the header's.
    const own = select('meta[http-equiv="Content-Security-Policy"]', pageOf(route));
    const header = headersFor(headerRules, route)['Content-Security-Policy'];
    const policy = `${own?.properties.content}; ${header}`;
    expect(policy).toContain("default-src 'none'");
    const fromHeader =
      "; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types offline";
    expect(policy.endsWith(fromHeader)).toBe(true);
    expect(policy).not.toMatch(/unsafe|script-src[^;]* (\*|https?:|data:)/);
    // Speculation rules prefetch a link on pointerdown, except on the 404 page.
    expect(html.includes('{"prefetch":[{"where":')).toBe(route !== '/404');
    // The policy blocks style and event handler attributes.
    expect(html).not.toMatch(/<[^>]+\s(style|on[a-z]+)=/);
    // Only the cattle page may frame Facebook, for its feed.
    const framed = route === '/bonsmara' ? 'https://www.facebook.com' : "'none'";
    expect(policy).toContain(`frame-src ${framed};`);
  });
}
