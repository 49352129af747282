import { useEffect, useState } from 'react';
import { calculatorWords } from '@/content/calculator';

const mark = `✓ ${calculatorWords.worksOffline}`;

/** Says that the page opens without signal, once it does. */
export function OfflineMark() {
  const [isKept, setKept] = useState(false);

  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    void navigator.serviceWorker.ready
      .then(() => caches.match(location.pathname))
      .then((page) => setKept(page !== undefined));
  }, []);

  return isKept && <p className="text-label text-ink-soft">{mark}</p>;
}
