import { fillLink } from '../../html-first/text-fields';

function parts(message: string, address: string) {
  document.body.innerHTML = `<a href="${address}">Link</a><form>
    <input type="hidden" value="secret"><input type="text" value="Ann"><input type="tel">
    <textarea></textarea></form>`;
  const [form, link, area] = [
    document.forms[0],
    document.links[0],
    document.querySelector('textarea'),
  ];
  if (!form || !(link instanceof HTMLAnchorElement) || !area) throw new Error('A part is missing.');
  area.value = message;
  return { form, link };
}

test.each([
  ['https://wa.me/27820000000?text=Hello', 'Two bulls & a cow +1', 'text'],
  ['mailto:farm@example.com?subject=Bulls&body=', 'Grüße 🌱 50 %', 'body'],
])('writes what the visitor wrote into %s', (address, message, parameter) => {
  const { form, link } = parts(message, address);
  // As a link is pressed again after more was written.
  for (let press = 0; press < 2; press += 1) fillLink(link, form);
  const { searchParams } = new URL(link.href);
  expect(searchParams.get(parameter)).toBe(`Ann\n${message}\n`);
  expect(searchParams.get('subject')).toBe(parameter === 'body' ? 'Bulls' : null);
  expect(link.href).not.toContain('+');
});

test('carries all of a long message, and one that was cut in the middle of a character', () => {
  for (const message of ['é '.repeat(500), '🌱'.repeat(500)]) {
    const { form, link } = parts(`${message}${'🌱'.charAt(0)}`, 'https://wa.me/27820000000?text=');
    fillLink(link, form);
    expect(new URL(link.href).searchParams.get('text')).toBe(`Ann\n${message}�\n`);
  }
});

test('leaves a link alone that carries no text, and one beside an empty form', () => {
  for (const [address, text] of [
    ['tel:+27820000000', 'Hello'],
    ['https://wa.me/27820000000?text=Good%20day', ''],
  ] as const) {
    const { form, link } = parts(text, address);
    if (!text) form.reset();
    for (const field of text ? [] : form.querySelectorAll('input')) field.value = '';
    fillLink(link, form);
    expect(link.href).toBe(address);
  }
});
