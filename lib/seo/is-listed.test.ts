import { isListed } from './is-listed';

test.each([
  ['https://www.bonsmara.co.za', {}, true],
  ['https://farm.github.io/site', {}, true],
  ['https://example-farm.co.za', {}, true],
  ['http://www.bonsmara.co.za', {}, false],
  ['https://localhost:3000', {}, false],
  ['https://127.0.0.1', {}, false],
  ['https://[::1]', {}, false],
  ['https://www.example.co.za', {}, false],
  ['https://farm.test', {}, false],
  ['https://farm.pages.dev', {}, false],
  ['https://farm.netlify.app', {}, false],
  ['https://www.bonsmara.co.za', { CONTEXT: 'production' }, true],
  ['https://www.bonsmara.co.za', { CONTEXT: 'deploy-preview' }, false],
  ['https://www.bonsmara.co.za', { CF_PAGES_BRANCH: 'main' }, true],
  ['https://www.bonsmara.co.za', { CF_PAGES_BRANCH: 'new-photos' }, false],
])('whether %s built with %j may be listed: %s', (address, environment, wanted) => {
  expect(isListed(new URL(address), environment)).toBe(wanted);
});
