import { type CalculatorInput, defaultInput, settleUnit } from './input';

const before: CalculatorInput = { ...defaultInput, mode: 'landToSeeds' };

test.each([
  ['2 ha', 'hectare'],
  ['2,5 Hectares', 'hectare'],
  ['2 hektaar', 'hectare'],
  ['1,000 ha', 'hectare'],
  ['3ac', 'acre'],
  ['3 acres.', 'acre'],
  ['500 m²', 'sqm'],
  ['500 m2', 'sqm'],
  ['500 sq. m', 'sqm'],
  ['500 square metres', 'sqm'],
])('takes the unit typed in %j for the unit', (land, unit) => {
  for (const chosen of ['sqm', 'hectare', 'acre'] as const) {
    const entered = { ...before, unit: chosen };
    expect(settleUnit({ ...entered, land }, entered)).toEqual({ ...entered, land, unit });
  }
});

test('takes a typed unit away when another is chosen after it', () => {
  const typed: CalculatorInput = { ...before, land: '2,5 ha', unit: 'hectare' };
  expect(settleUnit({ ...typed, unit: 'acre' }, typed)).toEqual({
    ...typed,
    land: '2,5',
    unit: 'acre',
  });
});

test.each(['', '2,5', '2 h', '500 m', '12 kg', 'ha'])('leaves the unit alone for %j', (land) => {
  expect(settleUnit({ ...before, land }, before)).toEqual({ ...before, land });
});
