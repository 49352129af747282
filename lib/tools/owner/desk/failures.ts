/** What the owner reads when GitHub refuses something, or does not answer: the one table for all of it. */
import { z } from 'zod';

/** What was being done: opening the desk, saving a form, or publishing a change. */
export type Moment = 'open' | 'save' | 'publish';

export type Cause = keyof typeof happened;

const happened = {
  offline: 'The phone has no connection, or it broke off.',
  silence: 'GitHub did not answer in time.',
  stale: 'The farm’s files have changed since the desk was opened.',
  failed: 'GitHub has a fault of its own.',
  401: 'Your token has ended, or was deleted on GitHub.',
  403: 'GitHub does not let your token do this: Contents and Pull requests must both say Read and write.',
  404: 'GitHub does not show the farm’s files to your token.',
  405: 'GitHub cannot publish this change yet.',
  409: 'Somebody else has changed the same at the same time.',
  422: 'GitHub cannot take this change as it is.',
  429: 'GitHub was asked too often.',
} as const;

const kept = {
  open: 'Nothing is lost.',
  save: 'Your words are kept on this phone.',
  publish: 'Your change is saved, and what is live stays.',
} as const;

const again = {
  open: 'open the desk again.',
  save: 'press Save again.',
  publish: 'press Publish again.',
} as const;

const newToken = 'Make a new token, sign in with it, and ';
const first: Partial<Record<Cause, string>> = {
  offline: 'When there is signal, ',
  stale: 'Reload the desk, look whether your words are there, and ',
  409: 'Reload the desk, look whether your words are there, and ',
  422: 'Reload the desk, and ',
  401: newToken,
  403: newToken,
  404: newToken,
  429: 'Wait ten minutes, and ',
};

/** One sentence for what happened, one for what is kept, one for what to press. */
export function explainFailure(cause: Cause, moment: Moment): string {
  const step = first[cause] ?? 'Wait a minute, and ';
  return `${happened[cause]} ${kept[moment]} ${step}${again[moment]}`;
}

const errorsShape = z.object({ errors: z.array(z.object({ type: z.string().optional() })).min(1) });

/** Why an answer is none; nothing where it is one. GitHub answers a refused query with 200 as well. */
export function findCause(
  status: number,
  rateLeft: string | null,
  body: unknown,
): Cause | undefined {
  if (status === 403 && rateLeft === '0') return 429;
  const code = z.literal([401, 403, 404, 405, 409, 422, 429]).safeParse(status).data;
  if (code) return code;
  if (status >= 400) return 'failed';
  const [error] = errorsShape.safeParse(body).data?.errors ?? [];
  if (!error) return undefined;
  const named: Readonly<Record<string, Cause>> = {
    STALE_DATA: 'stale',
    FORBIDDEN: 403,
    NOT_FOUND: 404,
    UNPROCESSABLE: 422,
    RATE_LIMITED: 429,
  };
  return named[error.type ?? ''] ?? 'failed';
}

/** What a request belongs to, by how the editor asks. */
export function momentOf(method: string, path: string, body: string): Moment {
  const isPublishing =
    /PullRequestReadyForReview|convertPullRequestToDraft/.test(body) ||
    /^(PUT|PATCH) .*\/(pulls|issues)\//.test(`${method} ${path}`);
  if (isPublishing) return 'publish';
  return /mutation/.test(body) || /^POST .*\/(pulls|labels)$/.test(`${method} ${path}`)
    ? 'save'
    : 'open';
}
