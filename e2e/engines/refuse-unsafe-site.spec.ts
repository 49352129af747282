import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { previewFolder } from '../../lib/tools/preview-build.mjs';
import { refuseUnsafeSite } from './refuse-unsafe-site';

const service = 'https://api.emailjs.com';

for (const [faulty, before, after] of [
  ['lets scripts reach the email service', "connect-src 'self'", `connect-src 'self' ${service}`],
  ['lets forms post to any host', "form-action 'self'", 'form-action *'],
  ['says nothing of forms', "form-action 'self'", ''],
] as const) {
  test(`a site is refused whose policy ${faulty}`, () => {
    const folder = test.info().outputPath('site');
    cpSync(previewFolder, folder, { recursive: true });
    refuseUnsafeSite(folder);
    const page = `${folder}/garlic.html`;
    writeFileSync(page, readFileSync(page, 'utf8').replace(before, after));
    expect(() => refuseUnsafeSite(folder)).toThrow('garlic.html may send enquiries to the farm');
  });
}
