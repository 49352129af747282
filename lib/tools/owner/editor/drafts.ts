/** What this browser remembers: the token, and for each form its draft, which is what was typed and not yet saved. */
import { z } from 'zod';

// A constant of build-editor.ts: where GitHub's API is.
declare const githubAddress: string;

/** `npm run editor` edits a checkout on this computer, which needs no token. */
const isHere = githubAddress === '';

const draftSchema = z.object({
  /** The version of the file from which the form was made. */
  oid: z.string(),
  value: z.unknown(),
});
export type Draft = Readonly<z.infer<typeof draftSchema>>;

/** What was written in this tab, also where the browser's storage is full or blocked. */
const inThisTab = new Map<string, string>();

function read(name: string): string {
  try {
    return inThisTab.get(name) ?? localStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}

/** Stores a text; an empty one takes the place of none. @returns whether it outlives the tab */
function write(name: string, text: string): boolean {
  inThisTab.set(name, text);
  try {
    localStorage.setItem(name, text);
    return true;
  } catch {
    return false;
  }
}

const tokenName = 'editor.token';
export const readToken = () => (isHere ? 'none' : read(tokenName));
export const writeToken = (token: string) => write(tokenName, token);

const draftName = (file: string) => `editor.draft.${file}`;

export function readDraft(file: string): Draft | undefined {
  try {
    return draftSchema.safeParse(JSON.parse(read(draftName(file)))).data;
  } catch {
    return undefined;
  }
}

/** Stores the draft of a form. @returns whether it outlives the tab */
export const writeDraft = (file: string, draft: Draft) =>
  write(draftName(file), JSON.stringify(draft));
export const removeDraft = (file: string) => write(draftName(file), '');
