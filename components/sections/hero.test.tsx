import { renderToStaticMarkup } from 'react-dom/server';
import { exampleFarm } from '@/content/facts/folders.mjs';
import { prepareProject } from '@/lib/testing/project-folder';
import { writeFarm } from '@/lib/testing/written-farms';

const project = prepareProject();

/** Where the first screen of the cattle page leads, of the farm in a folder. */
async function linksOf(facts = exampleFarm) {
  jest.resetModules();
  process.env.FACTS_FOLDER = facts;
  const { Hero } = await import('./hero');
  const html = renderToStaticMarkup(<Hero route="/bonsmara" />);
  return [...html.matchAll(/<a [^>]*href="(#[^"]*)"/g)].map(([, address]) => address);
}

test('leads to what is for sale where something is, and to the services where nothing is', async () => {
  expect(await linksOf()).toEqual(['#for-sale', '#gallery']);
  writeFarm('needed', project.folder);
  expect(await linksOf(project.folder)).toEqual(['#services', '#gallery']);
});
