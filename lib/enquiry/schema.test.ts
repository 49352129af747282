import fc from 'fast-check';
import { enquiryLimits } from '@/content/enquiry';
import { enquiryMessages } from '@/content/enquiry-help';
import { anyText } from '../test-text';
import { checkEnquiry } from './schema';

const valid = { name: 'Ann Farmer', email: 'ann@example.com', phone: '', message: 'Good day' };

test('accepts an enquiry and trims it', () => {
  expect(
    checkEnquiry({
      name: '  Ann ',
      email: ' ann@example.com ',
      phone: ' 082 ',
      message: '\n Hi \n',
    }),
  ).toEqual({ enquiry: { name: 'Ann', email: 'ann@example.com', phone: '082', message: 'Hi' } });
});

test.each([
  ['name', '', enquiryMessages.nameRequired],
  ['name', ' \t\n', enquiryMessages.nameRequired],
  ['name', 'x'.repeat(101), enquiryMessages.nameTooLong],
  ['email', '', enquiryMessages.emailInvalid],
  ['email', 'ann', enquiryMessages.emailInvalid],
  ['email', 'ann@', enquiryMessages.emailInvalid],
  ['email', 'a b@example.com', enquiryMessages.emailInvalid],
  ['email', 'ann@example.com, bob@example.com', enquiryMessages.emailInvalid],
  ['email', `ann@${'x.'.repeat(125)}example.com`, enquiryMessages.emailTooLong],
  ['phone', '0'.repeat(21), enquiryMessages.phoneTooLong],
  ['message', '', enquiryMessages.messageRequired],
  ['message', ' '.repeat(50), enquiryMessages.messageRequired],
  ['message', 'x'.repeat(1001), enquiryMessages.messageTooLong],
] as const)('refuses the %s %j', (field, value, message) => {
  expect(checkEnquiry({ ...valid, [field]: value })).toEqual({ errors: { [field]: message } });
});

test.each([
  ['name', 'x'.repeat(100)],
  ['phone', '0'.repeat(20)],
  ['message', 'x'.repeat(1000)],
  ['message', '<script>alert(1)</script>\u0000שלום'],
  ['name', "O'Neill-van der Merwe"],
] as const)('accepts the %s at its limit or out of the ordinary: %j', (field, value) => {
  expect(checkEnquiry({ ...valid, [field]: value }).enquiry?.[field]).toBe(value);
});

test('names every field that is wrong, each by its first broken rule', () => {
  expect(checkEnquiry({ name: '', email: 'x', phone: '1'.repeat(30), message: '' }).errors).toEqual(
    {
      name: enquiryMessages.nameRequired,
      email: enquiryMessages.emailInvalid,
      phone: enquiryMessages.phoneTooLong,
      message: enquiryMessages.messageRequired,
    },
  );
});

test('never throws and accepts nothing outside the rules, whatever is typed', () => {
  const text = fc.oneof(
    anyText({ maxLength: 1200 }),
    fc.constantFrom('', ' ', 'ann@example.com', 'x'.repeat(1000)),
  );
  fc.assert(
    fc.property(fc.record({ name: text, email: text, phone: text, message: text }), (typed) => {
      const { enquiry } = checkEnquiry(typed);
      if (!enquiry) return;
      for (const field of ['name', 'email', 'phone', 'message'] as const) {
        expect(enquiry[field]).toBe(enquiry[field].trim());
        expect(enquiry[field].length).toBeLessThanOrEqual(enquiryLimits[field]);
        if (field !== 'phone') expect(enquiry[field]).not.toBe('');
      }
      expect(enquiry.email).toContain('@');
    }),
    { numRuns: 10000 },
  );
});
