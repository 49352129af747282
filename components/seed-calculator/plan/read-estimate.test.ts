import fc from 'fast-check';
import { fieldPrices, processingPrices } from '@/content/prices';
import { type EstimateInput, serviceKey, trips } from '@/lib/calculator/estimate';
import { estimateForLink, estimateFromLink } from './read-estimate';

const everything = [...fieldPrices, ...processingPrices].map(serviceKey);

test('starts with the work on the land, the way back counted', () => {
  expect(estimateFromLink(undefined)).toEqual({
    services: ['bed-shaping', 'planting', 'harvesting'],
    tons: '',
    kilometres: '',
    trip: 'return',
  });
});

test('writes an estimate in words that people can read', () => {
  const input: EstimateInput = {
    services: ['planting', 'seed-peeling'],
    tons: '2,5',
    kilometres: '1 200',
    trip: 'single',
  };
  expect(estimateForLink(input)).toBe(
    'services=planting+seed-peeling&tons=2.5&km=1200&trip=single',
  );
});

test('reads what it wrote', () => {
  const number = fc.oneof(
    fc.constant(''),
    fc.integer({ min: 0, max: 100_000 }).map((tenths) => `${tenths / 10}`.replace('.', ',')),
  );
  fc.assert(
    fc.property(
      fc.subarray(everything),
      number,
      number,
      fc.constantFrom(...trips),
      (services, tons, kilometres, trip) => {
        const input = { services, tons, kilometres, trip: kilometres ? trip : trips[0] };
        const query = new URLSearchParams(estimateForLink(input));
        expect(estimateFromLink(query)).toEqual(input);
      },
    ),
  );
});

test('puts the default in the place of what is none of ours', () => {
  const query = new URLSearchParams('services=planting+mowing&tons=many&km=1e9&trip=round');
  expect(estimateFromLink(query)).toEqual({
    services: ['planting'],
    tons: '',
    kilometres: '',
    trip: 'return',
  });
});
