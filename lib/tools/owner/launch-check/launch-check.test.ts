import { cpSync, readFileSync } from 'node:fs';
import { readEnvironment } from '../../../site/environment';
import { prepareProject } from '../../../testing/project-folder';
import { headersFor, readHeaderRules } from '../../built-site';
import { Preview } from '../../site/preview/preview-server';
import { checkBuild } from './check-build';
import { checkLive } from './check-live';
import { checkSettings } from './check-settings';

const project = prepareProject();
const siteUrl = new URL('https://www.farm.co.za');

/** A page that may go live as it is. */
function goodPage(address: string): string {
  return `<meta http-equiv="Content-Security-Policy" content="default-src 'none'"><link rel="canonical" href="https://www.farm.co.za${address}">`;
}

/** Problems with names as seen from the project. */
function named(problems: readonly string[]): string[] {
  return problems.map((problem) => problem.replaceAll(`${project.folder}/`, ''));
}

beforeEach(() => {
  const headers = readFileSync('public/_headers');
  project.write('public/_headers', headers);
  project.write('out/_headers', headers);
  project.write('out/404.html', goodPage('/404'));
  project.write('out/garlic.html', goodPage('/garlic'));
  project.write('out/index.html', goodPage(''));
});

const real = {
  NEXT_PUBLIC_SITE_URL: 'https://www.farm.co.za',
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'aB3_k-9',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service_1a2b3c',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'template_1a2b3c',
};

test.each([
  ['NEXT_PUBLIC_SITE_URL', 'http://localhost:3000', /nobody can visit/],
  ['NEXT_PUBLIC_EMAILJS_PUBLIC_KEY', 'preview-public-key', /to NEXT_PUBLIC_EMAILJS_PUBLIC_KEY/],
  ['NEXT_PUBLIC_EMAILJS_TEMPLATE_ID', 'k', /to NEXT_PUBLIC_EMAILJS_TEMPLATE_ID/],
  ['NEXT_PUBLIC_EMAILJS_ORIGIN', 'https://www.farm.co.za/', /go to the site itself/],
  ['NEXT_PUBLIC_EMAILJS_ORIGIN', 'http://api.emailjs.com', /travel unprotected/],
])('the settings must not have %s set to %s', (name, value, problem) => {
  expect(checkSettings(readEnvironment(real))).toEqual([]);
  expect(checkSettings(readEnvironment({ ...real, [name]: value }))).toEqual([
    expect.stringMatching(problem),
  ]);
});

describe('the built site', () => {
  const { emailService } = readEnvironment(real);
  const check = () => {
    const site = { folder: `${project.folder}/out`, siteUrl };
    return named(checkBuild(site, emailService));
  };
  const withoutPolicy = goodPage('/garlic').replace('http-equiv', 'name');

  test('may go live as it is, and as Next exports it, without policies', () => {
    expect(check()).toEqual([]);
    project.write('out/garlic.html', `${withoutPolicy}<script src="/_next/static/a.js"></script>`);
    expect(check()).toEqual([]);
  });

  test.each([
    ['index.html', `${goodPage('')}<meta name="robots" content="noindex">`, /asks search engines/],
    ['garlic.html', goodPage('/bonsmara'), /names .*\/bonsmara as its address, and not .*\/garlic/],
    ['garlic.html', `${goodPage('/garlic')}<input name="user_id" value="old">`, /another user_id/],
    ['garlic.html', withoutPolicy, /has no policy/],
    ['garlic.html', goodPage('/garlic').replace("'none'", "'unsafe-inline'"), /has no policy/],
  ])('must not have %s with %s', (name, text, problem) => {
    project.write(`out/${name}`, text);
    expect(check()).toEqual([expect.stringMatching(problem)]);
    expect(check()[0]).toContain(`out/${name} `);
  });
});

describe('the live site', () => {
  let host: Preview;
  beforeEach(async () => {
    cpSync(`${project.folder}/out`, `${project.folder}/live`, { recursive: true });
    host = new Preview(`${project.folder}/live`);
    await host.open();
  });
  afterEach(() => host.close());

  async function check(): Promise<string[]> {
    const site = { folder: `${project.folder}/out`, siteUrl: new URL(host.address) };
    const found = named(await checkLive(site));
    return found.map((line) => line.replaceAll(host.address, 'LIVE'));
  }

  test('may be as it was built, whatever the spaces in its headers', async () => {
    expect(await check()).toEqual([]);
    project.write('live/_headers', project.read('out/_headers').replaceAll(', ', ','));
    expect(await check()).toEqual([]);
  });

  test('must be reached', async () => {
    await host.close();
    expect(await check()).toEqual([
      expect.stringMatching(/^LIVE\/ cannot be reached \(.*ECONNREFUSED/),
    ]);
    await host.open();
  });

  test('must have every page, of this build, with every header', async () => {
    project.remove('live/garlic.html');
    project.write('live/index.html', 'older');
    project.write('live/_headers', '/*\n  Cache-Control: no-store\n');
    const headers = Object.entries(headersFor(readHeaderRules('public'), '/'));
    expect(await check()).toEqual([
      'LIVE/garlic answers 404, and not 200.',
      ...headers.map(([name, value]) => `LIVE/ must send the header ${name}: ${value}`),
      'LIVE/ is not the page in out/: put that folder on the host.',
    ]);
  });
});
