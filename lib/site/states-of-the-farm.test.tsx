import { cpSync } from 'node:fs';
import type { ReactElement } from 'react';
import { exampleFarm } from '@/content/facts/folders.mjs';
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

test.each([
  ['/', ['Limpopo', 'Gauteng']],
  ['/bonsmara', ['Limpopo', 'Gauteng']],
  ['/garlic', ['Limpopo', 'Mpumalanga']],
] as const)(
  'title and description of %s name the province of the owner',
  async (route, provinces) => {
    const told = await inEveryState(async () => (await import('./metadata')).pageMetadata(route));
    for (const [index, province] of provinces.entries()) {
      expect(told[index]?.title).toContain(province);
      expect(told[index]?.description).toContain(`${province}, South Africa`);
    }
  },
);

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

test('no feed of an example profile is offered', async () => {
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

test.each([
  ['2026-09-23', true],
  ['2026-09-22', false],
  ['', false],
])(
  'answers on the health of the cattle that were right on "%s" are shown: %s',
  async (day, isShown) => {
    cpSync(exampleFarm, project.folder, { recursive: true });
    project.write('terms.json', project.read('terms.json').replace('2026-11-18', day));
    Object.assign(process.env, { FACTS_FOLDER: project.folder, BUILD_DAY: '2026-11-22' });
    jest.resetModules();
    const { renderToStaticMarkup } = await import('react-dom/server');
    const { Services } = await import('@/components/sections/services');
    const page = renderToStaticMarkup(<Services />);
    expect(page).toContain('Removal certificate');
    for (const words of ['Health of the cattle', 'under quarantine', 'September 2026']) {
      expect([words, page.includes(words)]).toEqual([words, isShown]);
    }
  },
);
