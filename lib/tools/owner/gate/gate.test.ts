import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { exampleFarm } from '@/content/facts/folders.mjs';
import { prepareProject } from '../../../testing/project-folder';
import { writeFarm } from '../../../testing/written-farms';

const project = prepareProject();
const tsx = [resolve('node_modules/tsx/dist/cli.mjs'), '--tsconfig', resolve('tsconfig.json')];

/** What stands in place of the commands that the gate runs once facts and prices are in order. */
function scripts(build: string, test: string): void {
  project.write('package.json', JSON.stringify({ scripts: { build, test } }));
}

beforeEach(() => {
  // All photos are encoded, so the gate writes to neither folder.
  for (const path of ['content/photos', 'public/photos']) {
    mkdirSync(dirname(join(project.folder, path)), { recursive: true });
    symlinkSync(resolve(path), join(project.folder, path));
  }
  cpSync('lib/photos/manifest.json', join(project.folder, 'lib/photos/manifest.json'));
  cpSync(exampleFarm, join(project.folder, exampleFarm), { recursive: true });
  writeFarm('needed', join(project.folder, 'content/facts'));
  scripts('echo built', 'echo tested');
});

/** Runs the gate on the change; gives its verdict. */
function judge(): string {
  const { status } = project.node([...tsx, resolve('lib/tools/owner/gate/gate.ts')], {
    PATH: `${dirname(process.execPath)}:/usr/bin:/bin`,
  });
  const verdict = project.read('test-results/verdict.txt');
  expect(status).toBe(/^(passed|preparation)\n/.test(verdict) ? 0 : 1);
  return verdict;
}

function changePrice(rand: string): void {
  const file = 'content/facts/prices.json';
  project.write(file, project.read(file).replace(/(?<="bedShaping": )[^,]+/, rand));
}

test('a mistake is named, and nothing is built', () => {
  changePrice('"R1200"');
  scripts('exit 1', 'exit 1');
  expect(judge()).toMatch(
    /^mistakes\nPrices of the garlic services, Bed shaping.* is "R1200", and must/,
  );
});

test('what a site in preparation waits for is named, although nothing is wrong', () => {
  writeFarm('open', join(project.folder, 'content/facts'));
  expect(judge()).toMatch(/^preparation\nWho you are and how to reach you, Owner’s name\n/);
});

test('a change that breaks nothing can be published, however far a price moves', () => {
  changePrice('115');
  expect(judge()).toBe('passed\n');
});

test('what a command said before it broke off is told', () => {
  changePrice('1200');
  scripts('echo built', 'echo too heavy >&2; exit 1');
  expect(judge()).toBe('broken\nnpm run test\ntoo heavy');
});
