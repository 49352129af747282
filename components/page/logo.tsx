/** Drawn on 48 by 48 units. */
const path = [
  'M22.2 5c.3 2.8-.4 4.5-2.3 5.2-5 1.6-8.2 5.1-8.2 10 0 6.4 5.3 9.6 7 16.5 1 4.2 9.6 4.2 10.6 0 1.7-6.9 7-10.1 7-16.5 0-4.9-3.2-8.4-8.2-10-1.9-.7-2.6-2.4-2.3-5.2',
  'M24 10.2c-3.8 5.4-5.8 14.8-2.5 29.5M24 10.2c3.8 5.4 5.8 14.8 2.5 29.5',
  'M12.4 16.9c-2.5-2.5-6.3-3.3-9.9-1.7 1.3 4.6 5.2 7.2 9.4 6.5M35.6 16.9c2.5-2.5 6.3-3.3 9.9-1.7-1.3 4.6-5.2 7.2-9.4 6.5',
].join('');

/** The logo: a garlic bulb that is also the head of a polled bull. */
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
      <path d={path} />
    </svg>
  );
}
