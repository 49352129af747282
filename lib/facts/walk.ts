/** Walks through the fields of a schema and of a value beside it. */
import { z } from 'zod';

/**
 * A value without what counts as no answer: empty words, null, an empty list or group, a tick that is
 * not set.
 * In a list they leave their place empty, so that positions stay what they are.
 */
export function withoutEmpty(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() || undefined;
  if (value === null || value === false) return undefined;
  if (typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.length > 0 ? value.map(withoutEmpty) : undefined;
  const parts = Object.entries(value).map(([name, part]) => [name, withoutEmpty(part)] as const);
  const answered = parts.filter(([, part]) => part !== undefined);
  return answered.length > 0 ? Object.fromEntries(answered) : undefined;
}

/** What is inside a schema that may be empty, or that has further rules beside its fields. */
export function insideOf(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodIntersection) return insideOf(schema.def.left);
  const mayBeEmpty = schema instanceof z.ZodOptional || schema instanceof z.ZodPrefault;
  return mayBeEmpty ? insideOf(schema.unwrap()) : schema;
}

/** Whether a schema is of an object with fields. */
export function isGroup(schema: z.core.$ZodType): schema is z.ZodObject<z.core.$ZodShape> {
  return schema instanceof z.ZodObject;
}

/** A part of an object or a list; nothing of anything else. */
export function partOf(value: unknown, name: PropertyKey): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** The fields of a group or the items of a list, each with its schema; none of a single value. */
export function partsOf(
  schema: z.core.$ZodType,
  value: unknown,
): (readonly [name: string | number, schema: z.core.$ZodType, value: unknown])[] {
  const inside = insideOf(schema);
  if (isGroup(inside)) {
    return Object.entries(inside.shape).map(([name, part]) => [name, part, partOf(value, name)]);
  }
  if (!(inside instanceof z.ZodArray) || !Array.isArray(value)) return [];
  return value.map((item: unknown, index) => [index, inside.element, item]);
}

export type Way = readonly (string | number)[];

/** The schema at the end of a way through another; undefined where the way leads out of it. */
export function schemaAt(
  schema: z.core.$ZodType,
  [name, ...rest]: Way,
): z.core.$ZodType | undefined {
  if (name === undefined) return schema;
  const inside = insideOf(schema);
  if (inside instanceof z.ZodArray) return schemaAt(inside.element, rest);
  // A field may have the name of something that every object has, such as `constructor`.
  const fields = isGroup(inside) ? new Map(Object.entries(inside.shape)) : undefined;
  const part = fields?.get(String(name));
  return part ? schemaAt(part, rest) : undefined;
}

/** The labels on the way to a field: `Varieties of the calculator, Variety 2, Stock`. */
export function labelOf(schema: z.core.$ZodType, way: Way): string {
  const labels = ['', ...way].flatMap((name, index) => {
    const part = schemaAt(schema, way.slice(0, index));
    if (!part) return [];
    const place = typeof name === 'number' ? ` ${name + 1}` : '';
    return `${z.globalRegistry.get(part)?.label ?? ''}${place}`;
  });
  return labels.filter(Boolean).join(', ');
}

/** A value and all that is in it, groups and lists too: the way there, its field's description, and the value. */
export function valuesIn(
  schema: z.core.$ZodType,
  value: unknown,
  way: Way = [],
): { way: Way; meta: z.core.GlobalMeta; value: unknown }[] {
  const inner = partsOf(schema, value).flatMap(([name, part, item]) =>
    valuesIn(part, item, [...way, name]),
  );
  return [{ way, meta: z.globalRegistry.get(schema) ?? {}, value }, ...inner];
}
