import { liveSettings } from '@/scripts/test-setup/written-farms';
import { isListed, readEnvironment } from './environment';

test('names every missing or wrong setting in one sentence', () => {
  const { NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: _, ...others } = liveSettings;
  expect(() => readEnvironment({ ...others, NEXT_PUBLIC_SITE_URL: 'ftp://farm.co.za' })).toThrow(
    /NEXT_PUBLIC_SITE_URL \(.*\), NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: set them/,
  );
});

test.each([
  [' https://www.farm.co.za ', 'https://www.farm.co.za/'],
  ['https://www.farm.co.za/', 'https://www.farm.co.za/'],
  ['https://www.farm.co.za/new', undefined],
  ['https://www.farm.co.za/?page=1', undefined],
])('reads the URL %j as %s', (url, href) => {
  const read = () => readEnvironment({ ...liveSettings, NEXT_PUBLIC_SITE_URL: url }).siteUrl;
  if (href) expect(read().href).toBe(href);
  else expect(read).toThrow(/SITE_URL \(a URL without a path/);
});

test.each([
  ['https://www.bonsmara.co.za', true],
  ['https://example-farm.co.za', true],
  ['http://www.bonsmara.co.za', false],
  ['https://localhost:3000', false],
  ['https://[::1]', false],
  ['https://www.example.co.za', false],
  ['https://farm.test', false],
  ['https://farm.workers.dev', false],
])('whether a build for %s may be listed: %s', (url, wanted) => {
  expect(isListed(new URL(url))).toBe(wanted);
});
