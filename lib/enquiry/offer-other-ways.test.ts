import { offerOtherWays } from './offer-other-ways';

function prepare() {
  document.body.innerHTML = `
    <form aria-busy="true"><input name="name" value="Ann"><textarea name="message">1 &amp; "2" $&amp;</textarea></form>
    <output hidden>
      <a href="https://wa.me/27820000000?text=Hello%20there">WhatsApp</a>
      <a href="mailto:farm@example.com?subject=Garlic&amp;body=Hello">Write an e-mail</a>
      <a href="tel:+27820000000">Phone</a>
    </output>`;
  const form = document.querySelector('form');
  if (!form) throw new Error('There is no form.');
  return { form, otherWays: document.querySelector('output') };
}

test('shows the other ways with what has been typed, and lets go of the form', () => {
  const { form, otherWays } = prepare();
  offerOtherWays(form, otherWays);
  expect(otherWays?.hidden).toBe(false);
  expect(form.ariaBusy).toBeNull();
  const addresses = [...document.querySelectorAll('a')].map((link) => new URL(link.href));
  expect(addresses[0]?.searchParams.get('text')).toBe('Ann\n1 & "2" $&');
  expect(addresses[1]?.searchParams.get('subject')).toBe('Garlic');
  expect(addresses[1]?.searchParams.get('body')).toBe('Ann\n1 & "2" $&');
  expect(addresses[2]?.href).toBe('tel:+27820000000');
});

test('a second time takes what has been typed since', () => {
  const { form, otherWays } = prepare();
  offerOtherWays(form, otherWays);
  const name = form.querySelector('input');
  if (name) name.value = 'Bob';
  offerOtherWays(form, otherWays);
  const [whatsApp] = document.querySelectorAll('a');
  expect(new URL(whatsApp?.href ?? '').searchParams.get('text')).toMatch(/^Bob\n/);
});

test('lets go of a form that has no other ways', () => {
  const { form } = prepare();
  expect(() => offerOtherWays(form, undefined)).not.toThrow();
});
