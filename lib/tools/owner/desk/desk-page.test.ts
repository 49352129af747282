import { deskPage, headerFiles } from './desk-page';

const page = deskPage('desk.js');
const { _headers, '.htaccess': htaccess } = headerFiles();
const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(page)?.[1] ?? '';

test('the policy lets the desk talk to its own address and to GitHub alone', () => {
  const hosts = policy.match(/https?:\/\/[^ ;]+|\*|\bws[^ ;]*/g);
  expect(hosts).toEqual(['https://avatars.githubusercontent.com', 'https://api.github.com']);
  expect(policy).toMatch(/^default-src 'none';/);
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)/);
});

test('the headers hold the same policy on every kind of host', () => {
  expect(_headers).toContain(`Content-Security-Policy: ${policy}; frame-ancestors 'none'`);
  expect(htaccess).toContain(`Content-Security-Policy "${policy}; frame-ancestors 'none'"`);
  for (const headers of [_headers, htaccess]) expect(headers).toMatch(/X-Robots-Tag:? "?noindex/);
});
