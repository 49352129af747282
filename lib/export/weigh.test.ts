import { randomBytes } from 'node:crypto';
import { fromHtml } from 'hast-util-from-html';
import { weighPage } from './weigh';

const noise = (bytes: number) => randomBytes(bytes).toString('base64');

test('weighs a page, its first section and its scripts after brotli', () => {
  const weigh = (html: string) => weighPage(fromHtml(`<main>${html}</main>`));
  const page = weigh(`<section>${noise(2_000)}</section><p>${noise(6_000)}</p>`);
  // The base64 of the noise compresses to little more than the noise.
  expect(page.firstSectionBytes).toBeGreaterThan(2_000);
  expect(page.firstSectionBytes).toBeLessThan(2_400);
  expect(page.bytes).toBeGreaterThan(8_000);
  expect(page.bytes).toBeLessThan(8_600);
  expect(page.scriptBytes).toBeLessThan(10);
  const { scriptBytes } = weigh(`<script>/*${noise(400)}*/</script>`);
  expect(scriptBytes).toBeGreaterThan(400);
  expect(scriptBytes).toBeLessThan(500);
});

test('the name of the islands’ folder does not affect the weight', () => {
  const weigh = (name: string) =>
    weighPage(fromHtml(`<main><section></section></main><script>"/islands/${name}"</script>`));
  expect(weigh('9c41e7')).toEqual(weigh('aaaaaa'));
});
