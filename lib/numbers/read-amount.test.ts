import { exampleFarm } from '@/content/facts/reading/farms.mjs';
import { answersIn, factsIn } from '@/content/facts/reading/read';
import { valuesIn } from '@/content/facts/reading/walk';
import { factsSchema } from '@/content/facts/schema/facts';
import { plainSpaces } from '../testing/figures';
import { readAmount } from './read-amount';

/** The units of fields, with what is plausible in them. */
const fields: Readonly<Record<string, readonly [min: number, max: number]>> = {
  'rand per head': [500, 2_000_000],
  'rand per kilogram': [1, 1_000],
  'rand per ton': [10, 20_000],
  'rand per hectare': [50, 50_000],
  'rand per kilometre': [0.5, 30],
  rand: [1, 2_000_000],
  'per cent': [1, 100],
  months: [1, 24],
  years: [1, 80],
  centimetres: [2, 200],
  'tons per hour': [0.1, 100],
  'cloves per kilogram': [10, 1_000],
  stars: [0, 5],
  head: [1, 5_000],
  'kilograms per head': [20, 1_500],
};

/** The outcome as one line: the number, `12 500 | 12,5`, or the sentence; `?` for no number. */
function line(unit: string, written: string): string {
  const [min, max] = fields[unit] ?? [0, 0];
  const isPlausible = (amount: number) => amount >= min && amount <= max;
  const outcome = readAmount(written, { unit, isPlausible });
  if (outcome.kind === 'empty') return '';
  if (outcome.kind === 'problem') return outcome.problem || '?';
  if (outcome.kind === 'readings') return plainSpaces(outcome.readings.join(' | '));
  return String(outcome.value);
}

const vat = 'Write the price with VAT in it, as a buyer pays it.';
const onePrice = 'Write one price, without ±, “from” or a range: a buyer holds you to it.';
const perTon = 'This price is per ton: write rand per ton.';

