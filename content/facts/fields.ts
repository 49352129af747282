/** Walks through the fields of a shape and of a value beside it. */
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

/** What is inside a shape that may be empty. */
export function insideOf(shape: z.core.$ZodType): z.core.$ZodType {
  const mayBeEmpty = shape instanceof z.ZodOptional || shape instanceof z.ZodPrefault;
  return mayBeEmpty ? insideOf(shape.unwrap()) : shape;
}

/** Whether a shape is of an object with fields. */
export function isGroup(shape: z.core.$ZodType): shape is z.ZodObject<z.core.$ZodShape> {
  return shape instanceof z.ZodObject;
}

/** A part of an object or a list; nothing of anything else. */
export function partOf(value: unknown, name: PropertyKey): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** The fields of a group or the items of a list, each with its shape; none of a single value. */
export function partsOf(
  shape: z.core.$ZodType,
  value: unknown,
): (readonly [name: string | number, shape: z.core.$ZodType, value: unknown])[] {
  const inside = insideOf(shape);
  if (isGroup(inside)) {
    return Object.entries(inside.shape).map(([name, part]) => [name, part, partOf(value, name)]);
  }
  if (!(inside instanceof z.ZodArray) || !Array.isArray(value)) return [];
  return value.map((item: unknown, index) => [index, inside.element, item]);
}

export type Way = readonly (string | number)[];

/** The shape at the end of a way through another; undefined where the way leads out of it. */
export function shapeAt(
  shape: z.core.$ZodType,
  [name, ...rest]: readonly PropertyKey[],
): z.core.$ZodType | undefined {
  if (name === undefined) return shape;
  const inside = insideOf(shape);
  if (inside instanceof z.ZodArray) return shapeAt(inside.element, rest);
  // A field may have the name of something that every object has, such as `constructor`.
  const fields = isGroup(inside) ? new Map(Object.entries(inside.shape)) : undefined;
  const part = fields?.get(String(name));
  return part ? shapeAt(part, rest) : undefined;
}

/** Every single value of a fact: the way to it, its field's description, and the value. */
export function valuesIn(
  shape: z.core.$ZodType,
  value: unknown,
  way: Way = [],
): { way: Way; meta: z.core.GlobalMeta; value: unknown }[] {
  const parts = partsOf(shape, value);
  if (parts.length === 0) return [{ way, meta: z.globalRegistry.get(shape) ?? {}, value }];
  return parts.flatMap(([name, part, inner]) => valuesIn(part, inner, [...way, name]));
}
