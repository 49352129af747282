import { fileURLToPath } from 'node:url';

/** @type {import('next').NextConfig} */
export default {
  output: 'export',
  images: { unoptimized: true },
  // The tests compare the light site with what Next exports by itself.
  ...(process.env.LIGHT !== 'off' && {
    adapterPath: fileURLToPath(new URL('../index.mjs', import.meta.url)),
  }),
};
