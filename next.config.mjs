import { fileURLToPath } from 'node:url';

const isLight = process.env.LIGHT !== 'off';

/** @type {import('next').NextConfig} */
const nextConfig = {
  // The site is a folder of static files: no server runs in production.
  output: 'export',
  // A static export cannot resize pictures; they are encoded already.
  images: { unoptimized: true },
  // Takes Next's client runtime out of the export; LIGHT=off leaves the export as it is.
  ...(isLight && {
    adapterPath: fileURLToPath(new URL('./lib/html-first/index.mjs', import.meta.url)),
  }),
};

export default nextConfig;
