import type { ComponentProps } from 'react';
import type { Link } from '@/content/page';

export interface ButtonLinkProps extends Pick<Link, 'label'> {
  readonly href: string | undefined;
  /** `solid` for the main action, `chat` for WhatsApp, `line` for others, `clear` for others on a dark background. */
  readonly variant?: 'solid' | 'chat' | 'line' | 'clear';
}

/**
 * Whole class names: the build leaves out a class's rules unless an element has it, or it is a word in the code of an
 * island.
 */
const buttonVariants = {
  solid: 'button-solid',
  line: 'button-line',
  chat: 'button-solid button-chat',
  clear: 'button-clear',
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

/** A link in running text or a list. */
export function TextLink({ children, ...attributes }: ComponentProps<'a'>) {
  return (
    <a {...attributes} className="text-link">
      {children}
    </a>
  );
}
