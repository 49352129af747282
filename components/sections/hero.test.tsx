import { renderToStaticMarkup } from 'react-dom/server';

/** Where the first screen of the cattle page leads on a day. */
async function linksOn(day: string) {
  jest.resetModules();
  process.env.BUILD_DAY = day;
  const { Hero } = await import('./hero');
  const html = renderToStaticMarkup(<Hero route="/bonsmara" />);
  return [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, address]) => address);
}

test('leads to what is for sale where something is, and to the services where nothing is', async () => {
  expect(await linksOn('2026-11-22')).toEqual(['#for-sale', '#gallery']);
  // The list of the filled farm was last right in November.
  expect(await linksOn('2027-03-01')).toEqual(['#services', '#gallery']);
});
