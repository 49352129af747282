/**
 * The contract between a page, the loader and the islands: read it first. lib/islands/ runs in the visitor's page, in
 * this order. `island.tsx` renders an island's HTML in the build. `loader.ts` fetches the island's module, and stores the
 * draft of its form through `draft.ts`. `start-island.ts` and `component-island.tsx` start the island on Preact, behind
 * the React API of `react-core.ts`. `register-service-worker.ts` and `service-worker.ts` make the site open offline.
 *
 * `<Island>` writes the attributes below into the page. The loader, an inline script at the end of the page, imports an
 * island's module when the visitor touches the island or moves the focus into it; one with a form also at a touch on a
 * link to its section, when a scroll ends at it, and when text is restored in it. It then calls the module's one export, `start`, once, with a `Loader`. Until the island calls
 * `ready()`,
 * - the page's HTML works, but the loader defers a submit of its form, and shows the note `deferred`;
 * - the loader fills a form with `data-draft="name"` from its record, the stored draft. If the record says that an
 *   enquiry may have arrived, the loader shows the notes `again`, hides those called `first`, and ignores a submit
 *   for a second after that; each ignored submit restarts the second;
 * - if the island does not start in 10 seconds, or its module fails, the loader imports it once more, and shows `failed`
 *   if that fails or takes 10 seconds too. An island that becomes ready later repeats no press, and shows `notSent`;
 * - the loader drops a deferred submit when the visitor leaves the page, and shows `notSent` if the page returns from the
 *   back/forward cache.
 * Then the island hides the notes, repeats the deferred press and handles the form; the loader still stores its record.
 * If the island throws, then or later, the page's HTML is restored, `failed` is shown, and the browser submits the form,
 * after the record notes that it may have arrived. Without a loader, as under `npx next dev`, a component starts with
 * neither a press nor a record.
 */

/** An enum, because esbuild inlines its values. */
export enum Attribute {
  /** On an island's wrapper: its name in the settings. */
  Island = 'data-island',
  /** On the element that a component is hydrated in. */
  Root = 'data-island-root',
  /** On the wrapper: the component's props, as JSON. */
  Props = 'data-props',
  /** On the wrapper: a media query; the island is fetched only on devices that match it. */
  Media = 'data-media',
  /** On a part of an island: the state in which it is shown. */
  Note = 'data-note',
  /** On a link whose last query parameter is a message: the message for an empty form. The loader writes the form's text into it. */
  Message = 'data-message',
  /** In the note `failed`: the element whose text the error's message replaces. */
  Error = 'data-error',
  /** On one of the site's own inline scripts: the build keeps it. */
  Inline = 'data-inline',
}

/** The states in which a note can be shown. */
export type Note =
  /** A submit is deferred until the island is ready. */
  | 'deferred'
  /** The island did not start, or threw: the note offers other ways to do the same. */
  | 'failed'
  /** The island started late, or the page returned from the cache: a deferred submit has been dropped. */
  | 'notSent'
  /** No enquiry from this form may have arrived: a label. */
  | 'first'
  /** An earlier enquiry may have arrived: a label, or a note. */
  | 'again';

/** What the loader tells an island, and what the island tells the loader. */
export interface Loader {
  readonly wrapper: HTMLElement;
  /** The island's server-rendered elements, each followed by its children, listed before extensions could add any. */
  readonly elements: readonly (readonly Element[])[];
  /** The server-rendered controls with a name, also selects and text areas, in order; an island that fails replaces them. */
  controls: readonly HTMLInputElement[];
  /** Whether to submit the form for the visitor when the island is ready. */
  isDeferred?: boolean;
  /** Whether the browser has refused to submit the form as it is. */
  isRefused?: boolean;
  /** Whether an earlier enquiry may have arrived, by the form's record; read again on a return from the back/forward cache. */
  mayHaveArrived?: boolean;
  /** When the loader showed that or last ignored a submit, by `performance.now()`; undefined if it does not show it. */
  warnedAt?: number | undefined;
  /** The island has attached all its event listeners. */
  ready(): void;
  /**
   * The island did not start or threw: shows the error's message. Its HTML must be as served, except for what was typed;
   * the browser submits its form.
   */
  failed(error?: unknown): void;
  /** The island has changed the form's values, or whether an enquiry may have arrived: stores both at once. */
  changed(mayHaveArrived: boolean): void;
}

/** The one export of an island's module, as `start`. */
export type StartIsland = (loader: Loader) => void;

/** Shows the notes of some states, unwrapped from their templates, and hides the others. */
export function showNotes(notes: Iterable<HTMLElement>, ...states: (string | undefined)[]): void {
  for (const note of notes) {
    note.hidden = !states.includes(note.dataset.note);
    const stored = note.querySelector('template');
    if (!note.hidden) stored?.replaceWith(stored.content);
  }
}
