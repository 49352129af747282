import { checkSettings } from './check-settings';

const real = {
  NEXT_PUBLIC_SITE_URL: 'https://www.farm.co.za',
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'aB3_k-9',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service_1a2b3c',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'template_1a2b3c',
};

test('finds nothing in the settings of a live site', () => {
  expect(checkSettings(real)).toEqual([]);
});

test.each([
  ['NEXT_PUBLIC_SITE_URL', undefined, /^The build needs NEXT_PUBLIC_SITE_URL/],
  ['NEXT_PUBLIC_SITE_URL', 'http://localhost:3000', /^NEXT_PUBLIC_SITE_URL is .*nobody can visit/],
  ['NEXT_PUBLIC_SITE_URL', 'https://www.example.co.za', /nobody can visit/],
  ['NEXT_PUBLIC_EMAILJS_PUBLIC_KEY', 'preview-public-key', /^NEXT_PUBLIC_EMAILJS_PUBLIC_KEY is/],
  ['NEXT_PUBLIC_EMAILJS_SERVICE_ID', 'your service', /^NEXT_PUBLIC_EMAILJS_SERVICE_ID is/],
  ['NEXT_PUBLIC_EMAILJS_TEMPLATE_ID', 'preview-template', /^NEXT_PUBLIC_EMAILJS_TEMPLATE_ID is/],
  ['NEXT_PUBLIC_EMAILJS_ORIGIN', '/', /^NEXT_PUBLIC_EMAILJS_ORIGIN is \/, which is for tests/],
])('finds %s set to %s', (name, value, problem) => {
  expect(checkSettings({ ...real, [name]: value })).toEqual([
    { open: '.env.local', problem: expect.stringMatching(problem) },
  ]);
});
