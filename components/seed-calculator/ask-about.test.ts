import { calculationSentences } from '@/content/calculator';
import { askAbout } from './ask-about';

const words = '200 000 seeds need 9 900 m² of land.';
const sentence = calculationSentences.enquiry(words);

function messageWith(text: string): HTMLTextAreaElement {
  document.body.innerHTML = '<textarea id="message" maxlength="1000"></textarea>';
  const message = document.querySelector('textarea');
  if (!message) throw new Error('There is no message.');
  message.value = text;
  return message;
}

test('writes the calculation into an empty message and goes there', () => {
  const message = messageWith('');
  const heard = jest.fn();
  document.body.addEventListener('input', heard, { once: true });
  expect(askAbout(words)).toBe(true);
  expect(message).toHaveValue(sentence);
  expect(message).toHaveFocus();
  expect(location.hash).toBe('#contact');
  expect(heard).toHaveBeenCalledTimes(1);
});

test('writes below what stands there', () => {
  const message = messageWith('Good day,\nI have a farm. \n');
  expect(askAbout(words)).toBe(true);
  expect(message).toHaveValue(`Good day,\nI have a farm.\n\n${sentence}`);
});

test('does not write the same twice', () => {
  const message = messageWith('');
  expect([askAbout(words), askAbout(words)]).toEqual([true, true]);
  expect(message).toHaveValue(sentence);
});

test('fills a message to its last character, and changes nothing beyond', () => {
  const room = 1000 - sentence.length - 2;
  const message = messageWith('x'.repeat(room));
  expect(askAbout(words)).toBe(true);
  expect(message.value).toHaveLength(1000);
  const full = messageWith('x'.repeat(room + 1));
  expect(askAbout(words)).toBe(false);
  expect(full).toHaveValue('x'.repeat(room + 1));
});
