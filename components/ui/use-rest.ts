import { useEffect } from 'react';

const restMilliseconds = 700;

/**
 * Runs a callback once a text has not changed for a moment: after typing, not at every key.
 * @param onRest must have a stable identity, or the wait begins anew with every render
 */
export function useRest(text: string, onRest: (text: string) => void): void {
  useEffect(() => {
    const timer = setTimeout(() => onRest(text), restMilliseconds);
    return () => clearTimeout(timer);
  }, [text, onRest]);
}
