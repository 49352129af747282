import { fromHtml } from 'hast-util-from-html';
import { writeHtml } from './export-files';
import { addLoader, addSpeculationRules } from './transforms';

/** Applies a transform to a page. */
function run(transform: typeof addSpeculationRules, html: string, address = '/index.html'): string {
  const page = fromHtml(html);
  transform(page, address);
  return writeHtml(page);
}

test('refuses an island without settings', () => {
  const page = '<div data-island="counter"></div>';
  expect(() => run(addLoader('load()', {}), page)).toThrow('the island "counter"');
});

test('lets browsers prefetch a page when its link is pressed, but not from the 404 page', () => {
  expect(run(addSpeculationRules, 'Words')).toContain('{"prefetch":[{"where":');
  expect(run(addSpeculationRules, 'Words', '/404.html')).not.toContain('speculationrules');
});
