import { join } from 'node:path';
import { siteFolder } from './facts/settings.mjs';
import { previewEnvironment } from './scripts/preview/build-preview.mjs';

/** @type {import('next').NextConfig} */
const shared = {
  // A static export cannot resize photos; they are encoded already.
  images: { unoptimized: true },
};

/** @returns {import('next').NextConfig} */
function developmentConfig() {
  // Defaults for a fresh clone; Next has already loaded .env.local, which takes precedence.
  for (const [name, value] of Object.entries(previewEnvironment)) process.env[name] ??= value;
  return shared;
}

/** @type {import('next').NextConfig} */
const exportConfig = {
  ...shared,
  // The site is a folder of static files: no server runs in production.
  output: 'export',
  // Constant, so that two builds of one commit are identical; nothing requests it.
  generateBuildId: () => 'site',
  // Replaces Next's client runtime in the export with islands.
  adapterPath: join(import.meta.dirname, 'lib/export/adapter.mjs'),
  // Without the tests: type errors in a test need not stop a deploy.
  typescript: { tsconfigPath: 'tsconfig.build.json' },
  // The folder that `npm run build` exports to. Next's other commands work in .next; they would write any
  // other folder into tsconfig.json.
  ...(siteFolder !== 'out' && { distDir: siteFolder }),
};

export default process.env.NODE_ENV === 'development' ? developmentConfig() : exportConfig;
