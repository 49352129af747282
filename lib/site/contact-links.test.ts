/** @jest-environment node */
import { emailLink, facebookFeedLink, telephoneLink, whatsAppLink } from './contact-links';

test('dials the number as it is, without spaces', () => {
  expect(telephoneLink('+27 82 123 4567')).toBe('tel:+27821234567');
});

test('opens WhatsApp with digits only and the draft escaped', () => {
  expect(whatsAppLink('+27 82 123 4567', 'Hello & welcome?')).toBe(
    'https://wa.me/27821234567?text=Hello%20%26%20welcome%3F',
  );
});

test('opens an e-mail, with or without a draft', () => {
  expect(emailLink('farm@example.com')).toBe('mailto:farm@example.com');
  expect(emailLink('farm@example.com', { subject: 'Cattle & garlic', body: 'Hello\nyou' })).toBe(
    'mailto:farm@example.com?subject=Cattle%20%26%20garlic&body=Hello%0Ayou',
  );
});

test('escapes the page in the address of the feed', () => {
  expect(facebookFeedLink('https://www.facebook.com/farm?a=1')).toContain(
    'href=https%3A%2F%2Fwww.facebook.com%2Ffarm%3Fa%3D1&',
  );
});
