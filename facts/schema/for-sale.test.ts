import { checkAnswers } from '../check';
import { forSaleSchema } from './for-sale';

const day = '2026-11-22';
const lot = { count: 24, what: 'weaners', per: 'kilogram', rand: 38.5, status: 'forSale' };
const find = (list: object) => checkAnswers(forSaleSchema, list, day);
const sentencesFor = (changes: object) =>
  find({ asOf: day, vatOnCattle: 'included', cattle: [{ ...lot, ...changes }] }).map(
    ({ sentence }) => sentence.replaceAll('\u00a0', ' '),
  );

const auction = { per: 'auction', rand: undefined };

test('a lot is priced in one of four ways', () => {
  const ways = [
    {},
    { per: 'head', rand: 9_000 },
    { ...auction, until: '2026-12-05' },
    { ...auction, per: 'arrangement' },
  ];
  expect(ways.flatMap(sentencesFor)).toEqual([]);
});

test.each([
  [{ rand: 3850 }, 'Price is 3 850, and must be a number from 1 to 1 000'],
  [{ per: 'head', rand: 165 }, 'Price is 165, and must be a number from 500 to 2 000 000'],
  [{ per: 'auction', until: '2026-12-05' }, 'must not contain “rand”'],
  [auction, 'Day of the auction is empty, and must be a date such as'],
  [{ per: 'each' }, 'Priced is "each", and must be one of these: Per head'],
  [{ rand: 'R38,50' }, 'Price is "R38,50", and must be the number alone.'],
  [{ what: '24 weaners' }, 'write how many there are under How many'],
  [{ what: ' ' }, 'What they are is empty: fill it in.'],
  [{ status: undefined }, 'Status is empty: choose For sale, Reserved or Sold.'],
  [
    { per: undefined },
    'Priced is empty: choose Per head, Per kilogram, On auction or By arrangement.',
  ],
])('refuses %j', (changes, reason) => {
  expect(sentencesFor(changes)).toEqual([expect.stringContaining(reason)]);
});

test('a list with lots needs its day and, with a price, VAT; a lot reports all its mistakes at once', () => {
  const paths = find({ cattle: [lot, { count: 0 }] }).map(({ path }) => path.join('.'));
  expect(paths).toEqual([
    'cattle.1.per',
    'cattle.1.count',
    'cattle.1.what',
    'cattle.1.status',
    'asOf',
    'vatOnCattle',
  ]);
  expect(find({ asOf: day, cattle: [{ ...lot, ...auction, until: day }] })).toEqual([]);
  for (const cattle of ['weaners', [undefined], [{}]]) {
    expect(find({ cattle }).map(({ path }) => path[0])).toEqual(['cattle', 'asOf']);
  }
});
