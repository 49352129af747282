import { type Path, valueAt } from '@/facts/schema/walk';

/** A copy of a value with `next` at a path through groups and lists. */
export function withAt(value: unknown, [name, ...rest]: Path, next: unknown): unknown {
  if (name === undefined) return next;
  const part = withAt(valueAt(value, [name]), rest, next);
  if (Array.isArray(value)) return value.with(Number(name), part);
  return typeof name === 'number' ? [part] : { ...Object(value), [name]: part };
}
