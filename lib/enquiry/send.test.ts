import { emailServiceGuards } from '@/content/email-service';
import { emailRequest } from './email-request';
import { type EmailAnswer, postEmail } from './post-email';
import { outcomeOfStatus, sendOnce } from './send';
import { delivery, enquiry } from './test-enquiry';

jest.mock('./post-email');
const post = jest.mocked(postEmail);

const answered = (status: number): EmailAnswer => ({ kind: 'answered', status });

/** The outcome of an enquiry, with the time that a second look at the device takes let by. */
async function submit(...sent: Parameters<typeof sendOnce>) {
  const outcome = sendOnce(...sent);
  await jest.advanceTimersByTimeAsync(1000);
  return outcome;
}

beforeEach(() => {
  jest.useFakeTimers();
  window.localStorage.clear();
  post.mockReset().mockResolvedValue(answered(200));
});

test('posts to the e-mail service, or to the site itself in a preview', async () => {
  await submit(enquiry, delivery, false);
  const preview = { ...delivery, emailService: { ...delivery.emailService, origin: '/' } };
  await submit(enquiry, preview, true);
  expect(post.mock.calls.map(([address]) => address)).toEqual([
    'https://api.example.com/api/v1.0/email/send',
    'http://localhost/api/v1.0/email/send',
  ]);
  expect(JSON.parse(post.mock.calls[0]?.[1] ?? '')).toEqual(emailRequest(enquiry, delivery));
});

test.each([
  [200, 'sent'],
  [202, 'sent'],
  [299, 'sent'],
  [300, 'refused'],
  [400, 'refused'],
  [403, 'refusedSender'],
  [413, 'refused'],
  [429, 'refusedTooSoon'],
  [451, 'refusedMachine'],
  [500, 'outOfOrder'],
  [502, 'unsure'],
  [503, 'outOfOrder'],
  [504, 'unsure'],
  [524, 'unsure'],
] as const)('takes a status of %i for %s', (status, outcome) => {
  expect(outcomeOfStatus(status)).toBe(outcome);
});

test('sends the same words once', async () => {
  await expect(submit(enquiry, delivery, false)).resolves.toBe('sent');
  await expect(submit(enquiry, delivery, false)).resolves.toBe('alreadySent');
  expect(post).toHaveBeenCalledTimes(1);
  await expect(submit(enquiry, delivery, true)).resolves.toBe('sent');
  await expect(submit({ ...enquiry, message: 'More' }, delivery, false)).resolves.toBe('sent');
  expect(post).toHaveBeenCalledTimes(3);
});

test('asks before it repeats what may have arrived, and only then', async () => {
  post.mockResolvedValueOnce({ kind: 'unreached' });
  await expect(submit(enquiry, delivery, false)).resolves.toBe('unreached');
  post.mockResolvedValueOnce(answered(500));
  await expect(submit(enquiry, delivery, false)).resolves.toBe('outOfOrder');
  post.mockResolvedValueOnce({ kind: 'unanswered' });
  await expect(submit(enquiry, delivery, false)).resolves.toBe('unsure');
  await expect(submit(enquiry, delivery, false)).resolves.toBe('alreadyTried');
  expect(post).toHaveBeenCalledTimes(3);
});

test('still asks when a repeat was refused: the first may have arrived', async () => {
  post.mockResolvedValueOnce({ kind: 'unanswered' });
  await submit(enquiry, delivery, false);
  post.mockResolvedValueOnce(answered(429));
  await expect(submit(enquiry, delivery, true)).resolves.toBe('refusedTooSoon');
  await expect(submit(enquiry, delivery, false)).resolves.toBe('alreadyTried');
});

test('asks after a page that was closed in the middle of sending', async () => {
  post.mockReturnValueOnce(new Promise(() => undefined));
  void sendOnce(enquiry, delivery, false);
  await Promise.resolve();
  await expect(submit(enquiry, delivery, false)).resolves.toBe('alreadyTried');
});

test('hears of what another tab has sent a moment ago', async () => {
  await submit(enquiry, delivery, false);
  const sent = Object.entries(window.localStorage);
  window.localStorage.clear();
  post.mockResolvedValueOnce({ kind: 'unanswered' });
  await submit(enquiry, delivery, false);
  setTimeout(() => Object.assign(window.localStorage, Object.fromEntries(sent)), 50);
  await expect(submit(enquiry, delivery, false)).resolves.toBe('alreadySent');
});

describe('with a guard on', () => {
  afterEach(() => Object.assign(emailServiceGuards, { blockList: [], limitRateSeconds: 0 }));

  test('a blocked sender meets what the service would answer, and nothing leaves', async () => {
    Object.assign(emailServiceGuards, { blockList: ['ann@example.com'] });
    await expect(submit(enquiry, delivery, false)).resolves.toBe('refusedSender');
    expect(post).not.toHaveBeenCalled();
    Object.assign(emailServiceGuards, { blockList: [] });
    await expect(submit(enquiry, delivery, false)).resolves.toBe('sent');
  });

  test('the rate limit counts what was sent, not what failed', async () => {
    Object.assign(emailServiceGuards, { limitRateSeconds: 60 });
    post.mockResolvedValueOnce(answered(500));
    await expect(submit(enquiry, delivery, false)).resolves.toBe('outOfOrder');
    await expect(submit(enquiry, delivery, false)).resolves.toBe('sent');
    const next = { ...enquiry, message: 'More' };
    await expect(submit(next, delivery, false)).resolves.toBe('refusedTooSoon');
    expect(post).toHaveBeenCalledTimes(2);
  });
});
