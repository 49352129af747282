/**
 * The attributes by which the page, the loader and the islands know each other, each written here
 * and nowhere else. An enum, since the bundler writes its values straight into the loader.
 */
export enum Attribute {
  /** On an island's wrapper: its name in the settings. */
  Island = 'data-island',
  /** On the element that a component is hydrated in. */
  Root = 'data-island-root',
  /** On the wrapper: the component's props, as JSON. */
  Props = 'data-props',
  /** On the wrapper of an island that only a mouse or a keyboard has a use for. */
  Hover = 'data-hover',
  /** On the wrapper, by the runtime: the island's code runs, or is about to. */
  Started = 'data-started',
  /** On the wrapper, by the runtime: the island listens to every event. */
  Ready = 'data-ready',
  /** On each note of an island: the state in which it is shown. */
  Note = 'data-note',
  /** On a form: the key of localStorage under which its island keeps a draft. */
  Draft = 'data-draft',
  /** On an inline script of the site's own, which the build leaves in the page. */
  Inline = 'data-inline',
}

/** What an island may have to tell a visitor before it is ready, one note at a time. */
export type NoteState =
  /** A submit waits for the island's module. */
  | 'held'
  /** The module did not come: other ways to do the same. */
  | 'failed'
  /** The module came after all; a submit that waited was not made. */
  | 'ready';

/** The key of localStorage under which the loader keeps what a form held before its island was ready. */
export function earlyWordsKey(draftKey: string): string {
  return `${draftKey} early`;
}

/** Shows the note of a state in an island, and no other. */
export function showNote(island: Element, state?: NoteState): void {
  for (const note of island.querySelectorAll<HTMLElement>(`[${Attribute.Note}]`)) {
    note.hidden = note.getAttribute(Attribute.Note) !== state;
  }
}
