import { farm } from '@/content/farm';
import { whatsApp } from '@/content/shared-text';
import { Island } from '@/lib/islands/island';
import { whatsAppLink } from '@/lib/site/external-links';
import { ChatButton } from './chat-button';

/** The chat link, with a tooltip for mouse and keyboard. */
export function ChatIsland() {
  return (
    <Island
      name="chat-button"
      component={ChatButton}
      // A tooltip is useless on a touch screen.
      media="(hover)"
      props={{ href: whatsAppLink(farm.phone, whatsApp.greeting), label: whatsApp.chat }}
    />
  );
}
