import { Attribute, type Loader, showNotes } from './contract';
import { registerUrl } from './urls';

/** Starts an island; calls `onReady` once all event listeners are attached. */
export type RunIsland<Props> = (loader: Loader, props: Props, onReady: () => void) => void;

/** Registers the service worker once the visitor uses the island, so that its requests do not delay the first touch. */
export function registerOnUse(island: HTMLElement): void {
  const register = () => void import(registerUrl).catch(() => {});
  for (const type of ['focusin', 'input']) island.addEventListener(type, register, { once: true });
}

/** Takes over from the loader: hides its notes, and repeats a press that came too early. */
function takeOver(loader: Loader): void {
  const { wrapper, isDeferred } = loader;
  // Tests wait for this attribute.
  wrapper.dataset.ready = '';
  const labels = `[${Attribute.Root}] *`;
  const notes = [...wrapper.querySelectorAll<HTMLElement>(`[${Attribute.Note}]:not(${labels})`)];
  const wasDropped = notes.some(
    ({ hidden, dataset: { note = '' } }) => !hidden && /failed|notSent/.test(note),
  );
  showNotes(notes, wasDropped ? 'notSent' : undefined);
  // In the capture phase, before the island handles it: if that fails, its note appears after this.
  wrapper.addEventListener('submit', () => showNotes(notes), { once: true, capture: true });
  loader.ready();
  // Not requestSubmit(), which Safari 15.4 lacks.
  if (isDeferred) wrapper.querySelector<HTMLElement>('[type=submit]')?.click();
}

/**
 * Starts an island, as its module's export does.
 * @param onReady called with its wrapper once it is ready
 */
export function startIsland<Props>(
  loader: Loader,
  run: RunIsland<Props>,
  onReady?: (wrapper: HTMLElement) => void,
): void {
  const { wrapper } = loader;
  // The component shows the state of the deferred press itself.
  wrapper.querySelector('form')?.removeAttribute('aria-busy');
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- <Island> wrote them as this type
  const props: Props = JSON.parse(wrapper.getAttribute(Attribute.Props) ?? '{}');
  run(loader, props, () => {
    takeOver(loader);
    onReady?.(wrapper);
  });
}
