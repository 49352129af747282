/** Stores the unsaved draft of each form, and the last save, in this browser. */
import * as z from 'zod';

const draftSchema = z.object({
  /** What the form was made from; in a draft of an older editor nothing, so that each difference is asked about. */
  base: z.unknown().optional(),
  value: z.unknown(),
});
export type Draft = Readonly<z.infer<typeof draftSchema>>;

/** A stored record; undefined if there is none, or one that this editor cannot read. */
const read = <Schema extends z.ZodType>(name: string, schema: Schema) =>
  schema.safeParse(JSON.parse(localStorage.getItem(name) || 'null')).data;

const draftName = (file: string) => `editor.draft.${file}`;
export const readDraft = (file: string) => read(draftName(file), draftSchema);
export const writeDraft = (file: string, draft: Draft) =>
  localStorage.setItem(draftName(file), JSON.stringify(draft));
export const removeDraft = (file: string) => localStorage.removeItem(draftName(file));

/** The commit of the last save on this phone, and when it was. */
const saveSchema = z.object({ commit: z.string(), milliseconds: z.number() });

const saveName = 'editor.save';
export const readLastSave = () => read(saveName, saveSchema);
export const writeLastSave = (commit: string) =>
  localStorage.setItem(saveName, JSON.stringify({ commit, milliseconds: Date.now() }));
