import { withHtmlFirst } from './lib/html-first/with-html-first.mjs';
import { previewEnvironment } from './lib/tools/build-preview.mjs';

const isDevelopment = process.env.NODE_ENV === 'development';

// `next dev` works in a fresh clone; what .env.local sets has been read by now and stays.
if (isDevelopment) {
  for (const [name, value] of Object.entries(previewEnvironment)) process.env[name] ??= value;
}

/** @type {import('next').NextConfig} */
const nextConfig = {
  // The site is a folder of static files: no server runs in production.
  output: 'export',
  // Where `npm run build` has Next export to. Next's other commands work in .next, and would write
  // another folder into tsconfig.json.
  ...(process.env.SITE_FOLDER && { distDir: process.env.SITE_FOLDER }),
  // A static export cannot resize pictures; they are encoded already.
  images: { unoptimized: true },
};

// LIGHT=off leaves the export as it is, with Next's client runtime.
export default process.env.LIGHT === 'off' ? nextConfig : withHtmlFirst(nextConfig);
