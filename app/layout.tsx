import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { InlineScript } from '@/components/page/inline-script';
import { homePage } from '@/content/home';
import { site } from '@/content/site';
import { isInPreparation } from '@/lib/facts/facts';
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

/**
 * Without the adapter, Next's client runtime loads the toasts by setting the address of a script element, which the
 * site's headers allow only through a policy of trusted types.
 */
function trustScriptAddresses() {
  globalThis.trustedTypes?.createPolicy('default', {
    createScriptURL: (address: string) => address,
  });
}

export default function RootLayout({ children }: Readonly<{ children: ReactNode }>) {
  return (
    <html lang="en-ZA">
      <body>
        {children}
        {process.env.LIGHT === 'off' && <InlineScript run={trustScriptAddresses} />}
      </body>
    </html>
  );
}
