import { type Change, newsOf } from './changes';

const now = Date.parse('2027-03-01T12:00:00Z');
const change: Change = {
  headRefName: 'cms/_singletons/prices',
  mergedAt: null,
  commits: { nodes: [{ commit: { committedDate: '2027-03-01T10:00:00Z' } }] },
  comments: { nodes: [] },
};
const merged: Change = { ...change, mergedAt: '2027-03-01T11:00:00Z' };
/** A comment that a change got at a time of that day. */
const said = (body: string, time: string, login = 'github-actions') => ({
  comments: { nodes: [{ body, createdAt: `2027-03-01T${time}:00Z`, author: { login } }] },
});
const canBePublished =
  '**This change can be published.** Press Publish in the desk, or merge it here.';
const cannotBePublished =
  'This change can **not be published yet**: it stays.\n\n- Planting is 0.\n- VAT.\n\nCorrect it.';
const beingChecked = 'saved, and being checked. The answer comes within half an hour.';

test.each<[string, Change, string]>([
  ['saved', change, beingChecked],
  [
    'checked',
    { ...change, ...said(canBePublished, '10:20') },
    'This change can be published. Press Publish in the desk, or merge it here.',
  ],
  ['saved again after an answer', { ...change, ...said(canBePublished, '09:20') }, beingChecked],
  ['answered by somebody else', { ...change, ...said('fine', '10:20', 'ann') }, beingChecked],
  [
    'published',
    { ...merged, ...said(canBePublished, '10:20') },
    'published, and being checked once more. The answer comes within half an hour.',
  ],
  [
    'live',
    { ...merged, ...said('**Your change is live:** https://farm.example', '11:05') },
    'live since 01 Mar 2027, 13:05.',
  ],
  [
    'wrong',
    { ...change, ...said(cannotBePublished, '10:20') },
    'This change can not be published yet: it stays. • Planting is 0. • VAT. Correct it.',
  ],
])('the line of a change that is %s', (_what, given, text) => {
  expect(newsOf([given], now).map((one) => one.text)).toEqual([
    `Prices of the garlic services: ${text}`,
  ]);
});

test('changes that are a day old or not made on the desk are not shown', () => {
  const old = { ...merged, mergedAt: '2027-02-28T11:00:00Z' };
  const other = { ...change, headRefName: 'renovate/next' };
  expect(newsOf([old, other], now)).toEqual([]);
});
