/**
 * Links built from facts. The link of an open answer is undefined.
 */

import { isOpenAnswer } from '@/facts/open-answer';

/** `tel:` link from a phone number as people write it. */
export function telephoneLink(phone: string): string | undefined {
  return isOpenAnswer(phone) ? undefined : `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** Link that opens a WhatsApp chat with a message; wa.me takes only digits, without the plus. */
export function whatsAppLink(phone: string, message: string): string | undefined {
  return isOpenAnswer(phone)
    ? undefined
    : `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(message)}`;
}

/**
 * Link that opens WhatsApp with a message for a contact whom the visitor chooses. Content blockers hide links that
 * begin with `https://wa.me/?text=` or `https://api.whatsapp.com/send?text=`, so another parameter comes first.
 */
export function whatsAppShareLink(message: string): string {
  return `https://api.whatsapp.com/send?type=text&text=${encodeURIComponent(message)}`;
}

/** Link that opens an email, with an optional subject and text; RFC 6068 requires `%0D%0A` line ends. */
export function emailLink(
  address: string,
  message?: { subject: string; body: string },
): string | undefined {
  if (isOpenAnswer(address)) return undefined;
  if (!message) return `mailto:${address}`;
  const { subject } = message;
  const body = message.body.replace(/\n/g, '\r\n');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** Link that opens a place, as latitude and longitude, in Google Maps. */
export function mapLink(position: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(position)}`;
}

/** URL of Facebook's page plugin for a page; it allows widths from 180 to 500 pixels. */
export function facebookFeedLink(page: string): string {
  const options = 'tabs=timeline&width=340&height=500&small_header=true';
  return `https://www.facebook.com/plugins/page.php?href=${encodeURIComponent(page)}&${options}`;
}
