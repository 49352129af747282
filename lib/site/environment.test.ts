import { isListed, isPreview, readEnvironment } from './environment';

const complete = {
  NEXT_PUBLIC_SITE_URL: 'https://www.example.co.za',
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'key',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'template',
};

test('sends to the email service itself by default', () => {
  expect(readEnvironment(complete).emailService).toEqual({
    publicKey: 'key',
    serviceId: 'service',
    templateId: 'template',
    origin: 'https://api.emailjs.com',
  });
});

test('names every missing or wrong setting in one sentence', () => {
  const { NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: _, ...others } = complete;
  expect(() => readEnvironment({ ...others, NEXT_PUBLIC_SITE_URL: 'ftp://farm.co.za' })).toThrow(
    /NEXT_PUBLIC_SITE_URL, NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: set them/,
  );
});

test.each([
  ['https://www.bonsmara.co.za', true],
  ['https://example-farm.co.za', true],
  ['http://www.bonsmara.co.za', false],
  ['https://localhost:3000', false],
  ['https://[::1]', false],
  ['https://www.example.co.za', false],
  ['https://farm.test', false],
  ['https://farm.pages.dev', false],
  ['https://farm.netlify.app', false],
])('whether a build for %s may be listed: %s', (address, wanted) => {
  expect(isListed(new URL(address))).toBe(wanted);
});

test.each([
  [{}, false],
  [{ CF_PAGES_BRANCH: 'main' }, false],
  [{ PREVIEW: '' }, false],
  [{ CF_PAGES_BRANCH: 'new-prices' }, true],
  [{ PREVIEW: '1' }, true],
])('whether a build with %j is a preview: %s', (variables, wanted) => {
  expect(isPreview(variables)).toBe(wanted);
});
