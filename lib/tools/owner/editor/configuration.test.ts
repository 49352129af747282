import { exampleFarm } from '@/lib/facts/farms.mjs';
import { factsIn, readDraft } from '@/lib/facts/read';
import { valueAt } from '@/lib/facts/walk';
import { editorConfiguration } from './configuration';

const configuration = editorConfiguration(
  'example/farm',
  readDraft(factsIn(exampleFarm, '2027-03-01')),
);

/** The description of every field, with those inside it. */
const fields: unknown[] = [];
JSON.stringify(configuration, (_name, value: unknown) => {
  if (valueAt(value, ['widget'])) fields.push(value);
  return value;
});

function fieldNamed(name: string): unknown {
  return fields.find((field) => valueAt(field, ['name']) === name);
}

// The package lets a widget that it does not know pass as one of somebody's own.
test('every field has one of the widgets that were tried on a phone', () => {
  const tried = 'amount boolean datetime image list object select string text'.split(' ');
  const widgets = new Set(fields.map((field) => valueAt(field, ['widget'])));
  expect(widgets).toEqual(new Set(tried));
});

test('a field carries the label, limits and sentence of its schema', () => {
  expect(fieldNamed('bedShaping')).toEqual({
    name: 'bedShaping',
    label: 'Bed shaping, rand per hectare',
    hint: undefined,
    required: true,
    widget: 'amount',
    min: 50,
    max: 50_000,
    step: 0.01,
    sentence: expect.stringMatching(/^must be a number from 50 to 50000/),
  });
  expect(fieldNamed('email')).toMatchObject({
    pattern: [expect.any(String), 'must read like name@your-farm.co.za'],
  });
  expect(fieldNamed('phone')).toMatchObject({
    required: false,
    hint: expect.stringMatching(
      /^Which cell number .*\? Example: \+27 82 000 0000\. .* cannot go live without it\.$/,
    ),
  });
});
