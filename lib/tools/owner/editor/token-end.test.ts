import { tokenNotice } from './token-end';

/** What is said at noon of each day, on a phone that keeps what it is given. */
function saidOn(...visits: readonly (readonly [token: string, day: string])[]) {
  const items = new Map<string, string>();
  const kept = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
  return visits.map(([token, day]) => {
    return tokenNotice(token, new Date(`${day}T10:00:00Z`), kept)?.slice(0, 49);
  });
}

const first = 'github_pat_first';
const ends = 'Your sign-in ends on 1 January 2028 at the latest';

test('the end of a token is named two weeks before, counted from the day on which it was first seen', () => {
  const days = ['2026-12-31', '2027-06-01', '2027-12-17', '2027-12-18', '2028-01-01', '2028-01-02'];
  const said = saidOn(...days.map((day) => [first, day] as const));
  expect(said).toEqual([undefined, undefined, undefined, ends, ends, undefined]);
});

test('a new token begins a life of its own', () => {
  const second = 'github_pat_second';
  const said = saidOn([first, '2026-12-31'], [first, '2027-12-20'], [second, '2027-12-20']);
  expect(said).toEqual([undefined, ends, undefined]);
});
