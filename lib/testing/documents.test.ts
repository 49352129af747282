/** @jest-environment node */

import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const documents = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' })
  .trim()
  .split('\n');

/** What a document writes as a path or a command of npm. */
function namesIn(document: string): { paths: string[]; commands: string[] } {
  const text = readFileSync(document, 'utf8');
  const marked = [...text.matchAll(/`([^`\n]+)`/g)].map(([, words = '']) => words);
  return {
    paths: marked.filter((words) =>
      /^(\.?[a-z0-9-]+\/)*(\.?[a-z0-9-]+\/|[a-z0-9.-]+\.(ts|tsx|mjs|md|css|json|html))$/.test(
        words,
      ),
    ),
    commands: [...text.matchAll(/npm run ([a-z:-]+)/g)].map(([, name = '']) => name),
  };
}

const versions = z.record(z.string(), z.string());
const { scripts, dependencies, devDependencies } = z
  .object({ scripts: versions, dependencies: versions, devDependencies: versions })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

// Files that a build makes, that only the owner's machine has, or that another site has.
const madeLater =
  /^(out|\.preview|test-results|\.env\.local|bonsmara\.html|404\.html|next\.config\.ts)/;

test.each(documents)('%s names only what is there', (document) => {
  const folder = document.includes('/') ? document.replace(/[^/]+$/, '') : '';
  const { paths, commands } = namesIn(document);
  const missing = paths.filter(
    (path) => !madeLater.test(path) && !existsSync(path) && !existsSync(folder + path),
  );
  expect(missing).toEqual([]);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});

test('workflows run commands that are there, and actions that cannot change under their name', () => {
  const folder = '.github/workflows';
  const workflows = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
  const uses = workflows.flatMap((text) => [...text.matchAll(/uses: (.*)/g)]);
  const loose = uses.filter(([, action = '']) => !/^[\w/-]+@[0-9a-f]{40} # v\d/.test(action));
  expect(uses.length).toBeGreaterThan(5);
  expect(loose.map(([action]) => action)).toEqual([]);
  const programs = workflows.flatMap((text) => [...text.matchAll(/node (\S+\.mjs)/g)]);
  const missing = programs.filter(([, path = '']) => !existsSync(path));
  expect(missing.map(([program]) => program)).toEqual([]);
  const commands = workflows.flatMap((text) => [...text.matchAll(/npm run ([a-z:-]+)/g)]);
  expect(commands.filter(([, name = '']) => !(name in scripts))).toEqual([]);
});

describe('docs/dependencies.md', () => {
  const all = { ...dependencies, ...devDependencies };

  test('gives a reason for each package, and for no other', () => {
    const text = readFileSync('docs/dependencies.md', 'utf8');
    const rows = [...text.matchAll(/^\| `(.+?)` \| .{4,} \|$/gm)];
    expect(rows.map(([, name]) => name)).toEqual(Object.keys(all));
  });

  test('is about packages that are held at exact versions', () => {
    expect(Object.values(all).filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });
});
