/** Stores the unsaved draft of each form, and the last save, in this browser. */
import * as z from 'zod';
import { factsSchema } from '@/facts/schema/files';

const draftSchema = z.object({
  /** The value that the form started from. */
  base: z.unknown(),
  value: z.unknown(),
});
export type Draft = Readonly<z.infer<typeof draftSchema>>;

/** Stores a text; an empty one removes it. Storage is available: a browser that blocks it cannot sign in. */
const write = (name: string, text: string) => localStorage.setItem(name, text);

const draftName = (file: string) => `editor.draft.${file}`;

/** Reads a stored record; undefined if it is missing or does not match the schema. */
function readRecord<Record>(name: string, schema: z.ZodType<Record>): Record | undefined {
  try {
    return schema.safeParse(JSON.parse(localStorage.getItem(name) ?? '')).data;
  } catch {
    return undefined;
  }
}

export const readDraft = (file: string) => readRecord(draftName(file), draftSchema);

export const writeDraft = (file: string, draft: Draft) =>
  write(draftName(file), JSON.stringify(draft));

export const removeDraft = (file: string) => write(draftName(file), '');

const saveSchema = z.object({
  file: factsSchema.keyof(),
  commit: z.string(),
  /** Its parent commit; undefined if the response to the save was lost. */
  parent: z.string().optional(),
  /** The time of the save, by the host's clock. */
  milliseconds: z.number(),
  /** The form, and the fields that were changed. */
  what: z.string(),
  /** The file before the save; undefined if the response was lost, in which case it cannot be undone. */
  before: z.unknown().optional(),
  after: z.unknown().optional(),
});
export type LastSave = Readonly<z.infer<typeof saveSchema>>;

const saveName = 'editor.save';
/** The last save on this phone. */
export const readLastSave = () => readRecord(saveName, saveSchema);
export const writeLastSave = (save: LastSave) => write(saveName, JSON.stringify(save));

/** Whether a save can be undone: the earlier content is known, and no draft of the file would be lost. */
export const canUndo = ({ file, before }: LastSave) => before !== undefined && !readDraft(file);
