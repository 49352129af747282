import { countIn, kilogramsIn } from './lot-label';

test.each([
  ['24 weaners, 7 to 8 months', 24],
  ['1 200 Bonsmara weaners', 1200],
  ['6 cows with calves, calves one month old', 6],
  ['Weaners, 24 in the lot', undefined],
  ['2 year old heifers', undefined],
  ['18-month heifers', undefined],
  ['20 to 24 weaners', undefined],
  ['2nd-calf cows', undefined],
  ['215 kg weaners', undefined],
  ['18 mth heifers', undefined],
  ['2 yrs old', undefined],
  ['2 jaar oue bulle', undefined],
  ['12 maande oud', undefined],
  ['90 pct Bonsmara heifers', undefined],
  ['90 per cent Bonsmara heifers', undefined],
  ['200 tot 230 kg weaners', undefined],
])('the label %j says how many: %j', (label, count) => {
  expect(countIn(label)).toBe(count);
});

test.each([
  ['24 weaners, 215 kg on average', 215],
  ['24 weaners, 215,5kg each', 215.5],
  ['1 bull, 1 050 kg', 1050],
  ['24 weaners, 200 to 230 kg', undefined],
  ['24 weaners, 200-230 kg', undefined],
  ['24 weaners, 200 tot 230 kg', undefined],
  ['24 weaners, 200/230 kg', undefined],
  ['24 weaners, 200 or 230 kg', undefined],
  ['24 weaners, between 200 and 230 kg', undefined],
  ['24 weaners, 200 kg to 230 kg', undefined],
  ['24 weaners, 200 kg, or 230 kg', undefined],
  ['200 to 230 kg weaners', undefined],
  ['24 weaners, 200 to 230 kg, on average 215 kg', 215],
  ['24 weaners of 215 kg', 215],
  ['24 weaners, 215 kg per head', 215],
  ['18 month heifers, 330 kg', 330],
  ['24 weaners, gaining 1,2 kg/day', undefined],
  ['24 weaners, gaining 1,2 kg a day', undefined],
  ['24 weaners, 7 to 8 months', undefined],
])('the label %j says the mass: %j', (label, kilograms) => {
  expect(kilogramsIn(label)).toBe(kilograms);
});
