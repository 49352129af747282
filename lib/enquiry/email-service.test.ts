import { formAddress, readAnswer, sendEmail } from './email-service';
import { delivery, enquiry } from './test-enquiry';

const fetchMock = jest.fn<
  Promise<Partial<Response>>,
  [string, { method?: string; body?: string }]
>();
const warn = jest.spyOn(console, 'warn').mockImplementation();

function answerWith(status: number, text: string) {
  const ok = status >= 200 && status < 300;
  fetchMock.mockResolvedValueOnce({ ok, status, text: () => Promise.resolve(text) });
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'info').mockImplementation();
  Object.assign(globalThis, { fetch: fetchMock });
  fetchMock.mockReset();
  warn.mockClear();
});

/** Sends, and gives what was told at once. */
async function send(to = delivery) {
  const told = jest.fn();
  sendEmail(enquiry, to, told);
  await jest.advanceTimersByTimeAsync(0);
  return told;
}

test("posts by the service's own library, which tells its release itself", async () => {
  answerWith(200, 'OK');
  expect(await send()).toHaveBeenCalledWith('sent');
  const [[address, { body = '', method }] = ['', {}]] = fetchMock.mock.calls;
  expect([method, address]).toEqual(['POST', 'https://api.example.com/api/v1.0/email/send']);
  expect(JSON.parse(body)).toEqual({
    lib_version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    user_id: 'key',
    service_id: 'service',
    template_id: 'template',
    template_params: {
      from_name: 'Ann',
      from_email: 'ann@example.com',
      phone: 'Not provided',
      message: 'Hello',
      subject: 'JLDT Bonsmara Inquiry',
      to_email: 'farm@example.com',
    },
  });
});

test('posts to the site itself in a preview', async () => {
  answerWith(200, 'OK');
  const emailService = { ...delivery.emailService, origin: '/' };
  await send({ ...delivery, emailService });
  expect(fetchMock.mock.calls[0]?.[0]).toBe('http://localhost/api/v1.0/email/send');
  expect(formAddress(emailService)).toBe('/api/v1.0/email/send-form');
  expect(formAddress(delivery.emailService)).toBe(
    'https://api.example.com/api/v1.0/email/send-form',
  );
});

test.each([
  [200, 'OK', 'sent'],
  [202, '', 'sent'],
  [299, '{"a":1}', 'sent'],
  [200, '<!DOCTYPE html><title>Log in</title>', 'unanswered'],
  [200, '\ufeff\n <html>', 'unanswered'],
  [200, 'Welcome <HTML lang=en>', 'unanswered'],
  [300, '', 'refused'],
  [400, 'The user ID is required', 'refused'],
  [403, '', 'refusedSender'],
  [413, '', 'refused'],
  [429, '', 'refusedTooSoon'],
  [451, '', 'refusedAutomatic'],
  [500, '', 'outOfOrder'],
  [502, '', 'unanswered'],
  [503, '', 'outOfOrder'],
  [504, '', 'unanswered'],
  [524, '', 'unanswered'],
] as const)('takes %i with %j for %s', (status, text, answer) => {
  expect(readAnswer(status, text)).toBe(answer);
});

test('puts what the service said into the console', async () => {
  answerWith(429, 'Too Many Requests');
  expect(await send()).toHaveBeenCalledWith('refusedTooSoon');
  expect(warn).toHaveBeenCalledWith(
    expect.any(String),
    expect.objectContaining({ status: 429, text: 'Too Many Requests' }),
  );
});

test('a broken connection leaves open whether the message arrived', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await send()).toHaveBeenCalledWith('unanswered');
});

test('an answer that breaks off leaves it open, too', async () => {
  fetchMock.mockResolvedValueOnce({
    ok: true,
    status: 200,
    text: () => Promise.reject(new TypeError('terminated')),
  });
  expect(await send()).toHaveBeenCalledWith('unanswered');
});

test('nothing has left where the library finds the settings wanting', async () => {
  const emailService = { ...delivery.emailService, serviceId: '' };
  expect(await send({ ...delivery, emailService })).toHaveBeenCalledWith('refused');
  expect(fetchMock).not.toHaveBeenCalled();
});

test('30 seconds of silence end the wait, and an answer after that is told as well', async () => {
  let answer: (response: Partial<Response>) => void = () => undefined;
  fetchMock.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const told = await send();
  await jest.advanceTimersByTimeAsync(29_999);
  expect(told).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(told.mock.calls).toEqual([['unanswered']]);
  answer({ ok: true, status: 200, text: () => Promise.resolve('OK') });
  await jest.advanceTimersByTimeAsync(0);
  expect(told.mock.calls).toEqual([['unanswered'], ['sent']]);
});

test('can be loaded where storage is blocked', async () => {
  const before = Object.getOwnPropertyDescriptor(window, 'localStorage');
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('Access is denied', 'SecurityError');
    },
  });
  try {
    await jest.isolateModulesAsync(async () => {
      await expect(import('./email-service')).resolves.toHaveProperty('sendEmail');
    });
  } finally {
    if (before) Object.defineProperty(window, 'localStorage', before);
  }
});
