'use client';

import { ErrorScreen } from '@/components/page/error-screen';
import './globals.css';

/** Replaces the whole document if the layout fails. */
export default function GlobalErrorPage({ error }: Readonly<{ error: unknown }>) {
  return (
    <html lang="en-ZA">
      <body>
        <ErrorScreen error={error} />
      </body>
    </html>
  );
}
