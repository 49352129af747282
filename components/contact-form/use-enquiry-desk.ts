import { useCallback, useEffect, useState } from 'react';
import type { Announcement } from './enquiry-desk';
import * as enquiryDesk from './enquiry-desk';

export type EnquiryDesk = typeof enquiryDesk;

/** Fetches the enquiry desk when it is wanted, and shows toasts once its toaster stands. */
export function useEnquiryDesk() {
  const [desk, setDesk] = useState<EnquiryDesk>();
  const [announced, setAnnounced] = useState<{ readonly announcement: Announcement }>();

  // The toaster hears of a toast only after it has been put on the page, hence the effect.
  useEffect(() => {
    if (announced) desk?.showToast(announced.announcement);
  }, [desk, announced]);

  /** @returns undefined when the desk cannot be fetched. */
  const loadDesk = useCallback(async (): Promise<EnquiryDesk | undefined> => {
    setDesk(() => enquiryDesk);
    return enquiryDesk;
  }, []);

  function announce(announcement: Announcement) {
    setAnnounced({ announcement });
  }

  return { desk, loadDesk, announce };
}
