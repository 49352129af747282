import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { isInPreparation } from '@/content/facts/reading/facts';
import { homePage } from '@/content/home';
import { site } from '@/content/site';
import { isListed, readEnvironment } from '@/lib/site/environment';
import './globals.css';

const { siteUrl } = readEnvironment();

export const metadata: Metadata = {
  metadataBase: siteUrl,
  title: homePage.title,
  description: homePage.description,
  applicationName: site.name,
  // Phone numbers are links already.
  formatDetection: { telephone: false },
  icons: { icon: '/icon.svg', apple: '/apple-touch-icon.png' },
  ...((isInPreparation || !isListed(siteUrl)) && { robots: { index: false } }),
};

export default function RootLayout({ children }: Readonly<{ children: ReactNode }>) {
  return (
    <html lang="en-ZA">
      <body>{children}</body>
    </html>
  );
}
