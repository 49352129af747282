import { enquiryMistakes } from '@/content/enquiry';
import { fingerprintOf } from './attempts';
import { checkEnquiry, isSame, mergeWords, noWords, withDraft, wordsWithout } from './enquiry';

const valid = { name: 'Ann Farmer', email: 'ann@example.com', phone: '', message: 'Good day' };
const mistakes = enquiryMistakes;

test('accepts an enquiry and trims it', () => {
  const words = { name: '  Ann ', email: ' ann@example.com ', phone: ' 082 ', message: '\n Hi \n' };
  expect(checkEnquiry(words)).toEqual({
    enquiry: { name: 'Ann', email: 'ann@example.com', phone: '082', message: 'Hi' },
    errors: {},
  });
});

test.each([
  ['name', mistakes.nameRequired, ['', ' \t\n']],
  ['name', mistakes.nameTooLong, ['x'.repeat(101)]],
  ['email', mistakes.emailInvalid, ['', 'ann', 'ann@', 'ann@farm', 'ann@farm.', '@example.com']],
  ['email', mistakes.emailInvalid, ['.ann@example.com', 'a..b@example.com', 'ann@-example.com']],
  ['email', mistakes.emailInvalid, ['a b@example.com', 'a@example.com, b@example.com']],
  ['email', mistakes.emailInvalid, ['Ann <ann@example.com>']],
  ['email', mistakes.emailTooLong, [`ann@${'x.'.repeat(125)}example.com`]],
  ['phone', mistakes.phoneTooLong, ['0'.repeat(21)]],
  ['message', mistakes.messageRequired, ['', ' '.repeat(50)]],
  ['message', mistakes.messageTooLong, ['x'.repeat(1001)]],
] as const)('refuses as %s with "%s": %j', (field, message, values) => {
  for (const value of values) {
    expect(checkEnquiry({ ...valid, [field]: value })).toEqual({ errors: { [field]: message } });
  }
});

test.each([
  ['name', ['x'.repeat(100), "O'Neill-van der Merwe"]],
  ['email', ['farm&co@example.com', 'a/b@example.com', "o'neil+bulls@mail.farm.co.za"]],
  ['email', ['müller@bücher.example', 'ann@xn--bcher-kva.xn--p1ai']],
  ['phone', ['0'.repeat(20)]],
  ['message', ['x'.repeat(1000), '<script>alert(1)</script>\u0000שלום']],
] as const)('accepts a %s at its limit or out of the ordinary', (field, values) => {
  for (const value of values) {
    expect(checkEnquiry({ ...valid, [field]: value }).enquiry?.[field]).toBe(value);
  }
});

test('names every field that is wrong, each by its first broken rule', () => {
  const words = { name: '', email: 'x'.repeat(300), phone: '1'.repeat(30), message: '' };
  expect(checkEnquiry(words).errors).toEqual({
    name: mistakes.nameRequired,
    email: mistakes.emailInvalid,
    phone: mistakes.phoneTooLong,
    message: mistakes.messageRequired,
  });
});

test('is not slow to refuse an endless address', () => {
  const start = performance.now();
  for (const part of ['a', 'a.', 'a-', '@a.', '@']) {
    checkEnquiry({ ...valid, email: `${part.repeat(20_000)}!` });
  }
  expect(performance.now() - start).toBeLessThan(1000);
});

test('the same words have the same fingerprint, whatever space surrounds them', () => {
  const fingerprint = fingerprintOf(valid);
  expect(fingerprintOf({ ...valid, message: ' Good day\n' })).toBe(fingerprint);
  expect(fingerprintOf({ ...valid, phone: '1' })).not.toBe(fingerprint);
  expect(isSame(valid, { ...valid, name: ' Ann Farmer' })).toBe(true);
});

test.each([
  ['Older', '', 'Older'],
  ['', 'Newer', 'Newer'],
  ['Older', 'Older', 'Older'],
  ['Older', 'Older and newer', 'Older and newer'],
  ['Older and newer', 'newer', 'Older and newer'],
  ['Older', 'Newer', 'Older\nNewer'],
])('merges the messages %j and %j to %j, and takes the newer name', (older, newer, both) => {
  const words = mergeWords(
    { ...valid, message: older },
    { ...noWords, name: 'Bob', message: newer },
  );
  expect(words).toEqual({ ...valid, name: 'Bob', message: both });
});

test.each([
  [valid, noWords],
  [{ ...valid, message: ' Good day\n' }, noWords],
  [
    { ...valid, message: 'Good day\n\nAnd garlic' },
    { ...valid, message: 'And garlic' },
  ],
  [{ ...valid, phone: '082', message: 'Something else' }, undefined],
])('of %j, what was not sent is left', (words, left) => {
  expect(wordsWithout(words, valid)).toEqual(left ?? words);
});

const bob = { ...valid, name: 'Bob' };
const changed = { ...valid, message: 'Good day to you' };

test.each([
  ['replaces what it was before', [valid, bob], changed, valid, [bob, changed]],
  ['goes with its words', [valid, bob], noWords, valid, [bob]],
  ['stays in its place while it is the same', [valid, bob], valid, valid, [valid, bob]],
  ['is stored again where it is missing', [bob], valid, valid, [bob, valid]],
  ['that another tab has stored is there once', [valid, bob], bob, valid, [bob]],
])('a draft %s', (_, drafts, words, before, expected) => {
  expect(withDraft(drafts, words, before)).toEqual(expected);
});
