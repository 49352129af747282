import { registerAddress } from '../addresses';
import { Attribute } from '../attributes';
import { endWaiting } from '../before-ready';

/** Starts an island; calls `onReady` once all event listeners are attached. */
export type RunIsland<Props> = (island: HTMLElement, props: Props, onReady: () => void) => void;

/** Registers the service worker once the visitor uses the island: what it fetches must not delay the first touch. */
export function registerOnUse(island: HTMLElement): void {
  const register = () => void import(registerAddress).catch(() => {});
  for (const type of ['focusin', 'input']) island.addEventListener(type, register, { once: true });
}

/**
 * Starts every island of a name on the page. A second call for an island, as when a slow module and its retry
 * both arrive, does nothing.
 * @param onStarted called with each island once it is ready
 */
export function startIsland<Props>(
  name: string,
  run: RunIsland<Props>,
  onStarted?: (island: HTMLElement) => void,
): void {
  for (const island of document.querySelectorAll<HTMLElement>(`[${Attribute.Island}="${name}"]`)) {
    if (island.dataset.started) continue;
    island.dataset.started = 'true';
    // oxlint-disable-next-line typescript/no-unsafe-assignment -- <Island> wrote them as this type
    const props: Props = JSON.parse(island.getAttribute(Attribute.Props) ?? '{}');
    run(island, props, () => {
      endWaiting(island);
      onStarted?.(island);
    });
  }
}
