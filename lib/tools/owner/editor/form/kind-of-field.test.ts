import * as z from 'zod';
import { exampleFarm } from '@/content/facts/reading/farms.mjs';
import { answersIn, factsIn } from '@/content/facts/reading/read';
import { isGroup, schemaAt, unwrap, valuesIn } from '@/content/facts/reading/walk';
import { factsSchema } from '@/content/facts/schema/facts';
import { kindOf } from './kind-of-field';

test('every field of the facts has a control', () => {
  // The example farm has every field.
  const fields = valuesIn(factsSchema, answersIn(factsIn(exampleFarm, '2026-11-22')));
  const kinds = fields.flatMap(({ path }) => {
    const schema = unwrap(schemaAt(factsSchema, path) ?? factsSchema);
    const hasParts = isGroup(schema) || schema instanceof z.ZodArray;
    return hasParts ? [] : kindOf(schema, path.join('.'));
  });
  expect(new Set(kinds).size).toBe(6);
});
