/** @jest-environment jsdom */
import { fillLink } from './text-fields';

const half = '🌱'.charAt(0);

test.each([
  ['https://wa.me/27?text=Hello', 'Ann', 'Two bulls & a cow +1', 'text', 'Two bulls & a cow +1'],
  ['mailto:farm@example.com?subject=Bulls&body=', 'Ann', 'Grüße 🌱 50 %', 'body', 'Grüße 🌱 50 %'],
  ['https://wa.me/27?text=', 'Ann', `${'é '.repeat(500)}${half}`, 'text', `${'é '.repeat(500)}�`],
  ['tel:+27820000000', 'Ann', 'Hello', null, ''],
  ['https://wa.me/27?text=Good%20day', '', '', null, ''],
])(
  '%s carries what the form holds where it has a parameter and the form a text',
  (address, name, message, parameter, carried) => {
    document.body.innerHTML = `<a href="${address}">Link</a><form>
    <input type="hidden" value="secret"><input type="text" value="${name}"><input type="tel">
    <textarea></textarea></form>`;
    const [form, area] = [document.forms[0], document.querySelector('textarea')];
    const link = document.querySelector('a');
    if (!form || !link || !area) throw new Error('A part is missing.');
    area.value = message;
    for (let press = 0; press < 2; press += 1) fillLink(link, form);
    if (!parameter) return expect(link.href).toBe(address);
    const { searchParams } = new URL(link.href);
    expect(searchParams.get(parameter)).toBe(`${name}\n${carried}\n`);
    expect(searchParams.get('subject')).toBe(parameter === 'body' ? 'Bulls' : null);
    // Email programs show a plus as one.
    return expect(link.href).not.toContain('+');
  },
);
