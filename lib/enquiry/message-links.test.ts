import fc from 'fast-check';
import { enquiryHelp, safeLinkCharacters } from '@/content/enquiry-help';
import { anyText } from '../test-text';
import { linkThatFits, messageLinks } from './message-links';

const delivery = {
  subject: 'Garlic & more',
  toEmail: 'farm@example.com',
  phone: '+27 82 000 0000',
};
const ann = { name: 'Ann', email: 'ann@example.com', phone: '082', message: 'Good day & goodbye' };

function draftOf(link: string) {
  const { searchParams } = new URL(link);
  return searchParams.get('text') ?? searchParams.get('body') ?? '';
}

test('carry the message, who wrote it, and in an e-mail the subject', () => {
  const { whatsApp, email, isCut } = messageLinks(ann, delivery);
  const text = 'Good day & goodbye\n\nAnn\nann@example.com\n082';
  expect(whatsApp).toMatch(/^https:\/\/wa\.me\/27820000000\?text=/);
  expect(draftOf(whatsApp)).toBe(text);
  expect(email).toMatch(/^mailto:farm@example\.com\?subject=Garlic%20%26%20more&body=/);
  expect(draftOf(email)).toBe(text);
  expect(isCut).toBe(false);
});

test('leave out what was not given', () => {
  const { whatsApp } = messageLinks({ ...ann, phone: '', email: '' }, delivery);
  expect(draftOf(whatsApp)).toBe('Good day & goodbye\n\nAnn');
});

test('end at a word, with a note, where the message is too long', () => {
  const message = 'garlic '.repeat(142);
  const { whatsApp, isCut } = messageLinks({ ...ann, message: message + message }, delivery);
  expect(isCut).toBe(true);
  expect(whatsApp.length).toBeLessThanOrEqual(safeLinkCharacters);
  expect(draftOf(whatsApp)).toMatch(/^(garlic )+\.\.\. \(cut short to fit\)\n\nAnn\n/);
});

test('are called cut when either of them is', () => {
  const longSubject = { ...delivery, subject: 'x'.repeat(safeLinkCharacters) };
  expect(messageLinks(ann, delivery).isCut).toBe(false);
  expect(messageLinks(ann, longSubject).isCut).toBe(true);
});

test('hold a mark in the place of half a character', () => {
  const { whatsApp } = messageLinks({ ...ann, message: 'one \ud83d two' }, delivery);
  expect(draftOf(whatsApp)).toContain('one \ufffd two');
});

const linkOf = (text: string) => `x:${text}`;
const note = ` ${enquiryHelp.cutNote}`;
const rest = ' and so on and on and on and on';

test.each([
  ['one two three', 15, 'x:one two three'],
  [`one two${rest}`, 6 + note.length, `x:one${note}`],
  [`one two${rest}`, 8 + note.length, `x:one${note}`],
  [`one two${rest}`, 9 + note.length, `x:one two${note}`],
  [`one two${rest}`, 10 + note.length, `x:one two${note}`],
  [`one twothree${rest}`, 9 + note.length, `x:one${note}`],
  ['unbroken'.repeat(9), 6 + note.length, `x:unbr${note}`],
  ['😀😀😀'.repeat(9), 5 + note.length, `x:😀${note}`],
])('%j with room for %i characters becomes %j', (message, most, link) => {
  expect(linkThatFits(message, linkOf, most)).toEqual({ link, isCut: link.endsWith(note) });
});

test('are safe and readable whatever the form can hold', () => {
  const text = (maxLength: number) => anyText({ maxLength, size: 'max' });
  const lone = fc.constantFrom('\ud83d', '\udc04', '😀'.repeat(500), '\u0000', 'x'.repeat(1000));
  fc.assert(
    fc.property(
      fc.record({
        name: fc.oneof(text(50), lone).map((name) => name.slice(0, 50)),
        email: text(100).map((email) => email.slice(0, 40)),
        phone: text(20),
        message: fc.oneof(text(1000), lone),
      }),
      (typed) => {
        const { whatsApp, email, isCut } = messageLinks(typed, delivery);
        for (const link of [whatsApp, email]) {
          expect(() => decodeURIComponent(link)).not.toThrow();
          expect(link.length).toBeLessThanOrEqual(safeLinkCharacters);
        }
        if (!isCut && !/\p{Surrogate}/u.test(typed.message)) {
          expect(draftOf(whatsApp)).toContain(typed.message);
        }
      },
    ),
    { numRuns: 60 },
  );
});
