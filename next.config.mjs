/** @type {import('next').NextConfig} */
const nextConfig = {
  // The site is a folder of static files: no server runs in production.
  output: 'export',
  // A static export cannot resize pictures; `npm run photos` has done it already.
  images: { unoptimized: true },
  // Nobody needs to know what made the page.
  poweredByHeader: false,
};

export default nextConfig;
