import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prepareProject } from '../testing/project-folder';
import { writeUnansweredFarm } from '../testing/unanswered-farm';

const project = prepareProject();
const live = {
  NEXT_PUBLIC_SITE_URL: 'https://www.farm.co.za',
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'aB3_k-9',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service_1a2b3c',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'template_1a2b3c',
};
const before = { ...process.env };
beforeEach(() => {
  jest.resetModules();
  Object.assign(process.env, live);
});
afterEach(() => Object.assign(process.env, before));

/** The same of the filled farm, and of one whose owner has answered nothing. */
async function withAndWithoutAnswers<Result>(read: () => Promise<Result>) {
  const answered = await read();
  writeUnansweredFarm(project.folder);
  process.env.FACTS_FOLDER = project.folder;
  jest.resetModules();
  return [answered, await read()] as const;
}

/** How often a pattern is found in what a component renders, with and without answers. */
async function countsIn(pattern: RegExp, render: () => Promise<ReactElement>) {
  const texts = await withAndWithoutAnswers(async () => renderToStaticMarkup(await render()));
  return texts.map((text) => text.match(pattern)?.length ?? 0);
}

test('search engines are kept away for as long as something needed is open', async () => {
  const robots = async () => (await import('@/app/layout')).metadata.robots;
  expect(await withAndWithoutAnswers(robots)).toEqual([undefined, { index: false }]);
});

test.each(['/', '/bonsmara', '/garlic'] as const)(
  'structured data of %s leaves out what is not answered, and pictures that stand in',
  async (route) => {
    const claims =
      /telephone|"email"|sameAs|founder|"image"|addressLocality|streetAddress|geo|openingHours|areaServed/g;
    const [answered, unanswered] = await withAndWithoutAnswers(async () =>
      (await import('./structured-data')).structuredDataText(route).match(claims),
    );
    expect(answered?.length).toBeGreaterThan(2);
    expect(unanswered).toBeNull();
  },
);

test('the footer names neither phone nor email nor profiles that nobody has given', async () => {
  const counts = await countsIn(/wa\.me|mailto:|instagram|facebook/g, async () => {
    const { SiteFooter } = await import('@/components/page/site-footer');
    return <SiteFooter />;
  });
  expect(counts).toEqual([4, 0]);
});

test('certificates that nobody has confirmed are called examples', async () => {
  const counts = await countsIn(/>Example</g, async () => {
    const { Certifications } = await import('@/components/sections/certifications');
    return <Certifications route="/garlic" />;
  });
  expect(counts).toEqual([0, 3]);
});

test('terms show what is answered, and no list where nothing is', async () => {
  const counts = await countsIn(/<dl|<dd>/g, async () => {
    const { Terms } = await import('@/components/sections/terms');
    const { garlicTerms } = await import('@/content/business-terms');
    return <Terms terms={garlicTerms} />;
  });
  expect(counts).toEqual([5, 0]);
});
