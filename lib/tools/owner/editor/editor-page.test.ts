import { editorPage, headerFile } from './editor-page';

const imports = { immutable: './immutable.js' };
const page = editorPage('./editor.js', imports);
const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(page)?.[1] ?? '';

test('the policy lets the editor talk to its own address and to GitHub alone', () => {
  const hosts = policy.match(/https?:\/\/[^ ;]+|\*|\bws[^ ;]*/g);
  expect(hosts).toEqual(['https://avatars.githubusercontent.com', 'https://api.github.com']);
  expect(policy).toMatch(/^default-src 'none';/);
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)/);
});

test('the headers have the same policy', () => {
  const headers = headerFile(imports);
  expect(headers).toContain(`Content-Security-Policy: ${policy}; frame-ancestors 'none'`);
  expect(headers).toMatch(/X-Robots-Tag: noindex/);
});
