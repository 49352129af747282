import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { previewFolder } from '../../lib/tools/preview-build.mjs';

/** Where a page lets its enquiries go, as its form and its policy say. */
function enquiryTargets(html: string): string[] {
  const page = fromHtml(html);
  const policy = select('meta[http-equiv=Content-Security-Policy]', page)?.properties.content ?? '';
  const sources = [...String(policy).matchAll(/(?:connect-src|form-action) ([^;]*)/g)];
  return [
    ...selectAll('form[action]', page).map(({ properties }) => String(properties.action)),
    ...sources.flatMap(([, list = '']) => list.split(' ')),
  ];
}

/**
 * Why a built site is not safe to send enquiries from: there is none, or they could reach the real
 * email service, and so the farm, rather than the preview's inbox. Undefined when it is safe.
 */
export function refusal(folder: string): string | undefined {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const targets = files
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => enquiryTargets(readFileSync(`${folder}/${file}`, 'utf8')));
  const foreign = targets.find((target) => target !== "'self'" && !/^\/(?!\/)/.test(target));
  if (foreign) {
    return `The site in ${folder}/ may send enquiries to ${foreign}, and these tests send many: build a preview with npm start or npm test.`;
  }
  if (targets.some((target) => target.startsWith('/'))) return undefined;
  return `There is no built site with a form in ${folder}/: run npm start or npm test, which build it.`;
}

/** Playwright calls this before the first journey. */
export default function refuseUnsafeSite(): void {
  const reason = refusal(previewFolder);
  if (reason) throw new Error(reason);
}
