import { useEffect } from 'react';

const debounceMilliseconds = 700;

/**
 * Debounces a callback: runs it once a text has stopped changing.
 * @param callback must have a stable identity, or the delay restarts with every render
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
