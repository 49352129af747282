'use client';

import * as Tooltip from '@radix-ui/react-tooltip';
import { useEffect, useRef, useState } from 'react';
import { ChatLink } from './chat-link';

/** How long a hover takes to open the tooltip, and how long after closing the next hover opens it at once. */
const openDelayMilliseconds = 700;
const skipDelayMilliseconds = 300;

/** The chat link with its tooltip. */
export function ChatButton({ href, label }: Readonly<{ href: string | undefined; label: string }>) {
  // Controlled: under Preact an uncontrolled tooltip closes at once.
  const [isOpen, setOpen] = useState(false);
  const linkRef = useRef<HTMLAnchorElement>(null);

  // The visitor may have hovered over or focused the link before hydration.
  useEffect(() => {
    const link = linkRef.current;
    if (link?.matches(':focus-visible')) setOpen(true);
    else if (link?.matches(':hover')) {
      link.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }));
    }
  }, []);

  return (
    <Tooltip.Provider
      delayDuration={openDelayMilliseconds}
      skipDelayDuration={skipDelayMilliseconds}
    >
      <Tooltip.Root open={isOpen} onOpenChange={setOpen}>
        <Tooltip.Trigger asChild>
          <ChatLink ref={linkRef} href={href} label={label} />
        </Tooltip.Trigger>
        <Tooltip.Portal>
          <Tooltip.Content
            side="left"
            sideOffset={10}
            className="z-30 border border-transparent bg-ink px-4 py-2 text-label text-paper"
          >
            {label}
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  );
}
