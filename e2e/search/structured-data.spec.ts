import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { formatRand } from '../../lib/numbers/format';
import { expect, routes, test } from '../site';

/** What each page is about, and how many services and lots it offers that have a price. */
const wanted = {
  '/': { types: ['Organization'], offers: 0 },
  '/bonsmara': { types: ['LocalBusiness'], offers: 4 },
  '/garlic': { types: ['LocalBusiness'], offers: 11 },
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

/** The structured data of a page, and its values whose names fit a pattern. */
async function readData(request: APIRequestContext, route: string) {
  const html = await (await request.get(route)).text();
  const text = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const values = valuesIn(graphShape.parse(JSON.parse(text)));
  const named = (pattern: RegExp) =>
    values.filter(({ name }) => pattern.test(name)).map(({ value }) => value);
  return { html, text, named };
}

for (const route of routes) {
  test(`the structured data of ${route} has no error and claims no review`, async ({ request }) => {
    const { html, text, named } = await readData(request, route);
    const { types, offers } = wanted[route];
    const extracted = new WebAutoExtractor().parse(html);
    expect(Object.keys(extracted.jsonld)).toEqual(types);
    expect(await new Validator().validate(extracted)).toEqual([]);
    expect(text).not.toMatch(/"(\w*review\w*|\w*rating(Value)?)"/i);
    expect(named(/^@type$/).filter((type) => type === 'Offer')).toHaveLength(offers);
    expect(text.match(/"itemOffered":\{"@type":"\w+","name":"\w/g) ?? []).toHaveLength(offers);
    // The farm as a whole only names its two businesses; each says where it is and where it works.
    expect(named(/^(latitude|longitude|streetAddress|areaServed)$/)).toHaveLength(
      route === '/' ? 1 : 4,
    );
  });

  test(`${route} says what its structured data says, and nothing twice`, async ({
    page,
    request,
  }) => {
    await page.goto(route);
    const words = await page.locator('body').evaluate((body) => {
      for (const element of body.querySelectorAll('script, style')) element.remove();
      return body.textContent.replace(/\s+/g, ' ');
    });
    const sentences: string[] = words.match(/[A-Z][^.!?]{24,}[.!?]/g) ?? [];
    expect(sentences.filter((each, index) => sentences.indexOf(each) !== index)).toEqual([]);
    const { named } = await readData(request, route);
    const names =
      /^(name|description|caption|jobTitle|telephone|email|streetAddress|areaServed|address(Locality|Region)|opens|closes)$/;
    expect(named(names).length).toBeGreaterThan(5);
    for (const value of named(names)) expect(words).toContain(String(value));
    for (const price of named(/^price$/).map(Number)) {
      expect(words).toContain(formatRand(price).replace(/\s/g, ' '));
    }
    const addresses = named(/^(url|item|image|logo|contentUrl)$/);
    expect(addresses.length).toBeGreaterThan(1);
    for (const address of addresses) {
      const { pathname } = new URL(String(address));
      expect((await request.get(pathname)).status(), pathname).toBe(200);
    }
  });
}
