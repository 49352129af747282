import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import type { APIRequestContext, Page } from '@playwright/test';
import { z } from 'zod';
import { formatRand } from '../../lib/numbers/format';
import { expect, routes, test } from '../site';

const types = {
  '/': ['Organization'],
  '/bonsmara': ['LocalBusiness', 'BreadcrumbList', 'Service', 'ImageGallery'],
  '/garlic': ['LocalBusiness', 'BreadcrumbList', 'Service', 'ImageGallery', 'WebApplication'],
};
const graphShape = z.object({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.record(z.string(), z.unknown())),
});

/** Every value below a thing, with the name it stands under. */
function valuesIn(thing: unknown, name = ''): { name: string; value: string | number }[] {
  if (typeof thing === 'string' || typeof thing === 'number') return [{ name, value: thing }];
  if (Array.isArray(thing)) return thing.flatMap((part) => valuesIn(part, name));
  if (typeof thing !== 'object' || thing === null) return [];
  return Object.entries(thing).flatMap(([key, part]) => valuesIn(part, key));
}

async function graphOf(request: APIRequestContext, route: string) {
  const html = await (await request.get(route)).text();
  const text = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  return { html, values: valuesIn(graphShape.parse(JSON.parse(text))) };
}

/** What the page says to people, whether it is open or folded away. */
async function wordsOf(page: Page): Promise<string> {
  const words = await page.locator('body').evaluate((body) => {
    const copy = body.cloneNode(true);
    if (!(copy instanceof HTMLElement)) return '';
    for (const element of copy.querySelectorAll('script, style')) element.remove();
    return copy.textContent;
  });
  return words.replace(/\s+/g, ' ');
}

for (const route of routes) {
  test(`the structured data of ${route} has no error and claims no review`, async ({ request }) => {
    const { html, values } = await graphOf(request, route);
    const extracted = new WebAutoExtractor().parse(html);
    expect(Object.keys(extracted.jsonld)).toEqual(types[route]);
    expect(await new Validator().validate(extracted)).toEqual([]);
    expect(JSON.stringify(values)).not.toMatch(/"(\w*review\w*|\w*rating(Value)?)"/i);
  });

  test(`the structured data of ${route} says what the page says`, async ({ page, request }) => {
    await page.goto(route);
    const words = await wordsOf(page);
    const { values } = await graphOf(request, route);
    const said = ['name', 'description', 'caption', 'jobTitle', 'telephone', 'email'];
    const texts = values.filter(({ name }) => [...said, 'itemListElement'].includes(name));
    const places = values.filter(({ name }) => /^address(Locality|Region)$/.test(name));
    const prices = values.filter(({ name, value }) => name === 'price' && value !== 0);
    expect(texts.length).toBeGreaterThan(3);
    for (const { value } of [...texts, ...places]) expect(words).toContain(String(value));
    for (const { value } of prices) {
      expect(words).toContain(formatRand(Number(value)).replace(/\s/g, ' '));
    }
  });

  test(`every address in the structured data of ${route} is one of the site`, async ({
    request,
  }) => {
    const { values } = await graphOf(request, route);
    const addresses = values.filter(({ name }) =>
      ['url', 'item', 'image', 'logo', 'contentUrl'].includes(name),
    );
    expect(addresses.length).toBeGreaterThan(1);
    for (const { value } of addresses) {
      const { pathname } = new URL(String(value));
      expect((await request.get(pathname)).status(), pathname).toBe(200);
    }
  });
}

test('all pages speak of the farm and its businesses by the same names', async ({ request }) => {
  const { values: home } = await graphOf(request, '/');
  const known = home.filter(({ name }) => name === '@id').map(({ value }) => value);
  expect(new Set(known).size).toBe(3);
  for (const route of ['/bonsmara', '/garlic']) {
    const { values } = await graphOf(request, route);
    for (const { value } of values.filter(({ name }) => name === '@id')) {
      expect(known).toContain(value);
    }
  }
});
