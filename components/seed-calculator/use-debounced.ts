import { useEffect } from 'react';

const debounceMilliseconds = 700;

/**
 * Runs a callback once a text has not changed for a moment: after typing, not at every key.
 * @param callback must have a stable identity, or the wait restarts with every render
 */
export function useDebounced<Text extends string | undefined>(
  text: Text,
  callback: (text: Text) => void,
): void {
  useEffect(() => {
    const timer = setTimeout(() => callback(text), debounceMilliseconds);
    return () => clearTimeout(timer);
  }, [text, callback]);
}
