/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { readAnswer, sendEmail, templateParameters } from './email-service';
import { delivery, enquiryOf } from './test-enquiries';

const enquiry = enquiryOf({ message: ' Two bulls \n' });

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

const send = (to = delivery) => sendEmail(enquiry, to);

test('posts to the service through its library', async () => {
  fetchMock.mockResolvedValueOnce(answerOf(200, 'OK'));
  expect(await send()).toBe('sent');
  const [[address, { body, method }] = ['', {}]] = fetchMock.mock.calls;
  expect([method, address]).toEqual(['POST', 'https://api.example.com/api/v1.0/email/send']);
  expect(typeof body === 'string' && JSON.parse(body)).toEqual({
    lib_version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    user_id: 'key',
    service_id: 'service',
    template_id: 'template',
    // A browser test reads the other parameters.
    template_params: expect.objectContaining({ phone: 'Not provided', message: 'Two bulls' }),
  });
});

const meanings = {
  sent: [200, 202, 299],
  refused: [400, 405, 413, 415, 422, 451],
  refusedTooSoon: [429],
  outOfOrder: [401, 402, 403, 404, 410, 412, 423],
  unanswered: [0, 199, 300, 304, 406, 408, 409, 421, 499, 500, 502, 503, 504, 521, 599],
};

test.each(Object.entries(meanings))('a status means "%s", except in HTML', (answer, statuses) => {
  for (const status of statuses) {
    for (const text of ['', 'OK', 'a < b']) expect(readAnswer(status, text)).toBe(answer);
    for (const text of ['\ufeff\n <!DOCTYPE html>', 'Welcome <HTML lang=en>'])
      expect(readAnswer(status, text)).toBe('unanswered');
  }
});

test('after a broken connection the enquiry may have arrived, and the error is logged', async () => {
  fetchMock.mockRejectedValueOnce(new Error('Broken'));
  expect(await send()).toBe('unanswered');
  expect(warn.mock.lastCall?.join(' ')).toContain('Broken');
});

test('nothing is sent with settings that the library refuses', async () => {
  const emailService = { ...delivery.emailService, serviceId: '' };
  expect(await send({ ...delivery, emailService })).toBe('outOfOrder');
  expect(fetchMock).not.toHaveBeenCalled();
});

test.each([
  ['', [false, false], 'noConnection'],
  [', unless the browser is online again', [false, true], 'unanswered'],
])('a failure offline means that nothing was sent%s', async (_when, says, answer) => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get');
  for (const isOnline of says) onLine.mockReturnValueOnce(isOnline);
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await send()).toBe(answer);
});

test('30 seconds without an answer end the wait', async () => {
  fetchMock.mockImplementationOnce(() => new Promise(() => undefined));
  const onAnswer = jest.fn();
  void send().then(onAnswer);
  await jest.advanceTimersByTimeAsync(29_999);
  expect(onAnswer.mock.calls).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(onAnswer.mock.calls).toEqual([['unanswered']]);
});

test('the template of the email shows every parameter that is sent', () => {
  const template = readFileSync('docs/email-template.html', 'utf8');
  const shown = [...template.matchAll(/\{\{(.*?)\}\}/g)].map(([, name]) => name);
  expect(new Set(shown)).toEqual(new Set(Object.keys(templateParameters(enquiry, delivery))));
});
