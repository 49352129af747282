/** @jest-environment jsdom */
import { fillLink } from './text-fields';

const half = '🌱'.charAt(0);

test.each([
  ['https://wa.me/27?text=Hello', 'text', 'Two bulls & a cow +1', 'Two bulls & a cow +1'],
  ['mailto:farm@example.com?subject=Bulls&body=', 'body', 'Grüße 🌱 50 %', 'Grüße 🌱 50 %'],
  ['https://wa.me/27?text=', 'text', `é ${half}`, 'é �'],
])('%s carries the form’s text', (address, parameter, message, carried) => {
  document.body.innerHTML = `<a href="${address}">Link</a><form>
    <input type="hidden" name="key" value="secret"><input type="hidden" value="kept with the draft">
    <input name="name" value="Ann"><input name="phone"><textarea name="message"></textarea></form>`;
  const [form, area] = [document.forms[0], document.querySelector('textarea')];
  const link = document.querySelector('a');
  if (!form || !link || !area) throw new Error('A part is missing.');
  area.value = message;
  for (let press = 0; press < 2; press += 1) fillLink(link, form);
  expect(new URL(link.href).searchParams.get(parameter)).toBe(`Ann\n${carried}\n`);
  // Email programs show a plus as one.
  expect(link.href).not.toContain('+');
});

test('a link beside an emptied form carries its own message again', () => {
  document.body.innerHTML =
    '<a href="https://wa.me/27?text=Hello" data-message="Hello">Link</a><form><input name="name"></form>';
  const [form, link] = [document.forms[0], document.querySelector('a')];
  const field = document.querySelector('input');
  if (!form || !link || !field) throw new Error('A part is missing.');
  for (const [value, carried] of [
    ['Ann', 'Ann\n'],
    ['', 'Hello'],
  ] as const) {
    field.value = value;
    fillLink(link, form);
    expect(new URL(link.href).searchParams.get('text')).toBe(carried);
  }
});
