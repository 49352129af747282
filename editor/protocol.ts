/** The requests of the editor's page to its Worker, and the responses. */
import * as z from 'zod';
import { parseFile } from '@/facts/check';
import { factsSchema } from '@/facts/schema/files';
import { mainSchema, shaSchema } from './main-commit';

/** Parses a JSON body; undefined if it does not match the schema. */
export async function readJson<Data>(body: Body, schema: z.ZodType<Data>) {
  return schema.safeParse(await body.json().catch(() => undefined)).data;
}

/** The path of the editor's page; all its files are below it. */
export const editorPath = '/edit/';
export const factsPath = '/edit/facts';
/** POST uploads a photo; GET of `/edit/photos/<name>` returns the one in content/photos/. */
export const photosPath = '/edit/photos';
export const savePath = '/edit/save';

/** The deployed build, which the Worker is part of. */
const liveSchema = z.object({
  /** Empty if built without git, or if the editor saves to a local checkout, which publishes nothing. */
  commit: z.string(),
  isPreview: z.boolean(),
});
export type Live = Readonly<z.infer<typeof liveSchema>>;

/** The host's time: a phone's clock may be wrong by days. */
const milliseconds = z.number();

/** The response to `GET facts`. */
export const factsAnswer = z.object({ main: mainSchema, live: liveSchema, milliseconds });

/** The response to `POST photos`, whose request body is that of GitHub's `git/blobs`. */
export const photoAnswer = z.object({ sha: shaSchema });

/** The body of `POST save`. */
export const saveRequest = z.strictObject({
  /** The newest commit that the page has seen. */
  head: shaSchema,
  /** The text of each changed file, by name without .json. */
  facts: z
    .partialRecord(
      factsSchema.keyof(),
      z.string().refine((text) => !parseFile(text).problem),
    )
    .refine((facts) => Object.keys(facts).length > 0),
  /** The blob SHA of each new photo, by name in content/photos/. */
  photos: z.record(z.string().regex(/^[a-z0-9-]{1,60}\.(webp|jpg)$/), shaSchema),
});
export type SaveRequest = Readonly<z.infer<typeof saveRequest>>;

/** The response to `POST save`. */
export const saveAnswer = z.object({ commit: shaSchema, milliseconds });
