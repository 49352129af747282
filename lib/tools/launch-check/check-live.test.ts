/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headersFor, readHeaderRules } from '../built-site';
import { checkLive, type LiveAccess } from './check-live';
import { prepareBuild, siteUrl } from './test-build';

const build = prepareBuild();
const headers = headersFor(readHeaderRules('public'), '/');

function page(address: URL): string {
  const name = address.pathname === '/' ? 'index' : address.pathname.slice(1);
  return readFileSync(join(build.root, 'out', `${name}.html`), 'utf8');
}

/** A live site that is as it should be, but for what is given. */
function live(faults: Partial<LiveAccess> = {}): LiveAccess {
  return {
    ask: (address) => Promise.resolve(new Response(page(address), { headers })),
    certificateEnd: () => Promise.resolve(new Date('2026-05-01')),
    ...faults,
  };
}

async function problems(access: LiveAccess): Promise<string[]> {
  return (await checkLive(build.options, access)).map(({ open, problem }) => `${open}: ${problem}`);
}

test('finds nothing on a live site that is as it should be', async () => {
  expect(await problems(live())).toEqual([]);
});

test('takes no offence at how a host spaces a header', async () => {
  const spaced = { ...headers, 'Cache-Control': 'public,max-age=0,must-revalidate' };
  const ask = (address: URL) => Promise.resolve(new Response(page(address), { headers: spaced }));
  expect(await problems(live({ ask }))).toEqual([]);
});

test('finds a site that cannot be reached, and why', async () => {
  const cause = new Error('getaddrinfo ENOTFOUND www.farm.co.za');
  const ask = () => Promise.reject(new TypeError('fetch failed', { cause }));
  expect(await problems(live({ ask }))).toEqual([
    'docs/deploying.md: https://www.farm.co.za/ cannot be reached (getaddrinfo ENOTFOUND www.farm.co.za): point the name to the host and put out/ there.',
  ]);
});

test('finds a page that is not there', async () => {
  const ask = (address: URL) =>
    Promise.resolve(
      new Response(page(address), { headers, status: address.pathname === '/' ? 200 : 404 }),
    );
  expect(await problems(live({ ask }))).toEqual([
    'docs/deploying.md: https://www.farm.co.za/garlic answers 404, and not 200.',
  ]);
});

test('finds every header that the host does not send', async () => {
  const ask = (address: URL) => Promise.resolve(new Response(page(address)));
  const found = await problems(live({ ask }));
  for (const [name, value] of Object.entries(headers)) {
    expect(found).toContain(
      `docs/deploying.md: https://www.farm.co.za/garlic must send the header ${name}: ${value}`,
    );
  }
});

test('finds a page of another build', async () => {
  const ask = () => Promise.resolve(new Response('older', { headers }));
  const found = await problems(live({ ask }));
  expect(found).toHaveLength(2);
  expect(found[1]).toMatch(/ is not the page in .*\/out\/: put that folder on the host\.$/);
});

test.each([
  ['2026-03-10', 8],
  ['2026-02-01', -29],
])('finds a certificate that ends on %s', async (end, days) => {
  const certificateEnd = () => Promise.resolve(new Date(end));
  expect(await problems(live({ certificateEnd }))).toEqual([
    `docs/deploying.md: The certificate of ${siteUrl.hostname} ends in ${days} days: see why the host did not renew it.`,
  ]);
});
