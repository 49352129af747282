import type { Field, StringField } from '@sveltia/cms';
import { z } from 'zod';
import { insideOf, partsOf } from '@/content/facts/fields';
import { exampleOf } from './example';

type Common = Pick<StringField, 'name' | 'label' | 'hint' | 'required'>;

/** Texts up to so many characters stand on one line. */
const lineLength = 100;

/** The sentence of a text or a number for what it refuses: of neither kind, true breaks it for sure. */
function sentenceOf(shape: z.core.$ZodType): string {
  return z.safeParse(shape, true).error?.issues.at(0)?.message ?? '';
}

/** What the owner reads below a field: what is asked, with an example, how to write it, and whether it can wait. */
function hintOf(shape: z.core.$ZodType, example: unknown): string | undefined {
  const { question, hint, isNeededToGoLive } = z.globalRegistry.get(shape) ?? {};
  const answer = question && exampleOf(shape, [], example);
  const needed = isNeededToGoLive && 'The site cannot go live without it.';
  const parts = [question, answer && `${answer}.`.replace(/([.!?])\.$/, '$1'), hint, needed];
  return parts.filter(Boolean).join(' ') || undefined;
}

/** How filled-in fields that one of them sums up are shown: closed, with their picture if there is one. */
function closed(shape: z.ZodObject, { summary, shown = `{{${summary}}}` }: z.core.GlobalMeta) {
  if (!summary) return {};
  const picture = partsOf(shape, {}).find(([, part]) => z.globalRegistry.get(part)?.isPicture);
  const thumbnail = picture && String(picture[0]);
  return { collapsed: 'auto', summary: shown, thumbnail } as const;
}

function listOf(common: Common, shape: z.ZodArray, meta: z.core.GlobalMeta): Field {
  // At so many the editor lets nobody add another; whether there are enough is checked when it saves.
  const { maxItems: max } = z.toJSONSchema(shape, { io: 'input' });
  const label_singular = z.globalRegistry.get(shape.element)?.label;
  const list = { ...common, widget: 'list', max, label_singular } as const;
  const item = insideOf(shape.element);
  if (!(item instanceof z.ZodObject)) return { ...list, field: fieldOf('item', shape.element) };
  return { ...list, ...closed(item, meta), fields: fieldsOf(item) };
}

function textOf(common: Common, shape: z.ZodString, { spelling }: z.core.GlobalMeta): Field {
  const { minLength, maxLength = 0, pattern } = z.toJSONSchema(shape);
  return {
    ...common,
    widget: maxLength > lineLength ? 'text' : 'string',
    minlength: minLength,
    maxlength: maxLength,
    // Other spellings are put into the one form of the pattern as the file is saved.
    pattern: pattern && !spelling ? [pattern, sentenceOf(shape)] : undefined,
  };
}

/**
 * One field of a form.
 * @param name under which the value stands in its file
 * @param example the value of the example farm
 * @throws when the shape has no label, or is of a kind that the editor has no widget for.
 */
function fieldOf(name: string, shape: z.core.$ZodType, example?: unknown): Field {
  const meta = z.globalRegistry.get(shape);
  if (!meta?.label) throw new Error(`${name} has no label: give it one in content/facts/shapes/.`);
  const { label, isPicture, choices } = meta;
  const required = !(shape instanceof z.ZodOptional || meta.isNeededToGoLive);
  const common = { name, label, hint: hintOf(shape, example), required };
  const inside = insideOf(shape);
  if (inside instanceof z.ZodObject) {
    return {
      ...common,
      ...closed(inside, meta),
      widget: 'object',
      fields: fieldsOf(inside, example),
    };
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
    return isPicture
      ? { ...common, widget: 'image', choose_url: false }
      : textOf(common, inside, meta);
  }
  throw new Error(
    `The editor has no widget for ${name}: give it one in lib/tools/owner/editor/fields.ts.`,
  );
}

/**
 * The fields of a form, out of the shape of a file or a part of it.
 * @param example the same of the example farm
 */
export function fieldsOf(shape: z.ZodObject, example?: unknown): Field[] {
  return partsOf(shape, example).map(([name, ...rest]) => fieldOf(String(name), ...rest));
}
