import { logoPath } from '@/content/logo';

/** The logo: the head of a polled bull that is a garlic bulb. */
export function Logo({ className }: Readonly<{ className?: string }>) {
  return (
    <svg
      aria-hidden="true"
      viewBox="2 2 44 44"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d={logoPath} />
    </svg>
  );
}
