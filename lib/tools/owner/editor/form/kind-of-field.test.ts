import { z } from 'zod';
import { expectControls } from './kind-of-field';

test('a field of a kind without a control fails the build by its name', () => {
  const lot = z.strictObject({ sold: z.map(z.string(), z.string()) });
  const schema = z.strictObject({ cattle: z.array(lot) });
  expect(() => expectControls(schema, 'facts')).toThrow(
    'no control for the field facts.cattle.sold',
  );
});
