import { resolve } from 'node:path';
import { prepareProject } from '../../../testing/project-folder';

const project = prepareProject();
const script = resolve('lib/tools/site/prepare/prepare.mjs');

// A stand-in for npm that leaves behind what a build does.
const npm = `#!/bin/sh
mkdir -p "\${SITE_FOLDER:-out}"
echo "$NEXT_PUBLIC_SITE_URL $NEXT_PUBLIC_EMAILJS_ORIGIN $FACTS_FOLDER $LIGHT" > "\${SITE_FOLDER:-out}/index.html"
`;

test('names the browser, leaves the site to put online alone, and its settings out of the preview', () => {
  project.write('bin/npm', npm);
  project.write('bin/chromium', '#!/bin/sh\necho Chromium 1.2.3\n');
  project.write('out/index.html', 'live');
  const { stdout } = project.node([script, '--owner'], {
    CHROMIUM_PATH: `${project.folder}/bin/chromium`,
    NEXT_PUBLIC_SITE_URL: 'https://www.farm.co.za',
    NEXT_PUBLIC_EMAILJS_ORIGIN: 'https://api.emailjs.com',
  });
  expect(stdout).toMatch(
    /^The tests run in Chromium 1.2.3, .*\/chromium, that was here before\.\n/,
  );
  expect(project.read('out/index.html')).toBe('live');
  const site = project.read('.preview/site/index.html');
  expect(site).toBe('http://localhost:3000 / content/example-farm \n');
  expect(project.read('.preview/owner/index.html')).toBe('http://localhost:3000 /  \n');
  expect(project.read('.preview/editor/index.html')).toContain('https://www.farm.co.za');
});
