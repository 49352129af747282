/** Where built sites stand, and how a preview is built. */
import { spawnSync } from 'node:child_process';

/** What this build writes: out/, the site to put online, unless a preview is built. */
export const buildFolder = process.env.SITE_FOLDER || 'out';

/** The preview of the filled farm: what tests and measurements run on. */
export const previewFolder = '.preview/site';

/** The preview of the owner's farm: what `npm start` serves. */
export const ownerFolder = '.preview/owner';

/** All facts of a farm that does not exist, on which tests stand, so that no change of the owner's can break one. */
export const filledFarm = 'e2e/filled-farm/facts';

/** The day on which tests see that farm: its lots begin and end around it. */
export const filledFarmDay = '2026-11-22';

/** The preview as Next exports it, without the adapter. */
export const plainFolder = '.preview/plain';

/** The desk, as the tests open it. */
export const deskFolder = '.preview/desk';

/**
 * Settings of a preview. The email origin "/" is the site's own address, where the preview server
 * stands in for the email service.
 */
export const previewEnvironment = {
  NEXT_PUBLIC_SITE_URL: 'http://localhost:3000',
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'preview-public-key',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'preview-service',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'preview-template',
  NEXT_PUBLIC_EMAILJS_ORIGIN: '/',
  NEXT_TELEMETRY_DISABLED: '1',
};

/**
 * Runs a command with its output on the screen.
 * @param {string} command
 * @param {readonly string[]} commandArguments
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {boolean} whether it ended well
 */
export function run(command, commandArguments, environment = process.env) {
  const { status } = spawnSync(command, commandArguments, { stdio: 'inherit', env: environment });
  return status === 0;
}

/**
 * Ends the program with one sentence for the person at the keyboard.
 * @param {string} sentence
 * @returns {never}
 */
export function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

/**
 * Builds a preview, whatever settings of a live site there are: of the filled farm unless another
 * folder of facts is set.
 * @param {string} folder
 * @param {Readonly<Record<string, string>>} [settings] what makes this preview another one
 */
export function buildPreview(folder, settings = {}) {
  const environment = {
    ...process.env,
    ...previewEnvironment,
    FACTS_FOLDER: filledFarm,
    BUILD_DAY: filledFarmDay,
    ...settings,
    SITE_FOLDER: folder,
  };
  if (run('npm', ['run', 'build'], environment)) return;
  stop('The site could not be built: correct what the lines above name and run the command again.');
}
