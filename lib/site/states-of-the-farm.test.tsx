import type { ReactElement } from 'react';
import { prepareProject } from '../testing/project-folder';
import { writeFarm } from '../testing/written-farms';

const project = prepareProject();
const live = {
  NEXT_PUBLIC_SITE_URL: 'https://www.farm.co.za',
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'aB3_k-9',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service_1a2b3c',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'template_1a2b3c',
};
const before = { ...process.env };
beforeEach(() => Object.assign(process.env, live));
afterEach(() => Object.assign(process.env, before));

/** The same of the example farm, of one with what is needed alone, and of one that has answered nothing. */
async function inEveryState<Result>(read: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (const farm of ['example', 'needed', 'open'] as const) {
    jest.resetModules();
    process.env.FACTS_FOLDER = before.FACTS_FOLDER;
    if (farm !== 'example') {
      writeFarm(farm, project.folder);
      process.env.FACTS_FOLDER = project.folder;
    }
    results.push(await read());
  }
  return results;
}

/** How often a pattern is found in what a component renders. */
async function countsIn(pattern: RegExp, render: () => Promise<ReactElement>) {
  const texts = await inEveryState(async () => {
    // Of the same copy of React as the components.
    const { renderToStaticMarkup } = await import('react-dom/server');
    return renderToStaticMarkup(await render());
  });
  return texts.map((text) => text.match(pattern)?.length ?? 0);
}

test('search engines are kept away in preparation alone', async () => {
  const robots = async () => (await import('@/app/layout')).metadata.robots;
  expect(await inEveryState(robots)).toEqual([undefined, undefined, { index: false }]);
});

test('pages say that they are in preparation, and then give machines nothing to read', async () => {
  const render = async () => {
    const { PageShell } = await import('@/components/page/page-shell');
    return <PageShell route="/">words</PageShell>;
  };
  expect(await countsIn(/In preparation: names/g, render)).toEqual([0, 0, 1]);
  expect(await countsIn(/application\/ld\+json/g, render)).toEqual([1, 1, 0]);
});

test.each(['/', '/bonsmara', '/garlic'] as const)(
  'structured data of %s leaves out what is not answered, and pictures that were made',
  async (route) => {
    const claims = /"image"|streetAddress|geo|openingHours|areaServed/g;
    const [full, needed] = await inEveryState(async () =>
      (await import('./structured-data')).structuredDataText(route).match(claims),
    );
    expect(full?.length).toBeGreaterThan(1);
    expect(needed).toBeNull();
  },
);

test('a live page with a picture that was made says so, in the footer and beside its gallery', async () => {
  const note = /illustrations, not photos of our farm/g;
  const footer = async () => {
    const { SiteFooter } = await import('@/components/page/site-footer');
    return <SiteFooter route="/bonsmara" />;
  };
  const gallery = async () => {
    const { Gallery } = await import('@/components/sections/gallery');
    const { cattlePhotos } = await import('@/content/photos');
    return <Gallery heading="Cattle Gallery" photos={cattlePhotos} />;
  };
  expect(await countsIn(note, footer)).toEqual([0, 1, 0]);
  expect(await countsIn(note, gallery)).toEqual([0, 1, 0]);
});

test('the first screen leads to what is for sale where something is, and to the services where nothing is', async () => {
  const hero = async () => {
    const { Hero } = await import('@/components/sections/hero');
    return <Hero route="/bonsmara" />;
  };
  expect(await countsIn(/href="#for-sale"/g, hero)).toEqual([1, 0, 1]);
  expect(await countsIn(/href="#services"/g, hero)).toEqual([0, 1, 0]);
});

test('no feed is offered of a profile that is an example', async () => {
  const counts = await countsIn(/<iframe/g, async () => {
    const { SocialFeed } = await import('@/components/sections/social');
    return <SocialFeed />;
  });
  expect(counts).toEqual([1, 1, 0]);
});

test('terms show what is answered', async () => {
  const counts = await countsIn(/<dd>/g, async () => {
    const { Terms } = await import('@/components/sections/terms');
    const { cattleTerms } = await import('@/content/business-terms');
    return <Terms summary="Terms" terms={cattleTerms} />;
  });
  expect(counts).toEqual([6, 0, 6]);
});
