import type { AnchorHTMLAttributes, Ref } from 'react';
import { Icon } from '../ui/icon';

export interface ChatLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
  readonly label: string;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** The round link at the bottom right that opens a chat. */
export function ChatLink({ label, href, ...attributes }: ChatLinkProps) {
  return (
    <a
      {...attributes}
      href={href}
      aria-label={label}
      className="fixed right-4 bottom-4 z-20 flex h-14 w-14 items-center justify-center rounded-full edge-2 border-paper bg-olive text-white hover:bg-ink print:hidden"
    >
      <Icon name="chat" className="h-9 w-9" />
    </a>
  );
}
