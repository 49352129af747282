import fc from 'fast-check';
import { enquiryMistakes } from '@/content/enquiry';
import { anyText } from '../testing/any-text';
import {
  checkEnquiry,
  fieldLimits,
  fingerprint,
  isSame,
  mergeWords,
  noWords,
  wordsWithout,
} from './enquiry';

const valid = { name: 'Ann Farmer', email: 'ann@example.com', phone: '', message: 'Good day' };

test('accepts an enquiry and trims it', () => {
  const words = { name: '  Ann ', email: ' ann@example.com ', phone: ' 082 ', message: '\n Hi \n' };
  expect(checkEnquiry(words)).toEqual({
    enquiry: { name: 'Ann', email: 'ann@example.com', phone: '082', message: 'Hi' },
  });
});

test.each([
  ['name', '', enquiryMistakes.nameRequired],
  ['name', ' \t\n', enquiryMistakes.nameRequired],
  ['name', 'x'.repeat(101), enquiryMistakes.nameTooLong],
  ['email', '', enquiryMistakes.emailInvalid],
  ['email', 'ann', enquiryMistakes.emailInvalid],
  ['email', 'ann@', enquiryMistakes.emailInvalid],
  ['email', 'ann@farm', enquiryMistakes.emailInvalid],
  ['email', 'ann@farm.', enquiryMistakes.emailInvalid],
  ['email', '@example.com', enquiryMistakes.emailInvalid],
  ['email', '.ann@example.com', enquiryMistakes.emailInvalid],
  ['email', 'ann..farmer@example.com', enquiryMistakes.emailInvalid],
  ['email', 'ann@-example.com', enquiryMistakes.emailInvalid],
  ['email', 'a b@example.com', enquiryMistakes.emailInvalid],
  ['email', 'ann@example.com, bob@example.com', enquiryMistakes.emailInvalid],
  ['email', 'Ann <ann@example.com>', enquiryMistakes.emailInvalid],
  ['email', `ann@${'x.'.repeat(125)}example.com`, enquiryMistakes.emailTooLong],
  ['phone', '0'.repeat(21), enquiryMistakes.phoneTooLong],
  ['message', '', enquiryMistakes.messageRequired],
  ['message', ' '.repeat(50), enquiryMistakes.messageRequired],
  ['message', 'x'.repeat(1001), enquiryMistakes.messageTooLong],
] as const)('refuses the %s %j', (field, value, message) => {
  expect(checkEnquiry({ ...valid, [field]: value })).toEqual({ errors: { [field]: message } });
});

test.each([
  ['name', 'x'.repeat(100)],
  ['name', "O'Neill-van der Merwe"],
  ['email', 'farm&co@example.com'],
  ['email', 'a/b@example.com'],
  ['email', "o'neil+bulls@mail.farm.co.za"],
  ['email', 'müller@bücher.example'],
  ['email', 'ann@xn--bcher-kva.xn--p1ai'],
  ['phone', '0'.repeat(20)],
  ['message', 'x'.repeat(1000)],
  ['message', '<script>alert(1)</script>\u0000שלום'],
] as const)('accepts the %s %j, at its limit or out of the ordinary', (field, value) => {
  expect(checkEnquiry({ ...valid, [field]: value }).enquiry?.[field]).toBe(value);
});

test('names every field that is wrong, each by its first broken rule', () => {
  const words = { name: '', email: 'x', phone: '1'.repeat(30), message: '' };
  expect(checkEnquiry(words).errors).toEqual({
    name: enquiryMistakes.nameRequired,
    email: enquiryMistakes.emailInvalid,
    phone: enquiryMistakes.phoneTooLong,
    message: enquiryMistakes.messageRequired,
  });
});

test('is not slow to refuse an endless address', () => {
  const start = performance.now();
  for (const part of ['a', 'a.', 'a-', '@a.', '@']) {
    checkEnquiry({ ...valid, email: `${part.repeat(20_000)}!` });
  }
  expect(performance.now() - start).toBeLessThan(1000);
});

test('never throws and accepts nothing outside the rules, whatever is typed', () => {
  const text = fc.oneof(
    anyText({ maxLength: 1200 }),
    fc.constantFrom('', ' ', 'ann@example.com', 'x'.repeat(1000)),
  );
  fc.assert(
    fc.property(fc.record({ name: text, email: text, phone: text, message: text }), (words) => {
      const { enquiry } = checkEnquiry(words);
      if (!enquiry) return;
      for (const field of ['name', 'email', 'phone', 'message'] as const) {
        expect(enquiry[field]).toBe(enquiry[field].trim());
        expect(enquiry[field].length).toBeLessThanOrEqual(fieldLimits[field]);
        if (field !== 'phone') expect(enquiry[field]).not.toBe('');
      }
      expect(enquiry.email).toContain('@');
    }),
    { numRuns: 10_000 },
  );
});

test('knows the same words by the same number, whatever space stands around them', () => {
  const print = fingerprint(valid, 'Inquiry');
  expect(fingerprint({ ...valid, message: ' Good day\n' }, 'Inquiry')).toBe(print);
  expect(fingerprint(valid, 'Garlic Inquiry')).not.toBe(print);
  expect(fingerprint({ ...valid, phone: '1' }, 'Inquiry')).not.toBe(print);
  expect(isSame(valid, { ...valid, name: ' Ann Farmer' })).toBe(true);
});

test.each([
  ['Older', '', 'Older'],
  ['', 'Newer', 'Newer'],
  ['Older', 'Older', 'Older'],
  ['Older', 'Older and newer', 'Older and newer'],
  ['Older and newer', 'newer', 'Older and newer'],
  ['Older', 'Newer', 'Older\nNewer'],
])('puts the message %j and then %j together as %j', (older, newer, both) => {
  const merged = mergeWords({ ...valid, message: older }, { ...noWords, message: newer });
  expect(merged).toEqual({ ...valid, message: both });
});

test('takes the newer of the other fields', () => {
  const newer = { ...noWords, name: 'Bob', email: 'bob@example.com' };
  expect(mergeWords(valid, newer)).toEqual({ ...valid, name: 'Bob', email: 'bob@example.com' });
});

test.each([
  ['Good day', ''],
  [' Good day\n', ''],
  ['Good day\n\nAnd garlic', 'And garlic'],
  ['Something else', 'Something else'],
])('leaves of %j what was not sent', (message, left) => {
  const words = { ...valid, phone: message === 'Something else' ? '082' : '', message };
  expect(wordsWithout(words, valid).message).toBe(left);
});

test('leaves the fields of the sender only beside words that are left', () => {
  expect(wordsWithout(valid, valid)).toEqual(noWords);
  expect(wordsWithout({ ...valid, message: 'Good day. More.' }, valid).name).toBe('Ann Farmer');
});
