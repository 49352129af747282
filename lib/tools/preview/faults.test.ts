/** @jest-environment node */
import { Socket } from 'node:net';
import type { Fault } from './faults';
import { ann, emailFrom, inbox, post, prepareSite } from './test-preview';

const start = prepareSite();

async function setFault(origin: string, body: unknown) {
  return fetch(`${origin}/__inbox/fault`, { method: 'PUT', body: JSON.stringify(body) });
}

const refusals: readonly (readonly [Fault, string])[] = [
  ['400', 'Bad Request'],
  ['403', 'Forbidden'],
  ['429', 'Too Many Requests'],
  ['451', 'Unavailable For Headless Browser'],
  ['500', 'Internal Server Error'],
  ['503', 'Service Unavailable'],
  ['504', 'Gateway Timeout'],
];

test.each(refusals)('refuses everybody with %s', async (fault, text) => {
  const origin = await start({ mailFault: fault });
  const answer = await post(origin, emailFrom());
  expect([answer.status, await answer.text()]).toEqual([Number(fault), text]);
  expect(await inbox(origin)).toEqual([]);
  expect(await inbox(origin, { lost: '' })).toMatchObject([{ isAccepted: false, fault }]);
});

test('refuses only the sender whose address asks for it', async () => {
  const origin = await start();
  expect((await post(origin, emailFrom('ann+fault-429@example.com'))).status).toBe(429);
  expect((await post(origin, emailFrom())).status).toBe(200);
  expect((await post(origin, emailFrom('ann+fault-418@example.com'))).status).toBe(200);
});

test('the fault in an address comes before the one for everybody', async () => {
  const origin = await start({ mailFault: '500' });
  expect((await post(origin, emailFrom('ann+fault-429@example.com'))).status).toBe(429);
  expect((await post(origin, emailFrom('ann+fault-418@example.com'))).status).toBe(500);
});

test('breaks the connection before the message is read, even for who only asks', async () => {
  const origin = await start({ mailFault: 'refuse' });
  await expect(post(origin, emailFrom())).rejects.toThrow('fetch failed');
  const asked = fetch(`${origin}/api/v1.0/email/send`, { method: 'OPTIONS' });
  await expect(asked).rejects.toThrow('fetch failed');
  expect(await inbox(origin, { lost: '' })).toEqual([]);
});

test('portal answers in the place of the service, with a page and a status of 200', async () => {
  const origin = await start();
  const answer = await post(origin, emailFrom('ann+fault-portal@example.com'));
  expect(answer.status).toBe(200);
  expect(await answer.text()).toMatch(/^<!doctype html>/);
  expect(await inbox(origin)).toEqual([]);
});

test.each(['refuse', 'reset'])('%s in an address breaks the connection', async (fault) => {
  const origin = await start();
  const sent = post(origin, emailFrom(`ann+fault-${fault}@example.com`));
  await expect(sent).rejects.toThrow('fetch failed');
  expect(await inbox(origin)).toEqual([]);
  expect(await inbox(origin, { lost: '' })).toMatchObject([{ isAccepted: false, fault }]);
});

test.each([
  ['reset-answer', 1],
  ['truncated', 0],
])('%s keeps the message but gives no whole answer', async (fault, resets) => {
  // What the two do to a browser differs, but Node's own client tells neither from the other.
  const reset = jest.spyOn(Socket.prototype, 'resetAndDestroy');
  const origin = await start();
  const answer = await post(origin, emailFrom(`ann+fault-${fault}@example.com`));
  expect(answer.status).toBe(200);
  await expect(answer.text()).rejects.toThrow('terminated');
  expect(reset).toHaveBeenCalledTimes(resets);
  expect(await inbox(origin)).toMatchObject([{ isAccepted: true, fault }]);
});

test('silence never answers, while others are served', async () => {
  const origin = await start();
  const silent = post(origin, emailFrom('ann+fault-silence@example.com')).catch(() => 'closed');
  const others = async () => {
    await post(origin, emailFrom());
    await post(origin, emailFrom());
    return 'others';
  };
  expect(await Promise.race([silent, others()])).toBe('others');
  expect(await inbox(origin, { from: 'ann+fault-silence@example.com' })).toEqual([]);
});

test('slow answers after two seconds what it has kept at once', async () => {
  let endWait: () => void = () => undefined;
  let hasBegun: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => {
    hasBegun = resolve;
  });
  const wait = jest.fn(() => {
    hasBegun();
    return new Promise<void>((resolve) => {
      endWait = resolve;
    });
  });
  const origin = await start({ mailFault: 'slow', wait });
  const sent = post(origin, emailFrom());
  await begun;
  expect(wait).toHaveBeenCalledWith(2_000);
  expect(await inbox(origin, { from: ann })).toMatchObject([{ isAccepted: true, fault: 'slow' }]);
  endWait();
  const answer = await sent;
  expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
});

test('the fault for everybody can be set and taken back while running', async () => {
  const origin = await start();
  expect((await setFault(origin, { fault: '503' })).status).toBe(200);
  expect((await post(origin, emailFrom())).status).toBe(503);
  expect((await setFault(origin, { fault: null })).status).toBe(200);
  expect((await post(origin, emailFrom())).status).toBe(200);
});

test.each([[{ fault: '418' }], [{}], ['503']])('takes no unknown fault: %j', async (body) => {
  const origin = await start({ mailFault: '429' });
  const answer = await setFault(origin, body);
  expect(answer.status).toBe(400);
  expect(await answer.text()).toMatch(/^The fault was not set: send .* 400, 403, .* slow\.$/);
  expect((await post(origin, emailFrom())).status).toBe(429);
});
