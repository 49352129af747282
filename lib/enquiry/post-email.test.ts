import { postEmail } from './post-email';

/** A request whose fate a test decides; the browser tests see to it that real ones are like it. */
class ScriptedRequest extends EventTarget {
  static last: ScriptedRequest | undefined;
  readonly upload = new EventTarget();
  readonly open = jest.fn();
  readonly setRequestHeader = jest.fn();
  readonly send = jest.fn();
  status = 0;

  constructor() {
    super();
    ScriptedRequest.last = this;
  }

  leave() {
    this.upload.dispatchEvent(new Event('load'));
  }

  answer(status: number) {
    this.status = status;
    this.dispatchEvent(new Event('readystatechange'));
  }

  end() {
    this.dispatchEvent(new Event('loadend'));
  }

  abort() {
    this.end();
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.defineProperty(window, 'XMLHttpRequest', { value: ScriptedRequest, configurable: true });
});

afterEach(() => jest.useRealTimers());

function post() {
  const answer = postEmail('https://api.example.com/send', '{"a":1}', 30_000);
  const request = ScriptedRequest.last;
  if (!request) throw new Error('Nothing was asked.');
  return { answer, request };
}

test('posts JSON', () => {
  const { request } = post();
  expect(request.open).toHaveBeenCalledWith('POST', 'https://api.example.com/send');
  expect(request.setRequestHeader).toHaveBeenCalledWith('Content-Type', 'application/json');
  expect(request.send).toHaveBeenCalledWith('{"a":1}');
});

test('gives the status of the answer', async () => {
  const { answer, request } = post();
  request.leave();
  request.answer(429);
  request.end();
  await expect(answer).resolves.toEqual({ kind: 'answered', status: 429 });
});

test('counts the status of an answer that breaks off, when the browser takes it back', async () => {
  const { answer, request } = post();
  request.leave();
  request.answer(200);
  request.answer(0);
  request.end();
  await expect(answer).resolves.toEqual({ kind: 'answered', status: 200 });
});

test('cannot have arrived when the connection breaks before the message has left', async () => {
  const { answer, request } = post();
  request.end();
  await expect(answer).resolves.toEqual({ kind: 'unreached' });
});

test('may have arrived when the connection breaks after that', async () => {
  const { answer, request } = post();
  request.leave();
  request.end();
  await expect(answer).resolves.toEqual({ kind: 'unanswered' });
});

test('gives up after the time given, and not before', async () => {
  const { answer, request } = post();
  const ended = jest.fn();
  void answer.then(ended);
  request.leave();
  await jest.advanceTimersByTimeAsync(29_999);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledWith({ kind: 'unanswered' });
});
