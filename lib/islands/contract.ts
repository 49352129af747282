/**
 * The contract between a page, the loader and the islands. Read it first: lib/islands/ is what runs in the visitor's page,
 * in this order. `island.tsx` writes an island's HTML, when Next renders the page. `loader.ts` fetches its module, and
 * keeps what is typed by `draft.ts`. `start-island.ts` and `component-island.tsx` start it on Preact, which
 * `react-core.ts` presents as React. `register-service-worker.ts` and `service-worker.ts` let the site open offline.
 *
 * The page says what is in it by the attributes below, which `<Island>` writes. The loader, an inline script at the
 * end of the page, imports an island's module when the visitor touches the island or a link to its section, stops
 * scrolling at it, or comes back to text in its form, and calls the module's one export, `start`, once, with a `Loader`. Until
 * the island calls `ready()`,
 * - the page's own HTML works, but a submit of its form is deferred, and shown to be (`deferred`);
 * - a form with `data-draft="name"` is filled from its record. Where an enquiry may have arrived, as the record says,
 *   the parts `again` are shown, those called `first` are hidden, and a submit within a second of that, or of one that
 *   was ignored, is ignored;
 * - if it does not start in 10 seconds, or its module fails, it is imported once more, and after another 10 seconds
 *   `failed` is shown. If it becomes ready later, no press is repeated, and `notSent` is shown;
 * - a deferred submit is dropped when the visitor leaves the page; `notSent` is shown if the page returns from the
 *   back/forward cache.
 * Then the deferred press is repeated, the notes are hidden, and the island handles the form; the loader still keeps its
 * record. If the island throws, then or later, the page's HTML is back, `failed` is shown, and the browser submits the
 * form; the record says before that it may have arrived. Without a loader, as under `npx next dev`, a component starts with
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
  /** On a link whose last parameter is a message: the message of an empty form. The loader writes the form's text into it. */
  Message = 'data-message',
  /** In the note `failed`: what the error's message takes the place of. */
  Error = 'data-error',
  /** On one of the site's own inline scripts: the build leaves it in the page. */
  Inline = 'data-inline',
}

/** The states that a note can be for. */
export type Note =
  /** A submit is deferred until the island is ready. */
  | 'deferred'
  /** The island did not start: the note offers other ways to do the same. */
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
  /** The page's own elements of the island, each followed by its children, noted before an extension could add any. */
  readonly elements: readonly (readonly Element[])[];
  /** The page's own controls that have a name, also selects and text areas, in order; an island that fails replaces them. */
  controls: readonly HTMLInputElement[];
  /** Whether to submit the form for the visitor when the island is ready. */
  isDeferred?: boolean;
  /** Whether the browser has refused to submit the form as it is. */
  isRefused?: boolean;
  /** Whether an earlier enquiry may have arrived, by the form's record; read again when the page returns from the cache. */
  mayHaveArrived?: boolean;
  /** When that was shown or a submit was last ignored, by `performance.now()`; undefined if it is not shown. */
  warnedAt?: number | undefined;
  /** The island listens to every event. */
  ready(): void;
  /**
   * The island cannot work, or no longer: shows the message of what it threw. Its HTML is as the page had it, with what
   * was typed, and the browser submits its form.
   */
  failed(error?: unknown): void;
  /** The island has changed the form's words, or whether an enquiry may have arrived: stores both at once. */
  changed(mayHaveArrived: boolean): void;
}

/** The one export of an island's module, as `start`. */
export type StartIsland = (loader: Loader) => void;

/** Shows, out of their templates, the notes of some states, and hides the others. */
export function showNotes(notes: Iterable<HTMLElement>, ...states: (string | undefined)[]): void {
  for (const note of notes) {
    note.hidden = !states.includes(note.dataset.note);
    const stored = note.querySelector('template');
    if (!note.hidden) stored?.replaceWith(stored.content);
  }
}
