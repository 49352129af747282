import type { Link } from '@/content/shapes';

export interface ButtonLinkProps extends Link {
  /** Solid for the way on that matters most, line for the other; clear for the other on dark ground. */
  readonly variant?: 'solid' | 'line' | 'clear';
}

const shared = 'inline-flex min-h-12 items-center rounded-control border px-6 py-2 font-semibold';
const variants = {
  solid: 'border-accent bg-accent text-white hover:border-ink hover:bg-ink',
  line: 'border-ink bg-paper text-ink hover:bg-ink hover:text-paper',
  clear: 'border-paper hover:bg-paper hover:text-ink',
};

/** A link that looks like the button it stands in for. */
export function ButtonLink({ label, href, variant = 'solid' }: ButtonLinkProps) {
  return (
    <a href={href} className={`${shared} ${variants[variant]}`}>
      {label}
    </a>
  );
}
