/** What the workflow writes under a change, in the words of the person who saved it. */

/**
 * What came of a change. It has passed, with a question to the owner in `text` or nothing; or it has, but the
 * site is in preparation, with a line in `text` for each answer that is missing; or it has mistakes, a line
 * for each; or a command broke off, which is for whoever looks after the site.
 */
export interface Verdict {
  readonly kind: 'passed' | 'preparation' | 'mistakes' | 'broken';
  readonly text: string;
}

/** In Markdown: the question to the owner where a change goes online, and otherwise why it does not. */
export function newsOf({ kind, text }: Verdict): string {
  const list = text.replace(/^/gm, '- ');
  const count = text.split('\n').length;
  switch (kind) {
    case 'passed':
      return text;
    case 'preparation':
      return `**Saved, and in order.** The site goes online when ${count === 1 ? 'this is' : `these ${count} are`} answered:\n\n${list}`;
    case 'mistakes':
      return `**Not live:** what is online stays. Correct this in the editor, and save again:\n\n${list}`;
    default:
      return '**Not live:** what is online stays. Whoever looks after the site has been told.';
  }
}
