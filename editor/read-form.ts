/** Reads the amounts of a form, and finds the mistakes in it. */
import * as z from 'zod';
import { type Circumstances, checkFile, type Mistake } from '@/content/facts/reading/check';
import { labelOf, metaOf, schemaAt, valueAt, valuesIn } from '@/content/facts/reading/walk';
import { cleanText } from '@/content/facts/schema/clean-text';
import { type FactsFile, factsSchema, type Lot } from '@/content/facts/schema/facts';
import { readAmount } from '@/lib/numbers/read-amount';

/** Reads a text in the field of an amount. @param group the values beside it, which may say what the amount is per */
export function readAmountField(text: string, field: z.core.$ZodType, group: unknown) {
  const { unit = '', limitsPer = {} } = metaOf(field);
  const per = String(valueAt(group, ['per' satisfies keyof Lot]));
  const [min, max] = limitsPer[per] ?? [0, Number.POSITIVE_INFINITY];
  return readAmount(text, {
    unit: per in limitsPer ? `${unit} per ${per}` : unit,
    isPlausible: (amount) => amount >= min && amount <= max && z.safeParse(field, amount).success,
  });
}

/** The texts in the fields of amounts, with what they are read as. */
function amountsIn(schema: z.ZodType, form: unknown) {
  return valuesIn(schema, form).flatMap(({ path, meta, value: text }) => {
    const field = meta.unit && schemaAt(schema, path);
    if (!field || typeof text !== 'string') return [];
    const group = valueAt(form, path.slice(0, -1));
    return { path, text, group, outcome: readAmountField(text, field, group) };
  });
}

/** A form in which the texts that are amounts by now, such as after another choice beside them, are numbers. */
export function readForm(file: FactsFile, written: unknown): unknown {
  const form = structuredClone(written);
  for (const { path, group, outcome } of amountsIn(factsSchema.shape[file], form)) {
    if (outcome.kind !== 'result') continue;
    Object.assign(Object(group), { [String(path.at(-1))]: outcome.value });
  }
  return form;
}

/** Every mistake in a form, one per field. An amount that cannot be read has the sentence of its reader. */
export function checkForm(file: FactsFile, form: unknown, circumstances: Circumstances): Mistake[] {
  const schema = factsSchema.shape[file];
  const sentences = new Map(
    amountsIn(schema, form).flatMap(({ path, text, outcome }) => {
      const label = `${labelOf(schema, path, form)} is "${cleanText(text).trim()}"`;
      if (outcome.kind === 'readings') {
        const readings = outcome.readings.join(' or ');
        return [[path.join(), `${label}: choose ${readings} below the field.`]];
      }
      const isRead = outcome.kind !== 'problem' || !outcome.problem;
      return isRead ? [] : [[path.join(), `${label}. ${outcome.problem}`]];
    }),
  );
  return checkFile(file, form, circumstances).map(({ path, sentence }) => ({
    path,
    sentence: sentences.get(path.join()) ?? sentence,
  }));
}
