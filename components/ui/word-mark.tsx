import { site } from '@/content/site';
import { Mark } from './mark';

/** The name of the house, as a link to its front door. */
export function WordMark() {
  return (
    <a href="/" aria-label={site.wordMarkLabel} className="flex min-h-11 items-center gap-2">
      <Mark className="h-11 w-[min(2.75rem,14vw)] shrink-0 text-accent" />
      <span className="font-serif text-title leading-none">{site.wordMark}</span>
    </a>
  );
}
