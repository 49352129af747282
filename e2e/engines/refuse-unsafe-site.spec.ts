import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { previewFolder } from '../../lib/tools/preview-build.mjs';
import { refusal } from './refuse-unsafe-site';

const service = 'https://api.emailjs.com';

/** A folder with one page of the built site. @returns its path. */
function siteWith(page: string): string {
  const folder = test.info().outputPath('site');
  mkdirSync(folder);
  copyFileSync(`${previewFolder}/${page}`, `${folder}/${page}`);
  return folder;
}

test('the site that these tests run on sends to its own address only', () => {
  expect(refusal(previewFolder)).toBeUndefined();
});

for (const [what, before, after] of [
  ['form posts to the email service', 'action="/', `action="${service}/`],
  ['form posts to another host, by two slashes', 'action="/', 'action="//'],
  ['scripts may reach the email service', "connect-src 'self'", `connect-src 'self' ${service}`],
  ['forms may post to any host', "form-action 'self'", 'form-action *'],
] as const) {
  test(`a site is refused whose ${what}`, () => {
    const folder = siteWith('garlic.html');
    expect(refusal(folder)).toBeUndefined();
    const page = `${folder}/garlic.html`;
    writeFileSync(page, readFileSync(page, 'utf8').replaceAll(before, after));
    expect(refusal(folder)).toContain('may send enquiries to');
  });
}

test('a missing site is refused, and one without a form', () => {
  expect(refusal('no-such-folder')).toContain('no built site');
  expect(refusal(siteWith('404.html'))).toContain('no built site with a form');
});
