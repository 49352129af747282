import { emailLink, facebookFeedLink, telephoneLink, whatsAppLink } from './external-links';

const phone = '+27 82 123 4567';
const message = { subject: 'Cattle & garlic', body: 'Hello\nyou' };

test.each([
  [telephoneLink(phone), 'tel:+27821234567'],
  [whatsAppLink(phone, 'Hello & you?'), 'https://wa.me/27821234567?text=Hello%20%26%20you%3F'],
  [
    emailLink('farm@example.com', message),
    'mailto:farm@example.com?subject=Cattle%20%26%20garlic&body=Hello%0Ayou',
  ],
  [
    facebookFeedLink('https://www.facebook.com/farm?a=1').split('&')[0],
    'https://www.facebook.com/plugins/page.php?href=https%3A%2F%2Fwww.facebook.com%2Ffarm%3Fa%3D1',
  ],
])('a link escapes what it carries: %s', (link, expected) => expect(link).toBe(expected));
