import { useEffect, useState } from 'react';
import { calculatorWords } from '@/content/calculator';

const mark = `✓ ${calculatorWords.worksOffline}`;

/** Says that the page opens without signal, once it does. */
export function OfflineMark() {
  const [isKept, setKept] = useState(false);

  useEffect(() => {
    if ('serviceWorker' in navigator) void navigator.serviceWorker.ready.then(() => setKept(true));
  }, []);

  return isKept && <p className="text-label text-ink-soft">{mark}</p>;
}
