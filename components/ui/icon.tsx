const drawings = {
  shield:
    'M20 3l14 5v11c0 9-6 15-14 18C12 34 6 28 6 19V8zM20 8l9 3v8c0 6-4 10-9 12-5-2-9-6-9-12v-8z',
  check: 'M20 4a16 16 0 100 32 16 16 0 000-32zM12 20l6 6 11-12',
  award:
    'M20 4a11 11 0 100 22 11 11 0 000-22zM20 9a6 6 0 100 12 6 6 0 000-12zM13 24l-3 13 10-5 10 5-3-13',
};

/** A small drawing, always beside text with the same meaning. */
export function Icon({
  name,
  className,
}: Readonly<{ name: keyof typeof drawings; className?: string }>) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 40 40"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      className={className}
    >
      <path d={drawings[name]} />
    </svg>
  );
}
