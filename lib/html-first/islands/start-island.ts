import { registerAddress } from '../addresses';
import { Attribute, showNote } from '../attributes';

/** Makes an island work; it calls `onReady` once every event is listened to. */
export type RunIsland<Props> = (island: HTMLElement, props: Props, onReady: () => void) => void;

/** Takes over from the loader: its handlers go, and a submit that it held is made once. */
function takeOver(island: HTMLElement): void {
  island.setAttribute(Attribute.Ready, '');
  const form = island.querySelector('form');
  const isLate = island.querySelector(`[${Attribute.Note}=failed]:not([hidden])`);
  showNote(island, isLate ? 'ready' : undefined);
  if (!form) return;
  form.onsubmit = null;
  form.oninput = null;
  form.addEventListener('submit', () => showNote(island), { once: true });
  const isHeld = form.getAttribute('aria-busy') === 'true';
  form.removeAttribute('aria-busy');
  // A press of the button rather than requestSubmit(), which Safari 15.4 does not have.
  if (isHeld) form.querySelector<HTMLElement>('[type=submit]')?.click();
}

/**
 * Starts every island of a name on the page. A second call for the same island, as when a slow
 * module and its retry both arrive, changes nothing.
 * @param registersServiceWorker whether the site is kept for offline use from now on.
 */
export function startIsland<Props>(
  name: string,
  run: RunIsland<Props>,
  registersServiceWorker: boolean,
): void {
  for (const island of document.querySelectorAll<HTMLElement>(`[${Attribute.Island}="${name}"]`)) {
    if (island.hasAttribute(Attribute.Started)) continue;
    island.setAttribute(Attribute.Started, '');
    const props: Props = JSON.parse(island.getAttribute(Attribute.Props) ?? '{}');
    try {
      run(island, props, () => {
        takeOver(island);
        if (registersServiceWorker) void import(registerAddress).catch(() => {});
      });
    } catch (error) {
      island.querySelector('form')?.removeAttribute('aria-busy');
      showNote(island, 'failed');
      throw error;
    }
  }
}
