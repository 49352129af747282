import { findMistakes } from './enquiry';
import { fieldSettings } from './fields';

const valid = { name: 'Ann Farmer', email: 'ann@example.com', phone: '', message: 'Good day' };

test.each([
  ['name', 'Name is required', ['', ' \t\n']],
  ['name', 'Name must be less than 100 characters', ['x'.repeat(101)]],
  ['email', 'Invalid email address', ['', 'ann', 'ann@farm', 'ann@farm.', '@example.com']],
  ['email', 'Invalid email address', ['.a@example.com', 'a..b@example.com', 'ann@-example.com']],
  ['email', 'Invalid email address', ['a@example.com, b@example.com', 'Ann <ann@example.com>']],
  ['email', 'Invalid email address', ['a\u00a0b@example.com', '\u0301@example.com ann', '\u200b']],
  ['email', 'Email must be less than 255 characters', [`ann@${'x.'.repeat(125)}example.com`]],
  ['phone', 'Phone number must be less than 20 characters', ['0'.repeat(21)]],
  ['message', 'Message is required', ['', ' '.repeat(50)]],
  ['message', 'Message must be less than 1000 characters', ['x'.repeat(1001)]],
])('refuses as %s with "%s": %j', (field, mistake, values) => {
  for (const value of values)
    expect(findMistakes({ ...valid, [field]: value })).toEqual({ [field]: mistake });
});

test.each([
  ['name', ['x'.repeat(100), "O'Neill-van der Merwe"]],
  ['email', ['farm&co@example.com', 'a/b@example.com', "o'neil+bulls@mail.farm.co.za"]],
  ['email', ['müller@bücher.example', 'ann@xn--bcher-kva.xn--p1ai', ' ann@example.com ']],
  [
    'email',
    ['user@हिन्दी.भारत', 'user@ක්\u200dරීඩා.ලංකා', 'rene\u0301@example.com', 'x\u0302@example.com'],
  ],
  ['email', ['\u200eann@example.com\u200f', 'ann\u00ad@\u200bexample\u2011farm.com']],
  ['phone', ['0'.repeat(20)]],
  // Letters that NFC takes apart: what is typed counts.
  ['message', ['\u0958'.repeat(1000)]],
  ['message', ['x'.repeat(1000), `\n${'x'.repeat(1000)} `, '<b>alert(1)</b>\u0000שלום\ud83c']],
] as const)('accepts a %s at its limit or out of the ordinary', (field, values) => {
  for (const value of values) expect(findMistakes({ ...valid, [field]: value })).toEqual({});
});

test('invisible characters do not count as a name or a message, with scripts or without', () => {
  const pattern = new RegExp(`^(?:${fieldSettings.name.pattern})$`, 'u');
  for (const blank of '\u200b\u2060\u00ad\u3164\u2800\u202e\ufeff\u115f\u{e0020}') {
    const mistakes = { name: 'Name is required', message: 'Message is required' };
    expect(findMistakes({ ...valid, name: blank, message: `${blank}\n` })).toEqual(mistakes);
    expect(pattern.test(`${blank} `)).toBe(false);
    expect(pattern.test(`${blank}Ann`)).toBe(true);
  }
});
