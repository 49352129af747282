'use client';

import { ErrorScreen } from '@/components/page/error-screen';
import './globals.css';

/** Stands in for the whole document when even the layout fails. */
export default function GlobalErrorPage({ error }: Readonly<{ error: unknown }>) {
  return (
    <html lang="en-ZA">
      <body>
        <ErrorScreen error={error} />
      </body>
    </html>
  );
}
