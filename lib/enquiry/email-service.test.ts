/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { formCopy } from '@/content/enquiry';
import { readReply, sendEmail, templateParameters } from './email-service';
import { isEnquiry } from './enquiry';
import { emptyValues } from './fields';
import { delivery } from './test-enquiries';

// As pasted: with direction marks, no-break spaces and hyphens, and a line separator.
const enquiry = {
  ...emptyValues,
  name: '\u2068Ann\u2028Farmer\u2069',
  email: 'ann@\u200bexample.com',
  phone: '\u202a082\u00a0555\u20111234\u202c',
  message: ' Two bulls:\u2028👩\u200d🌾 \u00ad\n',
};
if (!isEnquiry(enquiry)) throw new Error('The enquiry is invalid.');

test('sends the cleaned texts', () => {
  expect(templateParameters(enquiry, delivery)).toMatchObject({
    from_name: 'Ann Farmer',
    from_email: 'ann@example.com',
    phone: '082 555-1234',
    message: 'Two bulls:\n👩\u200d🌾',
  });
});

const meanings = {
  sent: [200, 202, 299],
  refused: [400, 405, 413, 415, 422],
  refusedTooSoon: [429],
  outOfOrder: [401, 402, 403, 404, 410, 412, 423, 426, 451],
  noReply: [0, 199, 300, 304, 406, 408, 409, 421, 499, 500, 502, 503, 504, 521, 599],
};

test.each(Object.entries(meanings))('reads statuses as "%s", except HTML', (reply, statuses) => {
  for (const status of statuses) {
    for (const text of ['', 'OK', 'a < b']) expect(readReply(status, text)).toBe(reply);
    for (const text of ['\ufeff\n <!DOCTYPE html>', 'Welcome <HTML lang=en>'])
      expect(readReply(status, text)).toBe('noReply');
  }
});

test('a request that fails may have arrived, even if the browser reports that it is offline', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
  expect(await sendEmail(enquiry, delivery)).toBe('noReply');
  expect(warn.mock.lastCall?.join(' ')).toContain('Failed to fetch');
});

test('sends a phone number of invisible characters as not provided', () => {
  const parameters = templateParameters({ ...enquiry, phone: '\u200b\u2800' }, delivery);
  expect(parameters).toMatchObject({ phone: formCopy.notProvided });
});

test('the template of the email shows every parameter that is sent, and the lines of the message', () => {
  const template = readFileSync('docs/email-template.html', 'utf8');
  expect(template).toMatch(/<pre wrap [^>]*>{{message}}<\/pre>/);
  const shown = [...template.matchAll(/\{\{(.*?)\}\}/g)].map(([, name]) => name);
  expect(new Set(shown)).toEqual(new Set(Object.keys(templateParameters(enquiry, delivery))));
});
