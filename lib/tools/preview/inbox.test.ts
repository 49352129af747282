/** @jest-environment node */
import { ann, emailFrom, inbox, post, prepareSite } from './test-preview';

const start = prepareSite();

async function page(origin: string) {
  return (await fetch(`${origin}/__inbox`)).text();
}

test('shows what arrived, escaped, with its line breaks and how to answer', async () => {
  const origin = await start();
  expect(await page(origin)).toContain('Nothing has arrived yet.');
  const email = emailFrom();
  email.template_params.subject = `<script>alert("&'")</script>`;
  await post(origin, email);
  const html = await page(origin);
  expect(html).toContain('&#60;script&#62;alert(&#34;&#38;&#39;&#34;)&#60;/script&#62;');
  expect(html).toContain('&#60;b&#62;Ann&#60;/b&#62; &#60;ann@example.com&#62;');
  expect(html).not.toMatch(/<script|<b>/);
  expect(html).toContain('082 000 0000');
  expect(html).toContain('Line one\nLine two');
});

test('says that nothing was emailed, and offers to reload', async () => {
  const html = await page(await start());
  expect(html).toContain('Nothing was emailed to anybody.');
  expect(html).toContain('<a href="">Reload</a>');
});

test('shows what was lost, and that a fault is set', async () => {
  const origin = await start({ mailFault: '429' });
  await post(origin, emailFrom());
  await post(origin, emailFrom('ann+fault-truncated@example.com'));
  const html = await page(origin);
  expect(html).toContain('Every message now meets the fault 429.');
  expect(html).toContain('Lost: the farm would not have got this message (fault 429).');
  expect(html).toContain('but the visitor was not answered properly (fault truncated).');
});

test('lists the newest first, and those of one sender when asked', async () => {
  const origin = await start();
  await post(origin, emailFrom());
  await post(origin, emailFrom('bob+farm@example.com'));
  expect(await inbox(origin)).toMatchObject([
    { parameters: { from_email: 'bob+farm@example.com' } },
    { parameters: { from_email: ann } },
  ]);
  expect(await inbox(origin, { from: 'bob+farm@example.com' })).toHaveLength(1);
  expect(await inbox(origin, { from: 'eve@example.com' })).toEqual([]);
});

test('keeps the 200 newest', async () => {
  const origin = await start();
  await post(origin, emailFrom('first@example.com'));
  for (let sent = 0; sent < 200; sent += 1) await post(origin, emailFrom());
  expect(await inbox(origin)).toHaveLength(200);
  expect(await inbox(origin, { from: 'first@example.com' })).toEqual([]);
});

test('is empty after it was emptied', async () => {
  const origin = await start();
  await post(origin, emailFrom());
  const answer = await fetch(`${origin}/__inbox.json`, { method: 'DELETE' });
  expect(answer.status).toBe(204);
  expect(await inbox(origin, { lost: '' })).toEqual([]);
});
