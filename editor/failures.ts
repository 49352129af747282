/** The sentences that the owner reads when a request is refused or not answered. */

/** By the status of the answer, or by what happened instead. */
const sentences: Readonly<Record<string, string>> = {
  offline: 'The phone has no connection, or lost it. When there is signal, try again.',
  timeout: 'No answer came in time. Wait a minute, and try again.',
  notGithub:
    'Something other than GitHub answered, such as the sign-in page of a Wi-Fi network. Open any page in the browser, sign in there, and try again.',
  outdated: 'This form is older than the site. Load it again.',
  401: 'You are signed out, as happens once a month. Sign in again, come back to this page, and try again.',
  403: 'You are not signed in. Sign in again, come back to this page, and try again. If that does not help, tell the person who looks after the site.',
  409: 'Somebody else has just changed the farm’s files. Try again now.',
  422: 'GitHub cannot take this change as it is. Wait a minute, and try again.',
  429: 'GitHub has had too many requests. Wait an hour, and try again.',
  500: 'Something is wrong at GitHub. Wait a minute, and try again.',
  502: 'The editor’s key at GitHub no longer works. Tell the person who looks after the site.',
  503: 'We can’t check sign-ins right now. Wait a minute, and try again.',
};
const otherSentence =
  'GitHub refused this, and the editor does not know why. Wait a minute, and try again.';

/** The sentence for the status of an answer. */
export function sentenceFor(status: number): string {
  return sentences[status > 503 ? 500 : status] ?? otherSentence;
}

/** The statuses of refused queries, which GitHub answers with 200 and an error type. */
export const statusOfType: Readonly<Record<string, number>> = {
  FORBIDDEN: 502,
  NOT_FOUND: 502,
  STALE_DATA: 409,
  UNPROCESSABLE: 422,
  RATE_LIMITED: 429,
};

/** A request that failed; its message says what happened, what to do, and that nothing is lost. */
export class Failure extends Error {
  readonly kind: 'offline' | 'timeout' | 'notGithub' | 'outdated' | number;

  /** @param seconds after which the same request may be made again; 0 if the answer does not say */
  constructor(kind: Failure['kind'], seconds = 0) {
    const sentence = typeof kind === 'number' ? sentenceFor(kind) : (sentences[kind] ?? '');
    const minutes = Math.ceil(seconds / 60);
    const wait = minutes === 1 ? 'Wait a minute' : `Wait ${minutes} minutes`;
    const said = minutes > 0 ? sentence.replace('Wait an hour', wait) : sentence;
    super(`${said} What you wrote is still here.`);
    this.kind = kind;
  }
}
