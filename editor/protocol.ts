/** What the editor's page asks its Worker for, and what the Worker answers. */
import * as z from 'zod';
import { parseFile } from '@/facts/check';
import { factsSchema } from '@/facts/schema/files';
import { mainSchema, shaSchema } from './main-commit';

/** The JSON of a request or an answer; undefined if it is something else. */
export async function readJson<Data>(body: Body, schema: z.ZodType<Data>) {
  return schema.safeParse(await body.json().catch(() => undefined)).data;
}

/** The editor's page; everything of the editor is below it. */
export const editorPath = '/edit/';
export const factsPath = '/edit/facts';
/** Takes a new photo. Followed by a slash and a name in content/photos/, it gives that photo. */
export const photosPath = '/edit/photos';
export const savePath = '/edit/save';

/** What is online: the build that the Worker belongs to. */
const liveSchema = z.object({
  /** Empty if it was built without git, and where the editor saves to a checkout, of which nothing is published. */
  commit: z.string(),
  isPreview: z.boolean(),
});
export type Live = Readonly<z.infer<typeof liveSchema>>;

/** The host's clock: a phone's may be wrong by days. */
const milliseconds = z.number();

/** Answers `GET facts`. */
export const factsAnswer = z.object({ main: mainSchema, live: liveSchema, milliseconds });

/** Answers `POST photos`, whose body is that of GitHub's `git/blobs`. */
export const photoAnswer = z.object({ sha: shaSchema });

/** The body of `POST save`. */
export const saveRequest = z.strictObject({
  /** The newest commit that the page has seen. */
  head: shaSchema,
  /** The text of each changed file, by its name without .json. */
  facts: z
    .partialRecord(
      factsSchema.keyof(),
      z.string().refine((text) => !parseFile(text).problem),
    )
    .refine((facts) => Object.keys(facts).length > 0),
  /** The blob of each new photo, by its name in content/photos/. */
  photos: z.record(z.string().regex(/^[a-z0-9-]{1,60}\.(webp|jpg)$/), shaSchema),
});
export type SaveRequest = Readonly<z.infer<typeof saveRequest>>;

/** Answers `POST save`. */
export const saveAnswer = z.object({ commit: shaSchema, milliseconds });