// What people write into a field, by the unit of the field and the outcome. ` | ` separates them.
const spellings: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'rand per head': {
    '16500': [
      '16 500 | 16500 | R16 500 | R16,500 | R16.500 | R 16 500,00 | R16,500.00',
      '16 500 rand | ZAR 16 500 | R16 500 each | R16 500 per head | R16 500/animal',
      'R16 500 a head | r16500 elk | R16500-00 | R16 500,- | 16500.- rand | R16 500.',
    ],
    'Write the number alone, without “ex farm”.': ['R16 500 ex farm | R16 500 each ex farm'],
    'Write the number alone, without “excl. transport”.': ['R16 500 excl. transport'],
    'This price is per head: write rand per head.': ['R45/kg | R45 per kg | $900 | 45 per live kg'],
  },
  'rand per kilogram': {
    '38.5': ['R38,50 | 38.50 | R38,50/kg | R38.50 per kilogram | R38,50 p/kg | R38,50 a kilo'],
    '1.2': ['1,20 | R1,20 per kg'],
    'This price is per kilogram: write rand per kilogram.': [
      'R16 500 each | R38 per head | 3 850 c/kg | 3850 cents per kg',
    ],
    '1 000 | 1,0': ['R1,000 | 1.000'],
  },
  'rand per ton': {
    '600': [
      '600 | R600 | R600/t | R600 per ton | R600 p/t | 600 rand per tonne | 600 / ton',
      'R600 incl. VAT | R600 per ton (VAT included) | R600 incl VAT per ton',
      'R600 BTW ingesluit | R600, incl. VAT | R600 (BTW ingesluit)',
      'R600 p.t. | R600p/t | R600 ton | R600 per metric ton | R600 (per ton) | R600 ’n ton | R600 - | R600 -/t',
    ],
    '1350': [
      "1350 rand | 1350,- | R1 350-00 per ton | R1'350 | R1,350 | R 1.350,00 | \u200eR1\u00a0350\u200f",
      'R\u20601350\ufeff | 1\u202f350 rand',
    ],
    [perTon]: [
      'R600 per kg | R2 500/ha | R600 per 100 kg | R600 per half ton | R600/ton/km',
      'US$35 | N$600 | P450 | R600 per bag | 600 kg | 600 per hour | $600 | €600 | 600 tons',
      'R600/100 kg | R600 per kg delivered | R600 p.h. | R600 per short ton | R600 per ton per day',
    ],
    '12 500 | 12,5': ['R12,500 | 12.500 | R12,500 per ton'],
    [vat]: [
      'R600 excl. VAT | R600 + VAT | R600 per ton ex VAT | R600 BTW uitgesluit',
      'R600 plus 15% VAT | R600 (excl.) | R600 ex | R600 ex per ton',
    ],
    [onePrice]: [
      '±R600 | +-600 | from R600 | vanaf R600 | about R600 | R600+ | R600 onwards',
      'up to R600 | R600 ± | R600 - R800 | R600-800 | 600 to 800 | R600 – R800 per ton',
      'R600 neg. | 600 of 800 | R600/R800 | R600/800 | 600/800 per ton',
      'R600 (R700 after May) | R600; R700 | 2025: R600 | R600 less 10',
    ],
    'Write the number alone, without “delivered”.': [
      'R600 per ton delivered | R600/t, delivered | R600 delivered | R600 (delivered) | Delivered: R600',
    ],
    'Write the number alone, without “for two”.': ['R600 for two'],
    'Write the number alone, without “over”.': ['over R600'],
    'Write the number in digits, such as 25 000.': [
      '600k | R600 thousand | R6 hundred | R1,2 million | R2m',
    ],
    '?': ['on request | R6OO | R600? | six hundred | R | 1 2 0 0 | 6..00'],
  },
  'rand per hectare': {
    '2500': ['R2 500/ha | R2 500 per hectare | 2500 rand per hektaar | R2 500 a hectare'],
    '50 000 | 50,0': ['R50,000'],
  },
  'rand per kilometre': {
    '6.25': ['R6,25/km | R6.25 per kilometre | R6,25 per km'],
    'This price is per kilometre: write rand per kilometre.': ['R6,25 per mile | R6,25 per hour'],
  },
  rand: {
    '16 500 | 16,5': ['R16,500'],
    'Write the rand alone, and choose what it is per.': ['R45/kg | R16 500 each'],
  },
  'per cent': {
    '8': ['8% | 8 % | 8 per cent | 8 percent | 8 persent | 8 pct | about 8% | up to 8 %'],
    '30': ['30+ | 30%+ | ± 30% | 30 or more'],
    'Write it in per cent.': ['R30 | 30 kg'],
    'Write one number.': ['8-12% | 8 to 12 | 8 – 12 % | 8/12'],
    'Write the number alone, without “over”.': ['over 8%'],
  },
  months: {
    '5': ['5 months | 5 maande | 5 mths | 5 mnde | 5 mos | 5'],
    'Write the number alone, without “old”.': ['5 months old'],
    'Write it in months.': ['20 weeks | 1 year | 150 days'],
  },
  years: {
    '15': [
      '15 years | 15+ | 15+ years | 15 jaar | 15 yrs | 15 years’ experience | 15 years+',
      'over 15 | more than 15 years | oor die 15 jaar | 15 years in farming | 15 yrs exp | 15 jaar ondervinding',
    ],
    'Write the number alone, without “ex army”.': ['20 years ex army'],
    '': [' \u200b\u00a0'],
  },
  centimetres: {
    '7.5': ['7,5 | 7.5 cm | 7,5cm | 7,5 sentimeter | 7,50 cm.'],
    'Write it in centimetres.': ['75 mm | 0,3 m | 6 inches'],
  },
  'tons per hour': {
    '2.5': ['2,5 | 2½ t/h | 2,5 t/h | 2.5 tons per hour | 2,5 ton an hour | 2,5 ton/uur'],
    'Write it in tons per hour.': ['20 tons per day | 2500 kg/h'],
  },
  'cloves per kilogram': {
    '125': ['125 cloves | 125/kg | 125 cloves per kilogram | 125 in a kg | ± 125 | 125 huisies'],
    'Write it in cloves per kilogram.': ['125 per crate | 8 g'],
  },
  stars: {
    '5': ['5 stars | 5/5 | 5 out of 5 | 5 sterre'],
  },
  head: {
    '24': ['24 | 24 head | 24 calves | ± 24 | 24 stuk'],
    'Write how many there are.': ['24 kg | 24 calves each | 24 per camp'],
    'Write one number.': ['20 to 24'],
  },
  'kilograms per head': {
    '215': [
      '215 | 215 kg | 215kg each | 215 kg per head | 215 kg per animal | 215 kilos | ± 215 kg',
    ],
    '215.5': ['215,5 kg'],
    'Write the number alone, without “ex farm”.': ['215 kg ex farm'],
    'Write it in kilograms per head.': ['215 lbs | 1,2 kg a day | 0,2 tons'],
    'Write one number.': ['200 to 230 kg'],
  },
};

const rows = Object.entries(spellings).flatMap(([unit, outcomes]) =>
  Object.entries(outcomes).flatMap(([outcome, all]) =>
    all
      .join(' | ')
      .split(' | ')
      .map((written) => [unit, written, outcome] as const),
  ),
);

test.each(rows)('reads in %s %j: %s', (unit, written, outcome) => {
  expect(line(unit, written)).toBe(outcome);
});

test('the units of all fields are tried', () => {
  const farm = answersIn(factsIn(exampleFarm, '2026-11-22'));
  const units = valuesIn(factsSchema, farm).flatMap(({ meta }) => meta.unit ?? []);
  expect(units).toContain('rand');
  expect(Object.keys(fields)).toEqual(expect.arrayContaining(units));
});
