import { useEffect, useState } from 'react';
import { hideBlockedStorage } from '@/lib/enquiry/blocked-storage';
import type { Outcome } from './enquiry-desk';

type EnquiryDesk = typeof import('./enquiry-desk');

/** Fetches the enquiry desk when it is wanted, and shows outcomes once its toaster stands. */
export function useEnquiryDesk() {
  const [desk, setDesk] = useState<EnquiryDesk>();
  const [announced, setAnnounced] = useState<{ readonly outcome: Outcome }>();

  // The toaster hears of a toast only after it has been put on the page, hence the effect.
  useEffect(() => {
    if (announced) desk?.showOutcome(announced.outcome);
  }, [desk, announced]);

  async function loadDesk(): Promise<EnquiryDesk> {
    hideBlockedStorage();
    const loaded = await import('./enquiry-desk');
    setDesk(() => loaded);
    return loaded;
  }

  function announce(outcome: Outcome) {
    setAnnounced({ outcome });
  }

  // Without the desk there is no toast to tell of a failure, so the form has to.
  const isOutOfReach = !desk && announced?.outcome === 'failed';
  return { desk, isOutOfReach, loadDesk, announce };
}
