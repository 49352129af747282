/** Stores the token and the unsaved draft of each form in this browser. */
import { z } from 'zod';

// Defined by build-editor.ts: the address of GitHub's API.
declare const githubAddress: string;

/** `npm run editor` edits a checkout on this computer, which needs no token. */
const isLocal = githubAddress === '';

const draftSchema = z.object({
  /** The version of the file that the form was made from. */
  oid: z.string(),
  value: z.unknown(),
});
export type Draft = Readonly<z.infer<typeof draftSchema>>;

/** Everything written in this tab, in case the browser's storage is full or blocked. */
const inThisTab = new Map<string, string>();

function read(name: string): string {
  try {
    return inThisTab.get(name) ?? localStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}

/** Stores a text; an empty one removes it. @returns whether it outlives the tab */
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
export const readToken = () => (isLocal ? 'none' : read(tokenName));
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
