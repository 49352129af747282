import { type RefObject, useEffect } from 'react';

/**
 * Marks the page with `data-figures` while figures of a result stand in the lowest quarter of the
 * screen, where the style sheet lets the chat button step aside for them.
 */
export function useMarkOfFigures(
  formRef: RefObject<HTMLFormElement | null>,
  hasResult: boolean,
): void {
  useEffect(() => {
    const form = formRef.current;
    if (!form || !hasResult) return;
    const { dataset } = document.documentElement;
    const mark = (isInView: boolean | undefined) => {
      if (isInView) dataset.figures = '';
      else delete dataset.figures;
    };
    const observer = new IntersectionObserver(([entry]) => mark(entry?.isIntersecting), {
      rootMargin: '-75% 0px 0px',
    });
    observer.observe(form);
    return () => {
      observer.disconnect();
      mark(false);
    };
  }, [formRef, hasResult]);
}
