import { enquirySubjects } from '@/content/enquiry';
import { readEmailRequest } from '../preview/email-request';
import { previewEnvironment } from '../setup/preview-environment.mjs';
import { dryCall } from './dry-call';

const siteUrl = new URL('https://farm.co.za');
const emailService = {
  publicKey: 'user_Abc-123',
  serviceId: 'service_x1',
  templateId: 'template_x1',
  origin: 'https://api.emailjs.com',
};
const delivery = {
  subject: enquirySubjects['/garlic'],
  toEmail: 'enquiries@farm.co.za',
  phone: '+27 82 123 4567',
  emailService,
};

function problemsWith(change: object) {
  return dryCall({ ...delivery, ...change }, siteUrl).problems;
}

test('builds a call that the e-mail service takes, and sends nothing', () => {
  const sent = jest.spyOn(XMLHttpRequest.prototype, 'send');
  const { address, body, problems } = dryCall(delivery, siteUrl);
  expect(problems).toEqual([]);
  expect(address).toBe('https://api.emailjs.com/api/v1.0/email/send');
  expect(readEmailRequest(body).request?.template_params).toMatchObject({
    subject: 'Du Toit Holdings Garlic Inquiry',
    to_email: 'enquiries@farm.co.za',
  });
  expect(sent).not.toHaveBeenCalled();
});

test.each([
  ['publicKey', 'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY'],
  ['serviceId', 'NEXT_PUBLIC_EMAILJS_SERVICE_ID'],
  ['templateId', 'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID'],
])('names the variable of a %s that is missing or no identifier', (setting, variable) => {
  for (const value of ['', 'k', 'your_key', 'preview-key', 'no key']) {
    const problems = problemsWith({ emailService: { ...emailService, [setting]: value } });
    expect(problems).toEqual([expect.stringContaining(variable)]);
  }
});

test.each([
  ['/', 'go to the site itself'],
  ['https://farm.co.za/', 'go to the site itself'],
  ['http://api.emailjs.com', 'unprotected'],
])('refuses to send to %s', (origin, problem) => {
  const problems = problemsWith({ emailService: { ...emailService, origin } });
  expect(problems).toEqual([expect.stringContaining(problem)]);
});

test('names an address that nobody reads, and a missing subject', () => {
  expect(problemsWith({ toEmail: 'farm@example.com', subject: ' ' })).toEqual([
    expect.stringContaining('farm@example.com'),
    expect.stringContaining('no subject'),
  ]);
});

test('finds every setting of a preview wanting', () => {
  const problems = problemsWith({
    emailService: {
      publicKey: previewEnvironment.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY,
      serviceId: previewEnvironment.NEXT_PUBLIC_EMAILJS_SERVICE_ID,
      templateId: previewEnvironment.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID,
      origin: previewEnvironment.NEXT_PUBLIC_EMAILJS_ORIGIN,
    },
  });
  expect(problems).toHaveLength(4);
});

test('says so when the longest enquiry is more than the service takes', () => {
  expect(problemsWith({ subject: 'x'.repeat(50_000) })).toEqual([
    expect.stringContaining('content/enquiry.ts'),
  ]);
});
