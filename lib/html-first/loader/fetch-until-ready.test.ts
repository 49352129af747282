/** @jest-environment jsdom */
import { fetchUntilReady } from './fetch-until-ready';

const island = document.createElement('div');
const never = () => new Promise<void>(() => undefined);
const empty = () => Promise.resolve({});
const fails = () => Promise.reject(new TypeError('404'));
const startsOnly = async () => Object.assign(island.dataset, { started: 'true' });
const becomesReady = async () => {
  await startsOnly();
  setTimeout(() => Object.assign(island.dataset, { ready: 'true' }), 3_000);
};

beforeEach(() => {
  jest.useFakeTimers();
  for (const name of island.getAttributeNames()) island.removeAttribute(name);
});

test.each([
  ['becomes ready', [becomesReady], true, 10_000],
  ['is empty once', [empty, becomesReady], true, 10_000],
  ['fails twice', [fails, fails], false, 0],
  ['starts and never becomes ready', [startsOnly, empty], false, 20_000],
  ['arrives only when it is fetched again', [never, becomesReady], true, 20_000],
])('an island whose module %s', async (_what, imports, isReady, milliseconds) => {
  const asked: string[] = [];
  const start = Date.now();
  const outcome = fetchUntilReady(island, '/form.js', (address) => {
    const { [asked.push(address) - 1]: answer = never } = imports;
    return answer();
  }).then((result) => [result, Date.now() - start]);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(await outcome).toEqual([isReady, milliseconds]);
  expect(new Set(asked).size).toBe(imports.length);
});
