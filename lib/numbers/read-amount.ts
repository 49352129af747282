/** Amounts as the owner writes them, with their unit: `R1 200 per ton`, `7,5 cm`, `15+ years`. */
import { cleanText } from '@/content/facts/schema/clean-text';
import type { Fraction } from './fraction';
import { type Outcome, readNumber } from './read-number';

/** How people write each unit, also in Afrikaans. */
const spellings: Readonly<Record<string, string>> = {
  rand: 'r|zar|rand',
  head: 'heads?|animals?|beasts?|bulls?|cows?|heifers?|weaners?|steers?|ox|oxen|cal(?:f|ves)|bulbs?|kop|dier|stuk|one',
  kilogram: 'kgs?|kilos?|kilogram(?:me)?s?',
  hectare: 'ha|hectares?|hektaar',
  ton: 'mt|(?:metric )?(?:t|tons?|tonnes?)',
  kilometre: 'kms?|kilomet(?:re|er)s?',
  hour: 'h|hr|hour|uur',
  clove: 'cloves?|huisies',
  month: 'months?|mths?|mos?|maande?|mnde?',
  year: "(?:years?|yrs?|jaar)(?:['’]? (?:(?:of|in|se) )?(?:exp|experience|farming|ervaring|ondervinding))?",
  centimetre: 'cms?|centimet(?:re|er)s?|sentimeters?',
  'per cent': '%',
  star: 'stars?|sterre',
  /** Units that no field has: each is a mistake in the unit, not a text without a number. */
  other:
    '(?:us|n)?[$]|[€£]|usd|eur|gbp|nad|bwp|p|pula|c|cents?|sent|g|grams?|m|mm|met(?:re|er)s?|inch(?:es)?|ft|feet|miles?|m²|m2|acres?|days?|weeks?|bags?|crates?|lbs?',
};

/** What stands after a unit; undefined if the text begins with no such unit. @param unit in its plural or singular */
function wordsAfter(unit: string, text: string): string | undefined {
  const spelling = spellings[unit.replace(/s$/, '')] ?? unit;
  const { rest } = new RegExp(`^(?:${spelling})\\.?(?<rest>$| .*)`).exec(text)?.groups ?? {};
  return rest?.trim();
}

const isUnit = (unit: string, text: string) => wordsAfter(unit, text) === '';
const isAnyUnit = (text: string) => Object.keys(spellings).some((unit) => isUnit(unit, text));

/** What may stay: prices include VAT. */
const withVat =
  / ?(?:(?:incl(?:\.|uding|usive of)?|with|insl\.?|ingesluit) (?:vat|btw)|(?:vat|btw) (?:incl(?:uded|usive|\.)?|ingesluit|insl\.?))/;
/** VAT that is not in a price. Something else may be excluded too: `ex farm`, `excl. transport`. */
const withoutVat = /\b(?:vat|btw)\b|\bex(?:cl\w*)?\b(?!\.? \p{L})/u;
/** What makes a number less than exact, before it. */
const about =
  /^(?:±|\+\/?-|~|about|around|approx(?:imately)?\.?|ca?\.|circa|ongeveer|sowat|(?:as )?from|vanaf|up to|tot|max(?:imum)?\.?|min(?:imum)?\.?|at least) ?/;
/** The same after it: `15+ years`, `R600 or more`. */
const orMore =
  /(?<=[\d%]) ?[+±]|\+$| (?:onwards?|or more|and up|plus|o\.?n\.?o\.?|neg(?:otiable)?\.?)$/;
