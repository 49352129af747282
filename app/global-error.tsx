'use client';

import { ErrorScreen, type ErrorScreenProps } from '@/components/page/error-screen';
import './globals.css';

/** Stands in for the whole document when even the layout fails. */
export default function GlobalErrorPage({ error }: ErrorScreenProps) {
  return (
    <html lang="en-ZA">
      <body>
        <ErrorScreen error={error} />
      </body>
    </html>
  );
}
