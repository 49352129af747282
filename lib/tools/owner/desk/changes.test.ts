import { type Change, newsOf } from './changes';

const now = Date.parse('2027-03-01T12:00:00Z');
const change: Change = {
  headRefName: 'cms/_singletons/prices',
  mergedAt: null,
  state: 'OPEN',
  commits: { nodes: [{ commit: { committedDate: '2027-03-01T10:00:00Z' } }] },
  comments: { nodes: [] },
};
const merged: Change = { ...change, mergedAt: '2027-03-01T11:00:00Z', state: 'MERGED' };
const said = (body: string, createdAt: string, login = 'github-actions') => ({
  comments: { nodes: [{ body, createdAt, author: { login } }] },
});
const canBePublished =
  '**This change can be published.** Press Publish in the desk, or merge it here.';

test.each<[string, Change, string]>([
  ['saved', change, 'saved, and being checked. The answer comes within half an hour.'],
  [
    'checked',
    { ...change, ...said(canBePublished, '2027-03-01T10:20:00Z') },
    'This change can be published. Press Publish in the desk, or merge it here.',
  ],
  [
    'saved again after an answer',
    { ...change, ...said(canBePublished, '2027-03-01T09:20:00Z') },
    'saved, and being checked. The answer comes within half an hour.',
  ],
  [
    'answered by somebody else',
    { ...change, ...said('fine', '2027-03-01T10:20:00Z', 'ann') },
    'saved, and being checked. The answer comes within half an hour.',
  ],
  [
    'published',
    { ...merged, ...said(canBePublished, '2027-03-01T10:20:00Z') },
    'published, and being checked once more. The answer comes within half an hour.',
  ],
  [
    'live',
    { ...merged, ...said('**Your change is live:** https://farm.example', '2027-03-01T11:05:00Z') },
    'live since 01 Mar 2027, 13:05.',
  ],
  [
    'wrong',
    {
      ...change,
      ...said(
        'This change can **not be published yet**: it stays.\n\n- Planting is 0.\n- VAT.\n\nCorrect it.',
        '2027-03-01T10:20:00Z',
      ),
    },
    'This change can not be published yet: it stays. • Planting is 0. • VAT. Correct it.',
  ],
])('the line of a change that is %s', (_what, given, text) => {
  expect(newsOf([given], now).map((one) => one.text)).toEqual([
    `Prices of the garlic services: ${text}`,
  ]);
});

test('what is a day old, closed or not of the desk is no news', () => {
  const old = { ...merged, mergedAt: '2027-02-28T11:00:00Z' };
  const other = { ...change, headRefName: 'renovate/next' };
  expect(newsOf([old, other, { ...change, state: 'CLOSED' }], now)).toEqual([]);
});
