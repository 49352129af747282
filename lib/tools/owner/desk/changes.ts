/** What became of the changes that were saved on the desk, in one line each. */
import { z } from 'zod';
import { factsShape } from '@/content/facts/shapes/facts';
import { liveAnswer } from '../gate/answers.mjs';

/** A pull request as GitHub's query gives it. */
export const changeShape = z.object({
  headRefName: z.string(),
  mergedAt: z.string().nullable(),
  commits: z.object({
    nodes: z.array(z.object({ commit: z.object({ committedDate: z.string() }) })),
  }),
  comments: z.object({
    nodes: z.array(
      z.object({
        body: z.string(),
        createdAt: z.string(),
        author: z.object({ login: z.string() }).nullable(),
      }),
    ),
  }),
});

export type Change = z.infer<typeof changeShape>;

/** What the desk says of a change, and whether an answer of the gate is still to come. */
export interface News {
  readonly text: string;
  readonly isWaiting: boolean;
}

const dayAndTime = new Intl.DateTimeFormat('en-ZA', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Africa/Johannesburg',
});

/** An answer as plain words: without its signs, and without what a command printed. */
function plain(answer: string): string {
  const [words = ''] = answer.split('```');
  return words.replace(/\n+- /g, ' • ').replace(/[*`]/g, '').replace(/\s+/g, ' ').trim();
}

function stateOf({ mergedAt, commits, comments }: Change): News {
  const since = mergedAt ?? commits.nodes.at(-1)?.commit.committedDate ?? '';
  const answer = comments.nodes.findLast(
    ({ author, createdAt }) => author?.login.startsWith('github-actions') && createdAt > since,
  );
  if (!answer) {
    const text = mergedAt
      ? 'published, and being checked once more. The answer comes within half an hour.'
      : 'saved, and being checked. The answer comes within half an hour.';
    return { text, isWaiting: true };
  }
  if (!answer.body.startsWith(liveAnswer)) return { text: plain(answer.body), isWaiting: false };
  const moment = dayAndTime.format(new Date(answer.createdAt));
  return { text: `live since ${moment}.`, isWaiting: false };
}

const millisecondsShown = 24 * 60 * 60 * 1000;

/** The news of changes that are not published yet, or were within the last day; the newest first. */
export function newsOf(changes: readonly Change[], now: number): News[] {
  return changes
    .filter(({ headRefName, mergedAt }) => {
      const isNews = !mergedAt || Date.parse(mergedAt) > now - millisecondsShown;
      return isNews && headRefName.startsWith('cms/');
    })
    .map((change) => {
      const { isWaiting, text } = stateOf(change);
      const file = factsShape.keyof().safeParse(change.headRefName.split('/').at(-1)).data;
      const form = file ? factsShape.shape[file].meta()?.label : change.headRefName;
      return { isWaiting, text: `${form}: ${text}` };
    });
}
