import type { ComponentProps } from 'react';
import type { Link } from '@/content/page';

export interface ButtonLinkProps extends Link {
  /** Solid for the main action, chat for WhatsApp, line for another, clear for another on a dark background. */
  readonly variant?: 'solid' | 'chat' | 'line' | 'clear';
}

const buttonVariants = {
  solid: 'border-accent bg-accent text-white hover:border-ink hover:bg-ink',
  line: 'border-ink bg-paper text-ink hover:bg-ink hover:text-paper',
  quiet: 'border-line hover:border-current',
  chat: 'border-olive bg-olive text-white hover:border-ink hover:bg-ink',
  clear: 'border-paper hover:bg-paper hover:text-ink',
};

/** The classes of a link that looks like a button. */
export function buttonStyle(variant: keyof typeof buttonVariants): string {
  return `button button-wide ${buttonVariants[variant]}`;
}

/** A link that looks like a button. */
export function ButtonLink({ label, href, variant = 'solid' }: ButtonLinkProps) {
  return (
    <a href={href} className={buttonStyle(variant)}>
      {label}
    </a>
  );
}

/** The classes of a link in running text or a list, tall enough for a thumb. */
export const textLinkStyle =
  'inline-flex min-h-11 min-w-11 items-center wrap-anywhere underline decoration-line decoration-1 underline-offset-4 hover:decoration-current';

/** A link in running text or a list. */
export function TextLink({ children, ...attributes }: ComponentProps<'a'>) {
  return (
    <a {...attributes} className={textLinkStyle}>
      {children}
    </a>
  );
}
