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
/** Like `about`: years, which the page shows with a plus sign. */
const over = /^(?:over|more than|meer as|oor(?: die)?) /;
/** In words, the rest of a number. */
const scale = /^(?:k|m|mil|million|miljoen|hundred|honderd|thousand|duisend)$/;

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
  onePrice: 'Write one price, without ±, “from” or a range: a buyer holds you to it.',
  oneNumber: 'Write one number.',
  twoNumbers: (counted: string): string =>
    counted === 'rand' ? sentences.onePrice : sentences.oneNumber,
  rand: 'Write the rand alone, and choose what it is per.',
  randPer: (per: string) => `This price is per ${per}: write rand per ${per}.`,
  unit: (unit: string) => `Write it in ${unit}.`,
  digits: 'Write the number in digits, such as 25 000.',
  words: (words: string) => `Write the number alone, without “${words}”.`,
};

/** What is wrong with the words before and after a number; undefined if they are the unit. */
function findUnitProblem(before: string, after: string, unit: string): string | undefined {
  const [counted = '', per = ''] = unit.split(' per ');
  const [word = '', wordsOfPer, ...more] = after.split('/').map((part) => part.trim());
  const wordsBefore = before.trim().split(' ');
  // `R600 ton`, but not `600 tons`.
  const isPrice = counted === 'rand' && wordsBefore.some((each) => isUnit(counted, each));
  if (isPrice && per && isUnit(per, after.trim())) return undefined;
  const afterPer = wordsOfPer === undefined ? '' : wordsAfter(per, wordsOfPer);
  const others = [
    wordsBefore.filter((each) => !isUnit(counted, each)).join(' '),
    wordsAfter(counted, word) ?? word,
    afterPer,
  ].filter((words) => words !== '');
  if (counted === 'rand' && scale.test(word)) return sentences.digits;
  const isOther = others.some((words) =>
    words?.split(' ').some((each) => isAnyUnit(each) && !isUnit(counted, each)),
  );
  if (afterPer === undefined || more.length > 0 || isOther) {
    if (counted !== 'rand') return sentences.unit(unit);
    return per ? sentences.randPer(per) : sentences.rand;
  }
  if (others.length === 0) return undefined;
  const words = others.join(' ');
  if (/\d/.test(words)) return sentences.twoNumbers(counted);
  // Letters without a space may be digits that were mistyped, `R6OO`, and signs a part of the number, `2½`.
  const isMistyped = others.includes(word) && /^\p{L}/u.test(after);
  return isMistyped || /[^\p{L} .’'-]/u.test(words) ? sentences.notANumber : sentences.words(words);
}

/** What is wrong with a simplified text around its number, and the number; empty if there is none. */
function takeApart(text: string, unit: string) {
  const isPrice = unit.startsWith('rand');
  const price = isPrice ? text.replace(withVat, '') : text;
  if (/\b(?:vat|btw|ex|excl\w*)\b/.test(price)) return { problem: sentences.vat };
  const rounded = unit === 'years' ? price.replace(over, '') : price;
  const exact = rounded.replace(about, '').replace(orMore, '');
  if (range.test(exact) || alternatives.test(exact) || (isPrice && exact !== price)) {
    return { problem: sentences.twoNumbers(isPrice ? 'rand' : unit) };
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
