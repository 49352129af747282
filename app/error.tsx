'use client';

import { ErrorScreen, type ErrorScreenProps } from '@/components/page/error-screen';

export default function ErrorPage({ error }: ErrorScreenProps) {
  return <ErrorScreen error={error} />;
}
