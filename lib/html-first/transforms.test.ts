import { fromHtml } from 'hast-util-from-html';
import { writeHtml } from './export-files';
import { addSpeculationRules } from './transforms';

test('lets browsers prefetch a page when its link is pressed, but not from the 404 page', () => {
  const withRules = (address: string) => {
    const page = fromHtml('Words');
    addSpeculationRules(page, address);
    return writeHtml(page);
  };
  expect(withRules('/index.html')).toContain('{"prefetch":[{"where":');
  expect(withRules('/404.html')).not.toContain('speculationrules');
});
