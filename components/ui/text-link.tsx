import type { ReactNode } from 'react';

export interface TextLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link in running text or a list, tall enough for a thumb. */
export function TextLink({ href, children }: TextLinkProps) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 items-center wrap-anywhere underline decoration-line decoration-1 underline-offset-4 hover:decoration-current"
    >
      {children}
    </a>
  );
}
