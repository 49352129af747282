/** `tel:` link from a phone number as it is written for people. */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** Link that opens a WhatsApp chat with a draft; wa.me takes digits only, without the plus. */
export function whatsAppLink(phone: string, draft: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(draft)}`;
}

/** Link that opens an email, with subject and text where they are given. */
export function emailLink(address: string, draft?: { subject: string; body: string }): string {
  if (!draft) return `mailto:${address}`;
  const { subject, body } = draft;
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** Link that opens a place, as latitude and longitude, in Google Maps. */
export function mapLink(position: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(position)}`;
}

/** Address of Facebook's page plugin for a page; widths from 180 to 500 pixels are allowed. */
export function facebookFeedLink(page: string): string {
  const options = 'tabs=timeline&width=340&height=500&small_header=true';
  return `https://www.facebook.com/plugins/page.php?href=${encodeURIComponent(page)}&${options}`;
}
