/** What the owner reads when GitHub refuses something, or does not answer: the one table for all of it. */
import { z } from 'zod';

/** What happened, by the status of GitHub's answer, or by what came instead of one. */
const happened = {
  offline: 'The phone has no connection, or it broke off. When there is signal, ',
  silence: 'GitHub did not answer in time. Wait a minute, and ',
  stranger:
    'Something other than GitHub answered, such as the sign-in page of a Wi-Fi network. Open any page in the browser, sign in there, and ',
  401: 'Your token has ended, or was deleted on GitHub. Make a new one, sign in with it, and ',
  403: 'GitHub does not let your token do this: Contents must say Read and write. Make a new one, sign in with it, and ',
  404: 'GitHub does not show the farm’s files to your token. Make a new one, sign in with it, and ',
  409: 'The farm’s files have just been changed by somebody else. Now ',
  422: 'GitHub cannot take this change as it is. Wait a minute, and ',
  429: 'GitHub was asked too often. Wait ten minutes, and ',
  500: 'GitHub has a fault of its own. Wait a minute, and ',
} as const;

export type Cause = keyof typeof happened;

/** What happened, what to do, and what is kept. */
export function explainFailure(cause: Cause): string {
  return `${happened[cause]}try again. What you wrote is kept on this phone.`;
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

/** Why an answer is none; nothing where it is one. */
export function findCause(status: number, rateLeft: string | null, body: unknown) {
  if (status === 204) return undefined;
  // It counts requests, and is no question of permissions.
  if (status === 403 && rateLeft === '0') return 429;
  if (status >= 400) return failedSchema.safeParse(status).data ?? (status < 500 ? 422 : 500);
  if (typeof body !== 'object') return 'stranger';
  const [refused] = refusedSchema.safeParse(body).data?.errors ?? [];
  return refused && (statuses[refused.type ?? ''] ?? 500);
}

/** How long GitHub may take to answer, and how fast a slow line carries a photo there. */
const answerMilliseconds = 15_000;
const bytesPerMillisecond = 10;

/** Why an answer that is awaited is none. */
export async function causeOf(answer: Promise<Response>): Promise<Cause | undefined> {
  try {
    const response = await answer;
    const copy = response.clone();
    const body: unknown = await copy.json().catch(() => undefined);
    return findCause(response.status, response.headers.get('x-ratelimit-remaining'), body);
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError' ? 'silence' : 'offline';
  }
}

/**
 * Gives each request to GitHub a limit of time, and watches the answers, which stay as they are.
 * @param tell called with the sentence for each failure
 */
export function watchGitHub(tell: (sentence: string, isSave: boolean) => void): void {
  const { fetch: send } = globalThis;
  globalThis.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (url.origin !== 'https://api.github.com') return send(input, init);
    const body = typeof init?.body === 'string' ? init.body : '';
    const late = AbortSignal.timeout(answerMilliseconds + body.length / bytesPerMillisecond);
    const signal = init?.signal ? AbortSignal.any([init.signal, late]) : late;
    const answer = send(input, { ...init, signal });
    const isSave = body.includes('createCommitOnBranch');
    void causeOf(answer).then((cause) => cause && tell(explainFailure(cause), isSave));
    return answer;
  };
}
