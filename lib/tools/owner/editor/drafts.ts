/** What this browser remembers: the token, and for each form what was typed and not yet saved. */
import { z } from 'zod';

const draftSchema = z.object({
  /** The version of the file from which the form was made. */
  oid: z.string(),
  value: z.unknown(),
});
export type Draft = Readonly<z.infer<typeof draftSchema>>;

/** What the browser refused to store, because its storage is full or blocked. It goes with the tab. */
const inThisTab = new Map<string, string>();

function read(name: string): string | null {
  try {
    return inThisTab.get(name) ?? localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Stores a text, or removes it. @returns whether it outlives the tab */
function write(name: string, text: string | undefined): boolean {
  inThisTab.delete(name);
  try {
    if (text === undefined) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
    return true;
  } catch {
    if (text !== undefined) inThisTab.set(name, text);
    return false;
  }
}

const tokenName = 'editor.token';
export const readToken = () => read(tokenName) ?? '';
export const writeToken = (token: string | undefined) => write(tokenName, token);

const draftName = (file: string) => `editor.draft.${file}`;

export function readDraft(file: string): Draft | undefined {
  try {
    return draftSchema.safeParse(JSON.parse(read(draftName(file)) ?? '')).data;
  } catch {
    return undefined;
  }
}

/** Stores the draft of a form, or removes it. @returns whether it outlives the tab */
export function writeDraft(file: string, draft: Draft | undefined): boolean {
  return write(draftName(file), draft && JSON.stringify(draft));
}