/** What stands before a number, the number, and what stands after it. */
const parts = /^([^\d.,+−-]*)([+−-]? ?[.,]?\d(?:[\d., '’]*\d)?[.,]?)(.*)$/;
/** Two numbers. */
const range = /\d ?(?:-|–|—|to|tot|or|of|and|en|&|x) ?r? ?\d/;
/** Two numbers with a slash, but no price of so many: `600/100 kg`. */
const alternatives = /\d\/(?:r ?\d|[\d., ]+(?:$|\/))/;
/** Like `about`, for years, which the page shows with a plus sign. */
const moreThan = /^(?:over|more than|meer as|oor(?: die)?) /;
/** In words, what a number is to be multiplied by. */
const magnitudes = /^(?:k|m|mil|million|miljoen|hundred|honderd|thousand|duisend)$/;

/** A text in one spelling of its words: `600 / ton`. */
function simplify(text: string): string {
  return (
    cleanText(text)
      .toLowerCase()
      // Brackets and commas around words.
      .replace(/[()[\]]|[,;:](?= ?\p{L})/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/[.;]$/, '')
      .replace(/(?<=\d) ?½/, ',5')
      // Cheques are written as `R2 500-00`, and prices as `1350,-` or `1350 -`. Other cents would make a price of a range.
      .replace(/ [-–—]+(?!.*\d)|(?:[,.]-+|-00)(?!\d)/, '')
      .replace(/ ?(?:per ?cent|persent|pct)\b/, '%')
      .replace(/(?<=\d) ?(?:\/|out of|uit) ?5$/, ' stars')
      .replace(/ ?\b(?:each|ea|elk|apiece)\b\.?/, ' / head')
      .replace(/ ?(?:(?:(?<!\p{L})p ?)?\/|\bp\.|\b(?:per|in an?|an?)\b|(?:vir )?[’']n\b) ?/gu, '/')
  );
}

interface AmountRules {
  /** What the amount counts, in words of `spellings`: `months`, `rand per ton`. */
  readonly unit: string;
  /** Whether the amount may be meant, of two readings. */
  readonly isPlausible: (amount: number) => boolean;
}

/** The amounts that a number with separators can mean: none, one or two. */
function meaningsOf(outcome: Outcome<Fraction>): readonly number[] {
  if (outcome.kind === 'readings') {
    return outcome.readings.flatMap((reading) => meaningsOf(readNumber(reading)));
  }
  if (outcome.kind !== 'result') return [];
  return [Number(outcome.value.numerator) / Number(outcome.value.denominator)];
}

const sentences = {
  /** The field's own sentence says what it takes. */
  notANumber: '',
  vat: 'Write the price with VAT in it, as a buyer pays it.',
  twoNumbers: (isPrice: boolean) =>
    isPrice
      ? 'Write one price, without ±, “from” or a range: a buyer holds you to it.'
      : 'Write one number.',
  /** @param unit that of the field, to which the number has another */
  otherUnit: (unit: string) => {
    const [counted, per] = unit.split(' per ');
    if (unit === 'rand') return 'Write the rand alone, and choose what it is per.';
    if (unit === 'head') return 'Write how many there are.';
    return counted === 'rand'
      ? `This price is per ${per}: write rand per ${per}.`
      : `Write it in ${unit}.`;
  },
  digits: 'Write the number in digits, such as 25 000.',
  words: (words: string) => `Write the number alone, without “${words}”.`,
};

/** The words before and after a number that are not its unit, and whether there is another unit among them. */
function takeOutUnit(before: string, after: string, unit: string) {
  const [counted = '', per = ''] = unit.split(' per ');
  const wordsBefore = before.trim().split(' ');
  const hasRand = counted === 'rand' && wordsBefore.some((word) => isUnit(counted, word));
  // `R600 ton`, but not `600 tons`.
  if (hasRand && per && isUnit(per, after.trim())) return { otherWords: [], isOtherUnit: false };
  const [afterNumber = '', afterSlash, ...more] = after.split('/').map((part) => part.trim());
  const afterPer = afterSlash === undefined ? '' : wordsAfter(per, afterSlash);
  const otherWords = [
    wordsBefore.filter((word) => !isUnit(counted, word)).join(' '),
    wordsAfter(counted, afterNumber) ?? afterNumber,
    afterPer ?? '',
  ].filter((words) => words !== '');
  const isOther = (word: string) => isAnyUnit(word) && !isUnit(counted, word);
  const isOtherUnit =
    afterPer === undefined || more.length > 0 || otherWords.join(' ').split(' ').some(isOther);
  return { otherWords, isOtherUnit };
}

/** What is wrong with the words before and after a number; undefined if they are the unit. */
function findUnitProblem(before: string, after: string, unit: string): string | undefined {
  const { otherWords, isOtherUnit } = takeOutUnit(before, after, unit);
  const isPrice = unit.startsWith('rand');
  if (isPrice && otherWords.some((words) => magnitudes.test(words))) return sentences.digits;
  if (isOtherUnit) return sentences.otherUnit(unit);
  if (otherWords.length === 0) return undefined;
  const words = otherWords.join(' ');
  if (/\d/.test(words)) return sentences.twoNumbers(isPrice);
  // Letters right after the number may be mistyped digits, `R6OO`, and other signs a part of it, `2¼`.
  const isMistyped = /^\p{L}/u.test(after) && otherWords.some((each) => after.startsWith(each));
  return isMistyped || /[^\p{L} .’'-]/u.test(words) ? sentences.notANumber : sentences.words(words);
}

/** What is wrong with a simplified text around its number, and the number; empty if there is none. */
function takeApart(text: string, unit: string) {
  const isPrice = unit.startsWith('rand');
  const price = isPrice ? text.replace(withVat, '') : text;
  if (isPrice && withoutVat.test(price)) return { problem: sentences.vat };
  const rounded = unit === 'years' ? price.replace(moreThan, '') : price;
  const exact = rounded.replace(about, '').replace(orMore, '');
  if (range.test(exact) || alternatives.test(exact) || (isPrice && exact !== price)) {
    return { problem: sentences.twoNumbers(isPrice) };
  }
  const [, before = '', number = '', after = ''] = parts.exec(exact) ?? [];
  return number
    ? { number, problem: findUnitProblem(before, after, unit) }
    : { problem: sentences.notANumber };
}

/**
 * Reads an amount with or without its unit; any other unit is a problem. Of two readings it takes the plausible one;
 * if both are, it is a question. Never throws.
 * @returns as a problem an empty sentence for a text that is no number
 */
export function readAmount(typed: string, { unit, isPlausible }: AmountRules): Outcome<number> {
  const text = simplify(typed);
  if (text === '') return { kind: 'empty' };
  const { number = '', problem } = takeApart(text, unit);
  if (problem !== undefined) return { kind: 'problem', problem };
  const outcome = readNumber(number);
  const meanings = meaningsOf(outcome);
  const [amount, other] = outcome.kind === 'readings' ? meanings.filter(isPlausible) : meanings;
  if (outcome.kind === 'readings' && other !== undefined) return outcome;
  return amount === undefined
    ? { kind: 'problem', problem: sentences.notANumber }
    : { kind: 'result', value: amount };
}
