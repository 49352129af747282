import { site } from '@/content/site';

/** The name of the house, as a link to its front door. */
export function WordMark() {
  return (
    <a href="/" aria-label={site.wordMarkLabel} className="flex min-h-11 items-center gap-3">
      <svg aria-hidden="true" viewBox="0 0 40 40" className="h-9 w-9 text-accent" fill="none">
        <circle cx="20" cy="20" r="18.5" stroke="currentColor" />
        <path
          d="M7 12c1 5 4 7 8 7h10c4 0 7-2 8-7M15 19l1 6c1 5 2 7 4 7s3-2 4-7l1-6M20 19v4"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
        />
      </svg>
      <span className="font-serif text-title leading-none">{site.wordMark}</span>
    </a>
  );
}
