import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const listed = (...patterns: readonly string[]) =>
  execFileSync('git', ['ls-files', ...patterns], { encoding: 'utf8' })
    .trim()
    .split('\n');
const read = (file: string) => readFileSync(file, 'utf8');
const versions = z.record(z.string(), z.string());
const packageSchema = z.object({
  scripts: versions.default({}),
  dependencies: versions,
  devDependencies: versions,
});
const { scripts, ...site } = packageSchema.parse(JSON.parse(read('package.json')));
const adapter = packageSchema.parse(JSON.parse(read('lib/html-first/package.json')));
const packages = {
  ...site.dependencies,
  ...site.devDependencies,
  ...adapter.dependencies,
  ...adapter.devDependencies,
};

/** All that a pattern's group finds in a file. */
const named = (file: string, pattern: RegExp) =>
  [...read(file).matchAll(pattern)].map(([, name = '']) => name);

// Files that a build makes, that only the owner's machine has, or that another site has.
const madeLater =
  /^(out|\.preview|test-results|\.env\.local|bonsmara\.html|404\.html|next\.config\.ts)/;
const path =
  /`((?:\.?[a-z0-9-]+\/)*(?:\.?[a-z0-9-]+\/|[a-z0-9.-]+\.(?:ts|tsx|mjs|md|css|json|html)))`/g;

test.each(listed('*.md', '.github/workflows/*'))('%s names only what is there', (file) => {
  const folder = file.includes('/') ? file.replace(/[^/]+$/, '') : '';
  const paths = [...named(file, path), ...named(file, /node (\S+\.mjs)/g)];
  const missing = paths.filter(
    (name) => !madeLater.test(name) && !existsSync(name) && !existsSync(folder + name),
  );
  expect(missing).toEqual([]);
  expect(named(file, /npm run ([a-z:-]+)/g).filter((name) => !(name in scripts))).toEqual([]);
});

test('packages and actions are held at exact versions', () => {
  expect(Object.values(packages).filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  const actions = listed('.github/workflows/*').flatMap((file) => named(file, /uses: (.*)/g));
  expect(actions.length).toBeGreaterThan(5);
  const own = /^\.\/\.github\/workflows\//;
  const others = actions.filter((action) => !own.test(action));
  expect(others.filter((action) => !/^[\w/-]+@[0-9a-f]{40} # v\d/.test(action))).toEqual([]);
});
