/** Stores the unsaved draft of each form, and the last save, in this browser. */
import * as z from 'zod';

const draftSchema = z.object({
  /** What the form was made from. */
  base: z.unknown(),
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

const draftName = (file: string) => `editor.draft.${file}`;

/** A stored record; undefined if there is none, or one that this editor cannot read. */
function readRecord<Record>(name: string, schema: z.ZodType<Record>): Record | undefined {
  try {
    return schema.safeParse(JSON.parse(read(name))).data;
  } catch {
    return undefined;
  }
}

export const readDraft = (file: string) => readRecord(draftName(file), draftSchema);

/** Stores the draft of a form. @returns whether it outlives the tab */
export const writeDraft = (file: string, draft: Draft) =>
  write(draftName(file), JSON.stringify(draft));
export const removeDraft = (file: string) => write(draftName(file), '');

/** The commit of the last save on this phone, and when it was. */
const saveSchema = z.object({ commit: z.string(), milliseconds: z.number() });

const saveName = 'editor.save';
export const readLastSave = () => readRecord(saveName, saveSchema);
export const writeLastSave = (commit: string) =>
  write(saveName, JSON.stringify({ commit, milliseconds: Date.now() }));
