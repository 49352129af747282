/** Builds previews, each with its own settings. */

import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { exampleDay, exampleFarm } from '../../facts/folders.mjs';
import { run, stop } from '../command-line.mjs';
import { ownerFolder } from '../folders.mjs';

const turbopackCache = '.next/cache/turbopack';

/**
 * The settings of a preview. The email origin "/" is the site's own, where the preview server's inbox replaces the email
 * service.
 */
export const previewEnvironment = {
  PREVIEW: '1',
  NEXT_PUBLIC_SITE_URL: 'http://localhost:3000',
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'preview-public-key',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'preview-service',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'preview-template',
  NEXT_PUBLIC_EMAILJS_ORIGIN: '/',
  NEXT_TELEMETRY_DISABLED: '1',
};

/**
 * Builds a preview, by default of the example farm. It ignores a live site's settings.
 * @param {string} folder
 * @param {Readonly<Record<string, string>>} [settings] override those of the example farm's preview
 */
export async function buildPreview(folder, settings = {}) {
  const env = {
    ...process.env,
    ...previewEnvironment,
    FACTS_FOLDER: exampleFarm,
    // Fixed, so that tests see the same pages on any day.
    BUILD_DAY: exampleDay,
    ...settings,
    SITE_FOLDER: folder,
  };
  // Turbopack's cache is valid only for the same environment, so each preview has its own.
  const cache = `${folder}-cache`;
  mkdirSync(dirname(cache), { recursive: true });
  rmSync(turbopackCache, { recursive: true, force: true });
  if (existsSync(cache)) {
    mkdirSync(dirname(turbopackCache), { recursive: true });
    renameSync(cache, turbopackCache);
  }
  const isBuilt = await run('npm', ['run', 'build'], { env });
  if (existsSync(turbopackCache)) renameSync(turbopackCache, cache);
  if (isBuilt) return;
  stop('The site could not be built: fix the errors above and run the command again.');
}

/** Builds the owner's farm as of today. */
export function buildOwnersPreview() {
  return buildPreview(ownerFolder, { FACTS_FOLDER: '', BUILD_DAY: '' });
}
