import { useEffect, useState } from 'react';
import { hideBlockedStorage } from '@/lib/enquiry/blocked-storage';
import type { Outcome } from './enquiry-desk';

type EnquiryDesk = typeof import('./enquiry-desk');

/** Fetches the enquiry desk when it is wanted, and shows outcomes once its toaster stands. */
export function useEnquiryDesk() {
  const [desk, setDesk] = useState<EnquiryDesk>();
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);

  // The toaster hears of a toast only after it has been put on the page, hence the effect.
  useEffect(() => {
    if (!desk || outcomes.length === 0) return;
    for (const outcome of outcomes) desk.showOutcome(outcome);
    setOutcomes([]);
  }, [desk, outcomes]);

  async function loadDesk(): Promise<EnquiryDesk> {
    hideBlockedStorage();
    const loaded = await import('./enquiry-desk');
    setDesk(() => loaded);
    return loaded;
  }

  function announce(outcome: Outcome) {
    setOutcomes((waiting) => [...waiting, outcome]);
  }

  return { desk, loadDesk, announce };
}
