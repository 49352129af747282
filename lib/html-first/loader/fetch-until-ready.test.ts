/** @jest-environment jsdom */
import { fetchUntilReady } from './fetch-until-ready';

const island = document.createElement('div');
const never = new Promise<void>(() => undefined);

beforeEach(() => {
  jest.useFakeTimers();
  for (const name of island.getAttributeNames()) island.removeAttribute(name);
});

/** Fetches the island, each time with the next of these imports. @returns what came of it, and when. */
async function fetchIsland(...imports: (() => Promise<unknown>)[]) {
  const asked: string[] = [];
  const start = Date.now();
  const done = fetchUntilReady(island, '/form.js', (address) => {
    asked.push(address);
    return imports[asked.length - 1]?.() ?? never;
  }).then((isReady) => ({ isReady, milliseconds: Date.now() - start }));
  await jest.advanceTimersByTimeAsync(20_000);
  return { ...(await done), asked };
}

const empty = () => Promise.resolve({});
const fails = () => Promise.reject(new TypeError('404'));
const startsOnly = async () => island.setAttribute('data-started', '');
const becomesReady = async () => {
  await startsOnly();
  setTimeout(() => island.setAttribute('data-ready', ''), 3_000);
};
const comesLate = async () => {
  await new Promise((resolve) => setTimeout(resolve, 12_000));
  await becomesReady();
};

test.each([
  ['becomes ready', [becomesReady], true, 1, 10_000],
  ['fails once', [fails, becomesReady], true, 2, 10_000],
  ['is empty once', [empty, becomesReady], true, 2, 10_000],
  ['fails twice', [fails, fails], false, 2, 0],
  ['is empty twice', [empty, empty], false, 2, 0],
  ['starts and never becomes ready', [startsOnly, empty], false, 2, 20_000],
  ['never comes', [], false, 2, 20_000],
  ['comes after the second time of asking', [comesLate], true, 2, 20_000],
  ['comes at the second time of asking', [() => never, becomesReady], true, 2, 20_000],
])('an island whose module %s', async (_what, imports, isReady, requests, milliseconds) => {
  const result = await fetchIsland(...imports);
  expect(result).toMatchObject({ isReady, milliseconds });
  expect(result.asked).toHaveLength(requests);
  expect(new Set(result.asked).size).toBe(requests);
});
