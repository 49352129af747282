/** The sentences that the owner reads when a request fails. */
import { describeError } from '@/lib/site/describe-error';

/** Failures that the page detects itself, by HTTP's status for them, or 0 if there was no response. */
export const noAnswer = 0;
export const timedOut = 408;
export const tooEarly = 425;
export const networkSignIn = 511;

const sentences: Readonly<Record<number, string>> = {
  [noAnswer]: 'The phone has no connection, or lost it. When there is signal, try again.',
  [timedOut]: 'No answer came in time. Wait a minute, and try again.',
  [tooEarly]: 'GitHub has not caught up with the last save. Wait a minute, and try again.',
  [networkSignIn]:
    'Something other than GitHub answered, such as the sign-in page of a Wi-Fi network. Open any page in the browser, sign in there, and try again.',
  400: 'GitHub cannot take this as it is. Wait a minute, and try again.',
  401: 'You are signed out, as happens once a month. Sign in again, come back to this page, and try again.',
  403: 'You are not signed in. Sign in again, come back to this page, and try again. If that does not help, tell the person who looks after the site.',
  405: 'The editor’s page does not ask for this. Load the page again.',
  406: 'The site cannot take this. Load the page again.',
  409: 'Somebody else has just changed the farm’s files. Try again now.',
  411: 'The editor could not tell how large this is. Load the page again.',
  413: 'This is too large to save. Tell the person who looks after the site.',
  422: 'A rule of the repository on GitHub refuses this: tell the person who looks after the site.',
  429: 'GitHub has had too many requests. Wait an hour, and try again.',
  500: 'Something is wrong at GitHub. Wait a minute, and try again.',
  502: 'The editor’s key at GitHub no longer works. Tell the person who looks after the site.',
  503: 'We can’t check sign-ins right now: try again.',
};
const noPhoto = 'The farm’s files have no such photo.';
const otherSentence =
  'GitHub refused this, and the editor does not know why. Wait a minute, and try again.';

/** A failed request. Its message says what happened and what to do. */
export class Failure extends Error {
  /** Not `status`, which `describeError` writes before the message. */
  readonly httpStatus: number;

  /** @param own a sentence instead of the usual one for the status */
  constructor(status: number, own?: string) {
    super(own ?? sentences[status] ?? (status > 500 ? sentences[500] : otherSentence));
    this.httpStatus = status;
  }
}

/** Maps a refusal by GitHub's REST API to a Failure. @param isPhoto whether the request read a photo */
export async function failureOf(answer: Response, isPhoto: boolean): Promise<Failure> {
  const { status } = answer;
  const isLimit = status === 403 && /rate limit/i.test(await answer.text());
  if (status === 429 || isLimit) return new Failure(429);
  if (status === 404 && isPhoto) return new Failure(404, noPhoto);
  // The token has expired or lacks a permission, or the repository was renamed.
  if ([301, 307, 401, 403, 404].includes(status)) return new Failure(502);
  if (status === 409) return new Failure(409);
  return new Failure(status === 422 ? 400 : 500);
}

/** Maps the error type of a refused GraphQL query, which has status 200, to a Failure. */
export function failureOfQuery(type: string): Failure {
  if (type.startsWith('RATE_LIMIT')) return new Failure(429);
  return new Failure(['FORBIDDEN', 'NOT_FOUND'].includes(type) ? 502 : 500);
}

/** The response for an error, in plain text. */
export function refuse(error: unknown): Response {
  const { httpStatus: status } = error instanceof Failure ? error : new Failure(500);
  const headers = { 'Content-Type': 'text/plain; charset=utf-8' };
  return new Response(describeError(error), { status, headers });
}
