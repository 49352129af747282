/** @jest-environment node */
import { spawnSync } from 'node:child_process';

/** What the wrapper makes of an empty configuration with a release of Next. */
function wrap(nextVersion: string) {
  const code = `import('./lib/html-first/with-html-first.mjs').then(({ withHtmlFirst }) =>
    console.log(JSON.stringify(withHtmlFirst({ trailingSlash: true }, '${nextVersion}'))));`;
  return spawnSync(process.execPath, ['-e', code], { encoding: 'utf8' });
}

test.each(['15.5.9', '16.0.11', '16.1.7'])('refuses Next %s, which knows no adapter', (version) => {
  const { status, stderr } = wrap(version);
  expect(status).toBe(1);
  expect(stderr).toContain(`needs Next 16.2 or newer, and Next ${version} is installed`);
});

test.each(['16.2.0', '16.10.1', '17.0.0'])(
  'hands the export to the adapter in Next %s',
  (version) => {
    expect(JSON.parse(wrap(version).stdout)).toEqual({
      trailingSlash: true,
      output: 'export',
      adapterPath: expect.stringMatching(/lib\/html-first\/index\.mjs$/),
    });
  },
);
