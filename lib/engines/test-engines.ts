/**
 * `npm run test:engines`: the main journeys in every browser engine, on the built site. A journey
 * that fails or an engine that is not on the machine fails it: what was not tried is not known to
 * work. `ENGINES=firefox,webkit` tries only those, and names the others as left out.
 */
import { existsSync } from 'node:fs';
import { describeError } from '../describe-error';
import { chooseEngines } from './choose-engines';
import type { Engine } from './engine';
import { EnginePage } from './engine-page';
import { engines } from './engines';
import type { Journey } from './journey';
import { type EngineResults, passed, problems, summary } from './report';
import { TestSite } from './test-site';

const folder = process.env.SITE_FOLDER ?? 'out';
const deskPixels = 1280;

if (!existsSync(`${folder}/index.html`)) {
  console.error(`There is no built site in ${folder}/: run npm start or npm test, which build it.`);
  process.exit(1);
}

async function makeJourney(page: EnginePage, journey: Journey): Promise<string> {
  const site = new TestSite(folder, journey.delayMilliseconds);
  await site.start();
  try {
    await page.resize(deskPixels);
    await journey.make({ page, site });
    await page.expectNoProblems();
    return passed;
  } catch (error) {
    return describeError(error);
  } finally {
    site.stop();
  }
}

async function tryEngine({ isInstalled, installation, start, journeys }: Engine) {
  if (!(await isInstalled())) return { start: `it is not on this machine: run ${installation}.` };
  const results: Record<string, string> = {};
  try {
    const driver = await start();
    try {
      const page = new EnginePage(driver);
      for (const journey of journeys) results[journey.name] = await makeJourney(page, journey);
    } finally {
      await driver.close();
    }
  } catch (error) {
    results.start = describeError(error);
  }
  return results;
}

const { chosen, leftOut, unknown } = chooseEngines(engines, process.env.ENGINES);
if (unknown.length > 0) {
  const known = engines.map(({ name }) => name).join(', ');
  console.error(`ENGINES names ${unknown.join(', ')}, which is none of ${known}.`);
  process.exit(1);
}
const all: EngineResults[] = [];
for (const engine of chosen) {
  console.log(`${engine.name} ...`);
  all.push({ engine: engine.name, results: await tryEngine(engine) });
}
console.table(summary(all));
for (const { name } of leftOut) console.log(`${name}: left out, since ENGINES does not name it.`);
for (const problem of problems(all)) console.error(problem);
process.exitCode = problems(all).length > 0 ? 1 : 0;
