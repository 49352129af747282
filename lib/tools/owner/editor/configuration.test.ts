import type { Field } from '@sveltia/cms';
import { exampleFarm } from '@/lib/facts/farms.mjs';
import { readDraft } from '@/lib/facts/read';
import { editorConfiguration } from './configuration';

const configuration = editorConfiguration('example/farm', readDraft(exampleFarm, '2027-03-01'));

function withAllInside(fields: readonly Field[]): readonly Field[] {
  return fields.flatMap((field) => {
    const inside = [
      ...('fields' in field && Array.isArray(field.fields) ? field.fields : []),
      ...('field' in field && field.field ? [field.field] : []),
    ];
    return [field, ...withAllInside(inside)];
  });
}

const forms = (configuration.singletons ?? []).flatMap((form) => ('fields' in form ? [form] : []));
const allFields = withAllInside(forms.flatMap(({ fields }) => fields));

function fieldNamed(name: string): Field | undefined {
  return allFields.find((field) => field.name === name);
}

// The package lets a widget that it does not know pass as one of somebody's own.
test('every field has one of the widgets that were tried on a phone', () => {
  const tried = 'amount boolean datetime image list object select string text'.split(' ');
  const widgets = [...new Set(allFields.map(({ widget = '' }) => widget))].sort();
  expect(widgets).toEqual(tried);
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
    // Other spellings of it are put into one form as it is saved.
    pattern: undefined,
    hint: expect.stringMatching(
      /^Which cell number .*\? Example: \+27 82 000 0000\. .* cannot go live without it\.$/,
    ),
  });
});
