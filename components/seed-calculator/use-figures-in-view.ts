import { type RefObject, useEffect } from 'react';

/**
 * Marks the page with `data-figures` while figures of a result are in the lowest quarter of the
 * screen, where the style sheet lets the chat button step aside for them.
 */
export function useFiguresInView(
  formRef: RefObject<HTMLFormElement | null>,
  hasResult: boolean,
): void {
  useEffect(() => {
    const form = formRef.current;
    if (!form || !hasResult) return;
    const mark = (isInView = false) =>
      document.documentElement.toggleAttribute('data-figures', isInView);
    const observer = new IntersectionObserver(([entry]) => mark(entry?.isIntersecting), {
      rootMargin: '-75% 0px 0px',
    });
    observer.observe(form);
    return () => {
      observer.disconnect();
      mark();
    };
  }, [formRef, hasResult]);
}
