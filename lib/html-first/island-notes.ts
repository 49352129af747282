import { Attribute } from './attributes';

/** The notes that an island can show a visitor before it is ready, one at a time. */
export type NoteState =
  /** A submit is held until the island is ready. */
  | 'held'
  /** The island did not start: other ways to do the same. */
  | 'failed'
  /** The island started after all; a submit that waited was not made. */
  | 'ready';

function notesOf(island: Element): NodeListOf<HTMLElement> {
  return island.querySelectorAll(`[${Attribute.Note}]`);
}

/** Shows only the note of this state in an island, out of its template; without a state, none. */
export function showNote(island: Element, state?: NoteState): void {
  for (const note of notesOf(island)) {
    note.hidden = note.getAttribute(Attribute.Note) !== state;
    const stored = note.querySelector('template');
    if (!note.hidden) stored?.replaceWith(stored.content);
  }
}

/** Whether an island shows the note of a state. */
export function showsNote(island: Element, state: NoteState): boolean {
  return [...notesOf(island)].some(
    (note) => !note.hidden && note.getAttribute(Attribute.Note) === state,
  );
}
