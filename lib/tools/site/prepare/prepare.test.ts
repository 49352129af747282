import { resolve } from 'node:path';
import { prepareProject } from '../../../testing/project-folder';

const project = prepareProject();
const script = resolve('lib/tools/site/prepare/prepare.mjs');

// A stand-in for npm that leaves behind what a build does.
const npm = `#!/bin/sh
[ -f build-fails ] && exit 1
mkdir -p "\${SITE_FOLDER:-out}"
echo "$NEXT_PUBLIC_SITE_URL $NEXT_PUBLIC_EMAILJS_ORIGIN $FACTS_FOLDER $LIGHT" > "\${SITE_FOLDER:-out}/index.html"
`;

beforeEach(() => {
  project.write('bin/npm', npm);
  project.write('bin/chromium', '#!/bin/sh\necho Chromium 1.2.3\n');
});

function prepare(...options: string[]) {
  return project.node([script, ...options], {
    CHROMIUM_PATH: `${project.folder}/bin/chromium`,
    NEXT_PUBLIC_SITE_URL: 'https://www.farm.co.za',
    NEXT_PUBLIC_EMAILJS_ORIGIN: 'https://api.emailjs.com',
  });
}

test('names the browser, leaves the site to put online alone, and its settings out of the preview', () => {
  project.write('out/index.html', 'live');
  const { stdout } = prepare('--owner');
  expect(stdout).toMatch(
    /^The tests run in Chromium 1.2.3, .*\/chromium, that was here before\.\n/,
  );
  expect(project.read('out/index.html')).toBe('live');
  const site = project.read('.preview/site/index.html');
  expect(site).toBe('http://localhost:3000 / content/example-farm \n');
  expect(project.read('.preview/owner/index.html')).toBe('http://localhost:3000 /  \n');
  expect(project.read('.preview/editor/index.html')).toContain('https://www.farm.co.za');
});

test('ends with a sentence when a build fails', () => {
  project.write('build-fails', '');
  const stderr = expect.stringMatching(/^The editor could not be built: .*\n$/);
  expect(prepare()).toMatchObject({ status: 1, stderr });
});

test('Next, the sitemap and the last step of a build all write to one folder', () => {
  const files = [
    'next.config.mjs',
    'lib/tools/site/build/sitemap-config.mjs',
    'lib/tools/folders.mjs',
  ];
  const imports = files.map((file) => `import(${JSON.stringify(resolve(file))})`);
  const code = `Promise.all([${imports.join()}]).then(([next, sitemap, { buildFolder }]) =>
    console.log(next.default.distDir, sitemap.default.outDir, buildFolder));`;
  expect(project.node(['-e', code], { SITE_FOLDER: 'a' }).stdout).toBe('a a a\n');
});
