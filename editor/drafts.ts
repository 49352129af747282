/** Stores the unsaved draft of each form, and the last save, in this browser. */
import * as z from 'zod';
import { type FactsFile, factsSchema } from '@/facts/schema/files';

const draftSchema = z.object({
  /** What the form was made from. */
  base: z.unknown(),
  value: z.unknown(),
});
export type Draft = Readonly<z.infer<typeof draftSchema>>;

/** Everything written in this tab, in case the browser's storage is full or blocked. */
const inThisTab = new Map<string, string>();

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
    const stored = inThisTab.get(name) ?? localStorage.getItem(name) ?? '';
    return schema.safeParse(JSON.parse(stored)).data;
  } catch {
    return undefined;
  }
}

export const readDraft = (file: string) => readRecord(draftName(file), draftSchema);

/** Stores the draft of a form. @returns whether it outlives the tab */
export const writeDraft = (file: string, draft: Draft) =>
  write(draftName(file), JSON.stringify(draft));

/** The photos of a draft that GitHub already has: their names in git, by their names in content/photos/. */
const sentSchema = z.record(z.string(), z.string());
const sentName = (file: string) => `editor.sent.${file}`;
export const readSent = (file: string) => readRecord(sentName(file), sentSchema) ?? {};
export const writeSent = (file: string, sent: z.infer<typeof sentSchema>) =>
  write(sentName(file), JSON.stringify(sent));

export function removeDraft(file: string): void {
  write(draftName(file), '');
  write(sentName(file), '');
}

const saveSchema = z.object({
  file: factsSchema.keyof(),
  /** Its own, and those of `main` before it, newest first. */
  commits: z.array(z.string()),
  milliseconds: z.number(),
});

const saveName = 'editor.save';
/** The last save on this phone. */
export const readLastSave = () => readRecord(saveName, saveSchema);
export const writeLastSave = (file: FactsFile, commits: readonly string[]) =>
  write(saveName, JSON.stringify({ file, commits, milliseconds: Date.now() }));
