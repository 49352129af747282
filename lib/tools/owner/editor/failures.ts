/** The sentences that the owner reads when GitHub refuses a request or does not answer. */

/** By the status of GitHub's answer, or by what happened instead. */
const sentences: Readonly<Record<string, string>> = {
  offline: 'The phone has no connection, or lost it. When there is signal, ',
  timeout: 'GitHub did not answer in time. Wait a minute, and ',
  notGithub:
    'Something other than GitHub answered, such as the sign-in page of a Wi-Fi network. Open any page in the browser, sign in there, and ',
  401: 'Your token has expired, or was deleted on GitHub. Make a new one, sign in with it, and ',
  403: 'Your token is not allowed to do this: Contents must be Read and write, Commit statuses Read-only. Make a new one, sign in with it, and ',
  404: 'Your token has no access to the farm’s files. Make a new one, sign in with it, and ',
  409: 'Somebody else has just changed the farm’s files. Now ',
  422: 'GitHub cannot take this change as it is. Wait a minute, and ',
  429: 'GitHub has had too many requests. Wait ten minutes, and ',
  500: 'Something is wrong at GitHub. Wait a minute, and ',
};
const otherSentence = 'GitHub refused this, and the editor does not know why. Wait a minute, and ';

/** The statuses of refused queries, which GitHub answers with 200 and an error type. */
export const statusOfType: Readonly<Record<string, number>> = {
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  STALE_DATA: 409,
  UNPROCESSABLE: 422,
  RATE_LIMITED: 429,
};

/** A request to GitHub that failed; its message says what happened, what to do, and that nothing is lost. */
export class Failure extends Error {
  /** Whether another token would help. */
  readonly isAboutToken: boolean;

  constructor(cause: 'offline' | 'timeout' | 'notGithub' | number) {
    const status = Number(cause) >= 500 ? 500 : cause;
    super(`${sentences[status] ?? otherSentence}try again. What you wrote is still here.`);
    this.isAboutToken = cause === 401 || cause === 403 || cause === 404;
  }
}
