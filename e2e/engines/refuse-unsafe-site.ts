import { readBuiltSite } from '../../lib/tools/built-site';
import { previewFolder } from '../../lib/tools/preview-build.mjs';

const needed = ["connect-src 'self'", "form-action 'self'"];

/** @throws unless the policy of each page lets enquiries reach the preview's own inbox alone. */
export function refuseUnsafeSite(folder: string): void {
  for (const { file, policy = '' } of readBuiltSite(folder).pages) {
    const rules = policy.split('; ');
    if (needed.every((rule) => rules.includes(rule))) continue;
    throw new Error(
      `${folder}/${file} may send enquiries to the farm, and these tests send many: build a preview with npm start or npm test.`,
    );
  }
}

/** Playwright calls this before the first journey. */
export default () => refuseUnsafeSite(previewFolder);
