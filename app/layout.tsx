import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { homePage } from '@/content/home';
import { isPreview } from '@/facts/settings.mjs';
import { readEnvironment } from '@/lib/site/environment';
import './globals.css';

const { siteUrl } = readEnvironment();

export const metadata: Metadata = {
  metadataBase: siteUrl,
  title: homePage.title,
  description: homePage.description,
  // Phone numbers are links already.
  formatDetection: { telephone: false },
  // iOS requests /apple-touch-icon.png by itself.
  icons: '/icon.svg',
  // Any other build is live, with a public URL and every needed answer.
  ...(isPreview() && { robots: { index: false } }),
};

export default function RootLayout({ children }: Readonly<{ children: ReactNode }>) {
  return (
    <html lang="en-ZA">
      <body>{children}</body>
    </html>
  );
}
