/** What the owner reads when GitHub refuses a request or does not answer: the one table of these sentences. */
import { z } from 'zod';

/** What happened, by the status of GitHub's answer or by what came instead of one. */
const happened = {
  offline: 'The phone has no connection, or it broke off. When there is signal, ',
  silence: 'GitHub did not answer in time. Wait a minute, and ',
  stranger:
    'Something other than GitHub answered, such as the sign-in page of a Wi-Fi network. Open any page in the browser, sign in there, and ',
  401: 'Your token has ended, or was deleted on GitHub. Make a new one, sign in with it, and ',
  403: 'GitHub does not let your token do this: Contents must say Read and write, Commit statuses Read-only. Make a new one, sign in with it, and ',
  404: 'GitHub does not show the farm’s files to your token. Make a new one, sign in with it, and ',
  409: 'Somebody else has just changed the farm’s files. Now ',
  422: 'GitHub cannot take this change as it is. Wait a minute, and ',
  429: 'GitHub was asked too often. Wait ten minutes, and ',
  500: 'GitHub has a fault of its own. Wait a minute, and ',
} as const;

type Cause = keyof typeof happened;

/** A request to GitHub that failed; its message says what happened, what to do, and that nothing is lost. */
export class Failure extends Error {
  /** Whether another token would help. */
  readonly isAboutToken: boolean;

  constructor(cause: Cause) {
    super(`${happened[cause]}try again. What you wrote is still here.`);
    this.isAboutToken = [401, 403, 404].some((status) => status === cause);
  }
}

/** The statuses that have a sentence. */
const failedSchema = z.literal([401, 403, 404, 409, 422, 429, 500]);

/** A refused query, which GitHub answers with 200. */
const refusedSchema = z.object({
  errors: z.array(z.object({ type: z.string().optional() })).min(1),
});

const statuses: Readonly<Record<string, Cause>> = {
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  STALE_DATA: 409,
  UNPROCESSABLE: 422,
  RATE_LIMITED: 429,
};

/** Why GitHub refused a request by the status of its answer; undefined where it did not. */
export function findStatusCause(status: number, requestsLeft: string | null): Cause | undefined {
  // The limit on requests, not a missing permission.
  if (status === 403 && requestsLeft === '0') return 429;
  if (status < 400) return undefined;
  return failedSchema.safeParse(status).data ?? (status < 500 ? 422 : 500);
}

/** Why the answer to a query is a refusal; undefined where it is none. @param answer parsed, or its text */
export function findQueryCause(answer: unknown): Cause | undefined {
  if (typeof answer !== 'object') return 'stranger';
  const [refused] = refusedSchema.safeParse(answer).data?.errors ?? [];
  return refused && (statuses[refused.type ?? ''] ?? 500);
}

/** Why no answer came. @param error what `fetch` threw, or the reading of what it had fetched */
export function findBrokenCause(error: unknown): Cause {
  // The signal of the time limit aborts with a DOMException; a lost connection is a TypeError.
  return error instanceof DOMException ? 'silence' : 'offline';
}
