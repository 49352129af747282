import { calculationSentences } from '@/content/calculator';

/**
 * Writes a calculation below what stands in the enquiry's message and goes there. The form may not
 * be hydrated yet: setting the value and dispatching `input` works in both cases.
 * @returns whether there was room; without it nothing is changed.
 */
export function askAbout(words: string): boolean {
  const message = document.getElementById('message');
  if (!(message instanceof HTMLTextAreaElement)) return false;
  const sentence = calculationSentences.enquiry(words);
  if (!message.value.includes(sentence)) {
    const text = [message.value.trimEnd(), sentence].filter(Boolean).join('\n\n');
    if (text.length > message.maxLength) return false;
    message.value = text;
    message.dispatchEvent(new Event('input', { bubbles: true }));
  }
  location.hash = 'contact';
  message.focus();
  return true;
}
