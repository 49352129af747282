/** @jest-environment node */
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

/** Modules imported from here on read the facts of a farm without answers. */
function answerNothing(): void {
  writeUnansweredFarm(project.folder);
  process.env.FACTS_FOLDER = project.folder;
}

test('search engines are kept away for as long as something needed is open', async () => {
  expect((await import('@/app/layout')).metadata.robots).toBeUndefined();
  answerNothing();
  jest.resetModules();
  expect((await import('@/app/layout')).metadata.robots).toEqual({ index: false });
});

test.each(['/', '/bonsmara', '/garlic'] as const)(
  'structured data of %s leaves out what is not answered, and pictures that stand in',
  async (route) => {
    const read = async () =>
      (await import('./structured-data/structured-data')).structuredDataText(route);
    const claims =
      /telephone|"email"|sameAs|founder|"image"|addressLocality|streetAddress|geo|openingHours|areaServed/g;
    expect((await read()).match(claims)?.length).toBeGreaterThan(2);
    answerNothing();
    jest.resetModules();
    expect((await read()).match(claims)).toBeNull();
  },
);

test('the footer names neither phone nor email nor profiles that nobody has given', async () => {
  const read = async () => {
    const { SiteFooter } = await import('@/components/page/site-footer');
    return renderToStaticMarkup(<SiteFooter />);
  };
  const ways = /wa\.me|mailto:|instagram|facebook/g;
  expect((await read()).match(ways)).toHaveLength(4);
  answerNothing();
  jest.resetModules();
  expect((await read()).match(ways)).toBeNull();
});
