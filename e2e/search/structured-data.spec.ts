import Validator from '@adobe/structured-data-validator';
import { z } from 'zod';
import { expect, routes, test } from '../site';

const graphSchema = z.object({ '@graph': z.array(z.looseObject({ '@type': z.string() })) });

/** What each page is about, and how many lots it offers that have a price. */
const wanted = {
  '/': { types: ['Organization'], offers: 0, places: 1 },
  '/bonsmara': { types: ['LocalBusiness'], offers: 4, places: 4 },
  '/garlic': { types: ['LocalBusiness'], offers: 2, places: 4 },
};
const facts = 'name|description|caption|jobTitle|telephone|email|streetAddress|opens|closes';
const places = 'latitude|longitude|streetAddress|areaServed';

for (const route of routes) {
  test(`a crawler reads ${route}: its structured data has no error, and claims what the page says`, async ({
    page,
  }) => {
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
    // The farm as a whole names its businesses; each of them says where it is and where it works.
    expect(valuesOf(places)).toHaveLength(wanted[route].places);
    await structured.evaluate((element) => element.remove());
    const pageText = ((await page.locator('body').textContent()) ?? '').replace(/\s+/g, ' ');
    expect(valuesOf(facts).length).toBeGreaterThan(5);
    for (const value of valuesOf(facts)) expect(pageText).toContain(value);
  });
}
