import { Attribute } from './attributes';

/** What an island may have to tell a visitor before it is ready, one note at a time. */
export type NoteState =
  /** A submit waits for the island. */
  | 'held'
  /** The island did not start: other ways to do the same. */
  | 'failed'
  /** The island started after all; a submit that waited was not made. */
  | 'ready';

function notesOf(island: Element): NodeListOf<HTMLElement> {
  return island.querySelectorAll(`[${Attribute.Note}]`);
}

/** Shows the note of a state in an island, and no other. */
export function showNote(island: Element, state?: NoteState): void {
  for (const note of notesOf(island)) note.hidden = note.getAttribute(Attribute.Note) !== state;
}

/** Whether an island shows the note of a state. */
export function showsNote(island: Element, state: NoteState): boolean {
  return [...notesOf(island)].some(
    (note) => !note.hidden && note.getAttribute(Attribute.Note) === state,
  );
}
