import type { ReactNode } from 'react';

export interface TextLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  /** Called as the link is pressed and before it is followed, when its address can still change. */
  readonly onPress?: ((link: HTMLAnchorElement) => void) | undefined;
}

/** A link in running text or a list, tall enough for a thumb. */
export function TextLink({ href, children, onPress }: TextLinkProps) {
  const press =
    onPress && ((event: { currentTarget: HTMLAnchorElement }) => onPress(event.currentTarget));
  return (
    <a
      href={href}
      onPointerDown={press}
      onClick={press}
      className="inline-flex min-h-11 items-center wrap-anywhere underline decoration-line decoration-1 underline-offset-4 hover:decoration-current"
    >
      {children}
    </a>
  );
}
