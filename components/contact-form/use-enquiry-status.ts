import { useEffect, useState } from 'react';
import type { EnquiryStatusKind } from '@/content/enquiry-statuses';

const questions: readonly EnquiryStatusKind[] = ['alreadyTried', 'alreadySent', 'held'];

/** Whether a status asks something, which is no failure to tell in a toast. */
export function isQuestion(kind: EnquiryStatusKind): boolean {
  return questions.includes(kind);
}

/** Where the enquiry stands; one that waits for a connection is told of when that is back. */
export function useEnquiryStatus() {
  const [status, setStatus] = useState<EnquiryStatusKind>();

  useEffect(() => {
    const tellOfConnection = () =>
      setStatus((current) => (current === 'waiting' ? 'connected' : current));
    window.addEventListener('online', tellOfConnection);
    return () => window.removeEventListener('online', tellOfConnection);
  }, []);

  return [status, setStatus] as const;
}
