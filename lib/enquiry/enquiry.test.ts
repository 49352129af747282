import { enquiryMistakes as mistakes } from '@/content/enquiry';
import { findMistakes } from './enquiry';
import { emptyValues, fieldSettings } from './fields';

const { name, message } = fieldSettings;

// A new field need not be named here.
const valid = { ...emptyValues, name: 'Ann Farmer', email: 'ann@example.com', message: 'Good day' };

test.each([
  ['a part is missing', ['', 'ann', 'ann@farm', 'ann@farm.', '@example.com']],
  ['a dot or hyphen is misplaced', ['.a@example.com', 'a..b@example.com', 'ann@-example.com']],
  ['there is more than one or a name', ['a@example.com, b@example.com', 'Ann <ann@example.com>']],
  ['there are other characters', ['a\u00a0b@example.com', '\u0301@example.com ann', '\u200b']],
])('refuses an email address in which %s: %j', (_what, addresses) => {
  for (const email of addresses)
    expect(findMistakes({ ...valid, email })).toEqual({ email: mistakes.emailInvalid });
});

test.each([
  ['name', ["O'Neill-van der Merwe"]],
  ['email', ['farm&co@example.com', 'a/b@example.com', "o'neil+bulls@mail.farm.co.za"]],
  ['email', ['müller@bücher.example', 'ann@xn--bcher-kva.xn--p1ai', ' ann@example.com ']],
  [
    'email',
    ['user@हिन्दी.भारत', 'user@ක්\u200dරීඩා.ලංකා', 'rene\u0301@example.com', 'x\u0302@example.com'],
  ],
  ['email', ['\u200eann@example.com\u200f', 'ann\u00ad@\u200bexample\u2011farm.com']],
  // NFC decomposes this letter, but the limit counts what was typed.
  ['message', ['\u0958'.repeat(message.maxLength)]],
  ['message', [`\n${'x'.repeat(message.maxLength)} `, '<b>alert(1)</b>\u0000שלום\ud83c']],
] as const)('accepts an unusual %s', (field, values) => {
  for (const value of values) expect(findMistakes({ ...valid, [field]: value })).toEqual({});
});

test('invisible characters do not count as a name or a message, with scripts or without', () => {
  const pattern = new RegExp(`^(?:${name.pattern})$`, 'u');
  for (const blank of '\u200b\u2060\u00ad\u3164\u2800\u202e\ufeff\u115f\u{e0020}') {
    expect(findMistakes({ ...valid, name: blank, message: `${blank}\n` })).toEqual({
      name: mistakes.nameRequired,
      message: mistakes.messageRequired,
    });
    expect(pattern.test(`${blank} `)).toBe(false);
    expect(pattern.test(`${blank}Ann`)).toBe(true);
  }
});
