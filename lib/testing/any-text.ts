import fc from 'fast-check';

const plainCodePoint = fc.integer({ min: 0, max: 0x7f });
const anyCodePoint = fc.integer({ min: 0, max: 0x10ffff });
const character = fc
  .oneof(plainCodePoint, anyCodePoint)
  .map((codePoint) => String.fromCodePoint(codePoint));

/**
 * Random text for tests: control characters, digits and letters mixed with every other character
 * there is, halves of pairs among them.
 * @param limits `maxLength` in characters, and how far a text goes towards it (`size`)
 */
export function anyText(limits: Omit<fc.StringConstraints, 'unit'> = {}): fc.Arbitrary<string> {
  return fc.string({ ...limits, unit: character });
}
