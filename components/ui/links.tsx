import type { ComponentProps } from 'react';
import type { Link } from '@/content/page-type';

export interface ButtonLinkProps extends Pick<Link, 'label'> {
  readonly href: string | undefined;
  /** `solid` for the main action, `chat` for WhatsApp, `line` for others, `clear` for others on a dark background. */
  readonly variant?: 'solid' | 'chat' | 'line' | 'clear';
}

const buttonVariants = {
  solid: 'border-transparent bg-accent text-white hover:bg-ink',
  line: 'border-ink bg-paper text-ink hover:bg-ink hover:text-paper',
  chat: 'border-transparent bg-olive text-white hover:bg-ink',
  clear: 'border-paper hover:bg-paper hover:text-ink',
};

/** The classes of a link that looks like a button. */
export function buttonStyle(variant: keyof typeof buttonVariants): string {
  return `button ${buttonVariants[variant]}`;
}

/** A link that looks like a button. */
export function ButtonLink({ label, href, variant = 'solid' }: ButtonLinkProps) {
  return (
    <a href={href} className={buttonStyle(variant)}>
      {label}
    </a>
  );
}

/** A link in running text or a list. */
export function TextLink({ children, ...attributes }: ComponentProps<'a'>) {
  return (
    <a {...attributes} className="text-link">
      {children}
    </a>
  );
}
