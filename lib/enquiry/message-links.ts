import { enquiryHelp, safeLinkCharacters } from '@/content/enquiry-help';
import { emailLink, whatsAppLink } from '../contact-links';
import type { Delivery } from './email-request';
import type { TypedEnquiry } from './typed-enquiry';

/** The same message, ready to go another way. */
export interface MessageLinks {
  readonly whatsApp: string;
  readonly email: string;
  /** Whether either link holds only the beginning of the message. */
  readonly isCut: boolean;
}

/** Half of a character has no place in a link. */
function wholeCharacters(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}

/** The first so many characters, without a word that would be torn apart. */
function atWord(characters: readonly string[], count: number): string {
  const start = characters.slice(0, count).join('');
  const isTorn = /\S/.test(characters[count] ?? ' ');
  const whole = isTorn ? start.replace(/\s\S*$/, '') : start;
  return whole.trimEnd();
}

/**
 * The link with as much of the message as it safely holds, cut at a word and with a note that says
 * so. A link without any room holds the note alone.
 */
export function linkThatFits(
  message: string,
  linkOf: (text: string) => string,
  mostCharacters = safeLinkCharacters,
): { link: string; isCut: boolean } {
  const whole = linkOf(wholeCharacters(message));
  if (whole.length <= mostCharacters) return { link: whole, isCut: false };
  const characters = Array.from(wholeCharacters(message));
  const cut = (count: number) => linkOf(`${atWord(characters, count)} ${enquiryHelp.cutNote}`);
  let [fits, tooMany] = [0, characters.length];
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (cut(middle).length <= mostCharacters) fits = middle;
    else tooMany = middle;
  }
  return { link: cut(fits), isCut: true };
}

/** Links that open WhatsApp and an e-mail with what has been typed. */
export function messageLinks(
  { name, email, phone, message }: TypedEnquiry,
  delivery: Pick<Delivery, 'subject' | 'toEmail' | 'phone'>,
): MessageLinks {
  const sender = wholeCharacters([name, email, phone].filter(Boolean).join('\n'));
  const text = (words: string) => `${words}\n\n${sender}`;
  const whatsApp = linkThatFits(message, (words) => whatsAppLink(delivery.phone, text(words)));
  const mail = linkThatFits(message, (words) =>
    emailLink(delivery.toEmail, { subject: delivery.subject, body: text(words) }),
  );
  return { whatsApp: whatsApp.link, email: mail.link, isCut: whatsApp.isCut || mail.isCut };
}
