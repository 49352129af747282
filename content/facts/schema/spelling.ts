/** What a reader makes of a text. Imports nothing, so that whatever reads texts can have it without zod. */
export interface Spelling {
  /** The text as the site spells it. Read again, it stays the same. */
  readonly text?: string;
  /** What is wrong with the text, as it follows the name of its field: `must be a name`. */
  readonly problem?: string;
}
