/** Checks the value of a file of facts; the build and the gate do so, and the desk before it saves. */
import { z } from 'zod';
import { insideOf, isGroup, partOf, valuesIn, type Way, withoutEmpty } from '@/content/answers';

/** What is wrong with a field. */
export interface Mistake {
  readonly way: Way;
  /** What the owner calls the field, with the list or group that it is in. */
  readonly label: string;
  /** What is wrong with it, such as `is 0, and must be a number from 10 to 50000`. */
  readonly problem: string;
}

/** The labels on the way to a field: `Varieties of the calculator, Variety 2, Stock`. */
function labelOf(
  shape: z.core.$ZodType,
  [name, ...rest]: readonly PropertyKey[],
  place = '',
): string {
  const label = `${z.globalRegistry.get(shape)?.label ?? ''}${place}`;
  if (name === undefined) return label;
  const inside = insideOf(shape);
  const part =
    inside instanceof z.ZodArray ? inside.element : isGroup(inside) && inside.shape[String(name)];
  if (!part) return label;
  const ownPlace = typeof name === 'number' ? ` ${name + 1}` : '';
  return [label, labelOf(part, rest, ownPlace)].join(', ');
}

/** What zod finds that no shape has a sentence of its own for. */
function sentenceOf(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'unrecognized_keys') {
    return `must not have the field ${issue.keys.join(', ')}, which the site does not know`;
  }
  if (issue.code !== 'invalid_type') return undefined;
  return issue.expected === 'array' ? 'must be a list' : 'must be a group of fields';
}

function valueInWords(value: unknown): string {
  if (withoutEmpty(value) === undefined) return 'is empty, and ';
  if (typeof value === 'object') return '';
  const written = JSON.stringify(value);
  return `is ${written.length > 60 ? `${written.slice(0, 60)}…` : written}, and `;
}

/**
 * Every mistake in the value of a file, field by field.
 * @param day today: of the days that must have come, none may be later
 * @param unusablePhotos what is wrong with photos, by their names
 */
export function checkValue(
  shape: z.ZodType,
  value: unknown,
  day: string,
  unusablePhotos: ReadonlyMap<string, string> = new Map(),
): Mistake[] {
  const { error, data } = shape.safeParse(withoutEmpty(value) ?? {}, { error: sentenceOf });
  if (error) {
    return error.issues.map(({ path, message }) => {
      const way = path.filter((name) => typeof name !== 'symbol');
      const wrong = way.reduce(partOf, value);
      return { way, label: labelOf(shape, way), problem: `${valueInWords(wrong)}${message}` };
    });
  }
  return valuesIn(shape, data).flatMap(({ way, meta, value }) => {
    if (typeof value !== 'string') return [];
    const label = labelOf(shape, way);
    const reason = meta.isPicture && unusablePhotos.get(value);
    if (reason) return { way, label, problem: `is "${value}", which ${reason}` };
    if (!meta.hasCome || value <= day) return [];
    return { way, label, problem: `is ${value}, and must not be later than today, ${day}` };
  });
}
