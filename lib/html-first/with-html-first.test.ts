import { spawnSync } from 'node:child_process';

/** What the wrapper makes of a configuration with a release of Next; Jest cannot load the module. */
function wrap(nextVersion: string) {
  const code = `import('./lib/html-first/with-html-first.mjs').then(({ withHtmlFirst }) =>
    console.log(withHtmlFirst({ trailingSlash: true }, '${nextVersion}')));`;
  return spawnSync(process.execPath, ['-e', code], { encoding: 'utf8' });
}

test.each(['15.5.9', '16.1.7'])('refuses Next %s, which knows no adapter', (version) => {
  expect(wrap(version).stderr).toContain(`Next ${version} is installed: run npm install`);
});

test.each(['16.2.0', '16.10.1', '17.0.0'])('takes Next %s', (version) => {
  expect(wrap(version).stdout).toMatch(/trailingSlash: true,\s*output: 'export',\s*adapterPath: /);
});
