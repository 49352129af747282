/** @jest-environment node */
import { checkSettings } from './check-settings';

const toEmail = 'enquiries@farm.co.za';
const real = {
  NEXT_PUBLIC_SITE_URL: 'https://www.farm.co.za',
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'aB3_k-9',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service_1a2b3c',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'template_1a2b3c',
};

test('finds nothing in the settings of a live site', () => {
  expect(checkSettings(real, toEmail)).toEqual([]);
});

test.each([
  ['NEXT_PUBLIC_SITE_URL', undefined, /^The build needs NEXT_PUBLIC_SITE_URL/],
  ['NEXT_PUBLIC_SITE_URL', 'http://localhost:3000', /^NEXT_PUBLIC_SITE_URL is .*nobody can visit/],
  ['NEXT_PUBLIC_SITE_URL', 'https://www.example.co.za', /nobody can visit/],
  ['NEXT_PUBLIC_EMAILJS_PUBLIC_KEY', 'preview-public-key', /to NEXT_PUBLIC_EMAILJS_PUBLIC_KEY in/],
  ['NEXT_PUBLIC_EMAILJS_SERVICE_ID', 'your service', /to NEXT_PUBLIC_EMAILJS_SERVICE_ID in/],
  ['NEXT_PUBLIC_EMAILJS_TEMPLATE_ID', 'preview-template', /to NEXT_PUBLIC_EMAILJS_TEMPLATE_ID in/],
  ['NEXT_PUBLIC_EMAILJS_ORIGIN', '/', /take NEXT_PUBLIC_EMAILJS_ORIGIN out of .env.local/],
  ['NEXT_PUBLIC_EMAILJS_ORIGIN', 'https://www.farm.co.za/', /go to the site itself/],
  ['NEXT_PUBLIC_EMAILJS_ORIGIN', 'http://api.emailjs.com', /travel unprotected/],
])('finds %s set to %s', (name, value, problem) => {
  expect(checkSettings({ ...real, [name]: value }, toEmail)).toEqual([
    { open: '.env.local', problem: expect.stringMatching(problem) },
  ]);
});

test('finds an address that nobody reads, in the file it stands in', () => {
  expect(checkSettings(real, 'farm@example.com')).toEqual([
    { open: 'content/farm.ts', problem: expect.stringContaining('farm@example.com') },
  ]);
});

test('finds a page whose enquiries have no subject', () => {
  expect(checkSettings(real, toEmail, { '/': 'Inquiry', '/garlic': ' ' })).toEqual([
    { open: 'content/enquiry.ts', problem: expect.stringContaining('from /garlic') },
  ]);
});
