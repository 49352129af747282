import type { Field, StringField } from '@sveltia/cms';
import { z } from 'zod';
import { partsOf, unwrap } from '@/lib/facts/walk';

type Common = Pick<StringField, 'name' | 'label' | 'hint' | 'required'>;

/** Texts up to so many characters stand on one line. */
const lineLength = 100;

/** The sentence of a text or a number for what it refuses: of neither kind, true breaks it for sure. */
function sentenceOf(schema: z.core.$ZodType): string {
  return z.safeParse(schema, true).error?.issues.at(0)?.message ?? '';
}

/** The example farm's answer to a question; nothing of a photo, a tick or a group. */
function exampleOf(field: z.core.$ZodType, value: unknown): string | undefined {
  const { choices = {} } = z.globalRegistry.get(field) ?? {};
  const { data = [] } = z.array(z.string()).safeParse([value].flat());
  const words = data.map((text) => choices[text] ?? text);
  return words.length > 0 ? `Example: ${words.join(' / ')}` : undefined;
}

/** What the owner reads below a field: what is asked, with an example, how to write it, and whether it can wait. */
function hintOf(schema: z.core.$ZodType, example: unknown): string | undefined {
  const { question, hint, isNeededToGoLive } = z.globalRegistry.get(schema) ?? {};
  const answer = question && exampleOf(schema, example);
  const needed = isNeededToGoLive && 'The site cannot go live without it.';
  const parts = [question, answer && `${answer}.`.replace(/([.!?])\.$/, '$1'), hint, needed];
  return parts.filter(Boolean).join(' ') || undefined;
}

/** The fields of a group; where one sums them up, they are shown closed, with their photo if there is one. */
function groupOf(schema: z.ZodObject, meta: z.core.GlobalMeta, example?: unknown) {
  const fields = fieldsOf(schema, example);
  const { summary } = meta;
  if (!summary) return { fields };
  const thumbnail = fields.find(({ widget }) => widget === 'image')?.name;
  return { fields, collapsed: 'auto', summary: `{{${summary}}}`, thumbnail } as const;
}

function listOf(common: Common, schema: z.ZodArray, meta: z.core.GlobalMeta): Field {
  // At so many the editor lets nobody add another; whether there are enough is checked when it saves.
  const { maxItems: max } = z.toJSONSchema(schema, { io: 'input' });
  const label_singular = z.globalRegistry.get(schema.element)?.label;
  const list = { ...common, widget: 'list', max, label_singular } as const;
  const item = unwrap(schema.element);
  if (item instanceof z.ZodObject) return { ...list, ...groupOf(item, meta) };
  return { ...list, field: fieldOf('item', schema.element) };
}

function textOf(common: Common, schema: z.ZodString): Field {
  const { minLength, maxLength = 0, pattern } = z.toJSONSchema(schema);
  return {
    ...common,
    widget: maxLength > lineLength ? 'text' : 'string',
    minlength: minLength,
    maxlength: maxLength,
    // Other spellings are put into the one form of the pattern as the file is saved.
    pattern: pattern ? [pattern, sentenceOf(schema)] : undefined,
  };
}

/**
 * One field of a form.
 * @param name under which the value stands in its file
 * @param example the value of the example farm
 * @throws when the schema is of a kind that the editor has no widget for
 */
function fieldOf(name: string, schema: z.core.$ZodType, example?: unknown): Field {
  const meta = z.globalRegistry.get(schema) ?? {};
  const { label, isPhoto, choices } = meta;
  const required = !(schema instanceof z.ZodOptional || meta.isNeededToGoLive);
  const common = { name, label, hint: hintOf(schema, example), required };
  const inside = unwrap(schema);
  if (inside instanceof z.ZodObject) {
    return { ...common, widget: 'object', ...groupOf(inside, meta, example) };
  }
  if (inside instanceof z.ZodArray) return listOf(common, inside, meta);
  if (inside instanceof z.ZodEnum) {
    const options = inside.options.map((value) => ({ value, label: choices?.[value] ?? value }));
    return { ...common, widget: 'select', options };
  }
  if (inside instanceof z.ZodBoolean) return { ...common, widget: 'boolean' };
  if (inside instanceof z.ZodNumber) {
    const { minimum: min, maximum: max, multipleOf: step } = z.toJSONSchema(inside);
    return { ...common, widget: 'amount', min, max, step, sentence: sentenceOf(inside) };
  }
  if (inside instanceof z.ZodISODate) {
    return { ...common, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  }
  if (inside instanceof z.ZodString) {
    return isPhoto ? { ...common, widget: 'image', choose_url: false } : textOf(common, inside);
  }
  throw new Error(
    `The editor has no widget for ${name}: give it one in lib/tools/owner/editor/fields.ts.`,
  );
}

/**
 * The fields of a form, out of the schema of a file or a part of it.
 * @param example the same of the example farm
 */
export function fieldsOf(schema: z.core.$ZodType, example?: unknown): Field[] {
  return partsOf(schema, example).map(([name, ...rest]) => fieldOf(String(name), ...rest));
}
