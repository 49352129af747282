/** Walks through the fields of a schema and its value. */
import * as z from 'zod';
import { cleanText } from '@/text/clean-text';
import { writeCount } from '@/text/write-number';

/** The path to a field: names of groups and fields, and positions in lists. */
export type Path = readonly (string | number)[];

/** The schema inside an optional one or one with a default. */
const innerOf = (schema: z.core.$ZodType) =>
  schema instanceof z.ZodOptional ||
  schema instanceof z.ZodPrefault ||
  schema instanceof z.ZodDefault
    ? schema.unwrap()
    : undefined;

const known = new WeakMap<z.core.$ZodType, z.core.GlobalMeta>();

/** A field's metadata. Cached, since the host limits the CPU time of the editor's Worker. */
export function metaOf(schema: z.core.$ZodType): z.core.GlobalMeta {
  const inner = innerOf(schema);
  const meta = known.get(schema) ?? {
    ...(inner && metaOf(inner)),
    ...z.globalRegistry.get(schema),
  };
  known.set(schema, meta);
  return meta;
}

/**
 * A value with its texts cleaned and without empty answers: blank text, null, an empty list or group, an unset tick.
 * In a list they become undefined, so that positions do not change.
 */
export function withoutEmpty(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value).trim() || undefined;
  if (value === null || value === false) return undefined;
  if (typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.length > 0 ? value.map(withoutEmpty) : undefined;
  const parts = Object.entries(value).map(([name, part]) => [name, withoutEmpty(part)] as const);
  const answered = parts.filter(([, part]) => part !== undefined);
  return answered.length > 0 ? Object.fromEntries(answered) : undefined;
}

/**
 * The schema inside optional ones, defaults and unions.
 * @param value picks the option of a union; by default the first
 */
export function unwrap(schema: z.core.$ZodType, value?: unknown): z.core.$ZodType {
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const { options, discriminator } = schema.def;
    const chosen = valueAt(value, [discriminator]);
    const isChosen = (each: unknown) => valueAt(each, ['shape', discriminator, 'value']) === chosen;
    return options.find(isChosen) ?? options[0] ?? schema;
  }
  const inner = innerOf(schema);
  return inner ? unwrap(inner, value) : schema;
}

/** Whether a schema describes an object with fields. */
export function isGroup(schema: z.core.$ZodType): schema is z.ZodObject<z.core.$ZodShape> {
  return schema instanceof z.ZodObject;
}

/** The value at a path through objects and lists; undefined if there is none. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (part, name) => (typeof part === 'object' && part ? Reflect.get(part, name) : undefined),
    value,
  );
}

/** The fields of a group or the items of a list, each with its schema; empty for a single value. */
export function partsOf(
  schema: z.core.$ZodType,
  value: unknown,
): (readonly [name: string | number, schema: z.core.$ZodType, value: unknown])[] {
  const inside = unwrap(schema, value);
  if (isGroup(inside)) {
    return Object.entries(inside.shape).map(([name, part]) => [name, part, valueAt(value, [name])]);
  }
  if (!(inside instanceof z.ZodArray) || !Array.isArray(value)) return [];
  return value.map((item: unknown, index) => [index, inside.element, item]);
}

/** The schema at a path inside another, which may depend on the value; undefined if there is none. */
export function schemaAt(
  schema: z.core.$ZodType,
  [name, ...rest]: Path,
  value?: unknown,
): z.core.$ZodType | undefined {
  if (name === undefined) return schema;
  const inside = unwrap(schema, value);
  const inner = valueAt(value, [name]);
  if (inside instanceof z.ZodArray) return schemaAt(inside.element, rest, inner);
  // A path may name something that every object inherits, such as `constructor`.
  const fields = isGroup(inside) ? new Map(Object.entries(inside.shape)) : undefined;
  const part = fields?.get(String(name));
  return part ? schemaAt(part, rest, inner) : undefined;
}

/** A summary of a group or an item: `24 weaners`; may be empty. @param summary the names of its fields */
export function sumUp(
  schema: z.core.$ZodType,
  value: unknown,
  summary: readonly string[] = [],
): string {
  return summary.reduceRight((rest, name) => {
    const { choices = {} } = metaOf(schemaAt(schema, [name], value) ?? schema);
    const part = valueAt(value, [name]);
    if (typeof part === 'number') return writeCount(part, rest).trim();
    return typeof part === 'string' ? `${choices[part] ?? part.trim()} ${rest}`.trim() : rest;
  }, '');
}

/** `1st`, `2nd`, `3rd`, `11th`. */
function ordinal(number: number): string {
  const isTeen = number % 100 > 10 && number % 100 < 14;
  return `${number}${(isTeen ? undefined : ['th', 'st', 'nd', 'rd'][number % 10]) ?? 'th'}`;
}

/** The names of a list's items: `“24 weaners”`, `the 2nd “24 weaners”` or, without a summary, `Lot 2`. */
export function nameItems(list: z.core.$ZodType, value: unknown): readonly string[] {
  const items = partsOf(list, value);
  const { summary } = metaOf(list);
  const sums = items.map(([, element, item]) => sumUp(element, item, summary));
  return items.map(([, element], index) => {
    const sum = sums[index];
    if (!sum) return `${metaOf(element).label} ${index + 1}`;
    const isOnly = sums.indexOf(sum) === sums.lastIndexOf(sum);
    const place = sums.slice(0, index + 1).filter((each) => each === sum).length;
    return isOnly ? `“${sum}”` : `the ${ordinal(place)} “${sum}”`;
  });
}

/**
 * The labels on the path to a field: `Cattle for sale, “2 bulls, 24 months”, Rand`.
 * @param value whose summaries name the items of lists; without it, they are numbered
 */
export function labelOf(schema: z.core.$ZodType, path: Path, value?: unknown): string {
  const labels = path.map((name, index) => {
    const steps = path.slice(0, index + 1);
    const part = schemaAt(schema, steps, value) ?? schema;
    const { label = '' } = metaOf(part);
    if (typeof name !== 'number') return label;
    const list = path.slice(0, index);
    const names = nameItems(schemaAt(schema, list, value) ?? schema, valueAt(value, list));
    return names[name] ?? `${label} ${name + 1}`;
  });
  // A lot has a group “Photo”, which has a field “Photo”.
  return labels.filter((label, index) => label && label !== labels[index - 1]).join(', ');
}

/** A field, described by its schema, with its value. */
export interface FieldValue {
  readonly path: Path;
  readonly meta: z.core.GlobalMeta;
  readonly value: unknown;
}

/** A value and everything inside it, groups and lists included. */
export function valuesIn(
  schema: z.core.$ZodType,
  value: unknown,
  path: Path = [],
): readonly FieldValue[] {
  const inner = partsOf(schema, value).flatMap(([name, part, item]) =>
    valuesIn(part, item, [...path, name]),
  );
  return [{ path, meta: metaOf(schema), value }, ...inner];
}
