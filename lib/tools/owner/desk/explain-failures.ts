/** Asks GitHub for the editor: no request waits without an end, and each failure is explained. */
import { explainFailure, findCause, type Moment, momentOf } from './failures';
import { showNotice } from './notice';

const gitHub = 'https://api.github.com';

/** How long GitHub may take to answer, and how fast a slow line carries a photo there. */
const answerMilliseconds = 20_000;
const bytesPerMillisecond = 10;

/** Whether somebody who has signed in before does not have the list on the screen yet. */
function isOpening(): boolean {
  const wasSignedIn = localStorage.getItem('sveltia-cms.user') !== null;
  return wasSignedIn && document.querySelector('[role=treeitem], [role=grid]') === null;
}

async function ask(request: () => Promise<Response>, moment: Moment): Promise<Response> {
  const fail = (cause: Parameters<typeof explainFailure>[0]) => {
    const sentence = explainFailure(cause, moment);
    // Here the editor says nothing, or the same whatever the reason is.
    if (moment === 'publish' || (moment === 'open' && isOpening())) showNotice(sentence);
    return sentence;
  };
  let response: Response;
  let body: unknown;
  try {
    response = await request();
    if (response.status === 204) return response;
    body = await response
      .clone()
      .json()
      .catch(() => undefined);
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    throw new Error(fail(isLate ? 'silence' : 'offline'), { cause: error });
  }
  const cause = findCause(response.status, response.headers.get('x-ratelimit-remaining'), body);
  if (!cause) return response;
  const message = fail(cause);
  // By these alone the editor asks to sign in again; after any other failure the token is still good.
  if (cause !== 401 && cause !== 403 && cause !== 404) throw new Error(message);
  return Response.json({ message }, { status: response.status < 400 ? cause : response.status });
}

const { fetch: send } = globalThis;
globalThis.fetch = (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input, location.href);
  if (url.origin !== gitHub) return send(input, init);
  const body = typeof init?.body === 'string' ? init.body : '';
  const milliseconds = answerMilliseconds + body.length / bytesPerMillisecond;
  const late = AbortSignal.timeout(milliseconds);
  const signal = init?.signal ? AbortSignal.any([init.signal, late]) : late;
  const request = () => send(input, { ...init, signal });
  return ask(request, momentOf(init?.method ?? 'GET', url.pathname, body));
};
