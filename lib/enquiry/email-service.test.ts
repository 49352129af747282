/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { readAnswer, sendEmail, templateParameters } from './email-service';
import { enquiryOf } from './test-enquiries';

const delivery = {
  subject: 'JLDT Bonsmara Inquiry',
  toEmail: 'farm@example.com',
  emailService: {
    publicKey: 'key',
    serviceId: 'service',
    templateId: 'template',
    origin: 'https://api.example.com',
  },
};
const enquiry = enquiryOf({});

const fetchMock = jest.fn<Promise<Partial<Response>>, [string, RequestInit]>();
const warn = jest.spyOn(console, 'warn').mockImplementation();
const answerOf = (status: number, text: string): Partial<Response> => ({
  ok: status === 200,
  status,
  text: () => Promise.resolve(text),
});

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'info').mockImplementation();
  Object.assign(globalThis, { fetch: fetchMock });
  fetchMock.mockReset();
  warn.mockClear();
});

/** Sends the enquiry. @returns a mock that was called with the answers so far. */
async function send(to = delivery) {
  const onAnswer = jest.fn();
  sendEmail(enquiry, to, onAnswer);
  await jest.advanceTimersByTimeAsync(0);
  return onAnswer;
}

test('posts to the service by the library', async () => {
  fetchMock.mockResolvedValueOnce(answerOf(200, 'OK'));
  expect(await send()).toHaveBeenCalledWith('sent');
  const [[address, { body, method }] = ['', {}]] = fetchMock.mock.calls;
  expect([method, address]).toEqual(['POST', 'https://api.example.com/api/v1.0/email/send']);
  expect(typeof body === 'string' && JSON.parse(body)).toEqual({
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

const meanings = {
  sent: [200, 202, 299],
  refused: [400, 405, 413, 415, 422, 451],
  refusedTooSoon: [429],
  outOfOrder: [401, 402, 403, 404, 410, 412],
  unanswered: [0, 199, 300, 304, 406, 408, 409, 421, 499, 500, 502, 503, 504, 521, 599],
};

test.each(Object.entries(meanings))('a status means "%s", and HTML nothing', (answer, statuses) => {
  for (const status of statuses) {
    for (const text of ['', 'OK', 'a < b']) expect(readAnswer(status, text)).toBe(answer);
    for (const text of ['\ufeff\n <!DOCTYPE html>', 'Welcome <HTML lang=en>'])
      expect(readAnswer(status, text)).toBe('unanswered');
  }
});

test('a broken connection leaves it open whether the enquiry arrived, and is logged', async () => {
  fetchMock.mockRejectedValueOnce(new Error('Broken'));
  expect(await send()).toHaveBeenCalledWith('unanswered');
  expect(warn.mock.lastCall?.join(' ')).toContain('Broken');
});

test('nothing is sent with settings that the library refuses', async () => {
  const emailService = { ...delivery.emailService, serviceId: '' };
  expect(await send({ ...delivery, emailService })).toHaveBeenCalledWith('outOfOrder');
  expect(fetchMock).not.toHaveBeenCalled();
});

test('30 seconds without an answer end the wait, and a late answer is reported too', async () => {
  fetchMock.mockImplementationOnce(
    () => new Promise((resolve) => setTimeout(resolve, 31_000, answerOf(200, 'OK'))),
  );
  const onAnswer = await send();
  await jest.advanceTimersByTimeAsync(29_999);
  expect(onAnswer.mock.calls).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(onAnswer.mock.calls).toEqual([['unanswered']]);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(onAnswer.mock.calls).toEqual([['unanswered'], ['sent']]);
});

test('the template of the email shows every parameter that is sent', () => {
  const template = readFileSync('docs/email-template.html', 'utf8');
  const shown = [...template.matchAll(/\{\{(.*?)\}\}/g)].map(([, name]) => name);
  expect(new Set(shown)).toEqual(new Set(Object.keys(templateParameters(enquiry, delivery))));
});
