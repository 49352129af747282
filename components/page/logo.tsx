/** The left half of the logo, mirrored at x = 0: outline, clove, ear. */
const half =
  'M-1.8 5c.3 2.8-.4 4.5-2.3 5.2-5 1.6-8.2 5.1-8.2 10 0 6.4 5.3 9.6 7 16.5.5 2.1 2.9 3.2 5.3 3.2M0 10.2c-3.8 5.4-5.8 14.8-2.5 29.5M-11.6 16.9c-2.5-2.5-6.3-3.3-9.9-1.7 1.3 4.6 5.2 7.2 9.4 6.5';

/** The logo: a garlic bulb that is also the head of a polled bull. */
export function Logo({ className }: Readonly<{ className?: string }>) {
  return (
    <svg
      aria-hidden="true"
      viewBox="-22 2 44 44"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d={half} />
      <path d={half} transform="scale(-1 1)" />
    </svg>
  );
}
