import { networkInterfaces } from 'node:os';
import { withHtmlFirst } from './lib/html-first/with-html-first.mjs';
import { previewEnvironment } from './lib/tools/site/preview/build-preview.mjs';

/** @type {import('next').NextConfig} */
const shared = {
  // A static export cannot resize photos; they are encoded already.
  images: { unoptimized: true },
};

/** @returns {import('next').NextConfig} */
function developmentConfig() {
  // So that it works in a fresh clone; what .env.local sets has been read by now and stays.
  for (const [name, value] of Object.entries(previewEnvironment)) process.env[name] ??= value;
  const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  return {
    ...shared,
    // A phone of the same network reaches this machine under one of these.
    allowedDevOrigins: addresses.map(({ address }) => address),
  };
}

/** @type {import('next').NextConfig} */
const exportConfig = {
  ...shared,
  // The site is a folder of static files: no server runs in production.
  output: 'export',
  // For the bench: Next's own way to inline the styles.
  ...(process.env.INLINE_CSS && { experimental: { inlineCss: true } }),
  // Where `npm run build` has Next export to. Next's other commands work in .next, and would write
  // another folder into tsconfig.json.
  ...(process.env.SITE_FOLDER && { distDir: process.env.SITE_FOLDER }),
};

// LIGHT=off leaves the export as it is, with Next's client runtime.
const lightConfig = process.env.LIGHT === 'off' ? exportConfig : withHtmlFirst(exportConfig);

export default process.env.NODE_ENV === 'development' ? developmentConfig() : lightConfig;
