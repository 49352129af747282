import type { Spelling } from './spelling';

const timePattern =
  /^(\d{1,2}) ?[:.h]? ?(\d\d)?(?::00)? ?(?:h|hrs|hours|uur|o[’']clock)? ?([apvn]\.?m\.?)?$/i;

/** Reads `7`, `7:00`, `7h00`, `0700`, `7 a.m.`, `7 vm`, `7 in the morning` and `12 noon` as times such as `07:00`. */
export function readTime(written: string): Spelling {
  const text = written
    .replace(/^(?:12(?:[:.h]00)? ?)?(?:noon|midday|middag)$/i, '12:00')
    .replace(/^half past (\d{1,2})/i, '$1:30')
    .replace(/ in (?:the morning|die oggend)$/i, ' am')
    .replace(/ in (?:the (?:afternoon|evening)|die (?:middag|aand))$/i, ' pm');
  const [, hours = '', minutes = '00', half] = timePattern.exec(text) ?? [];
  const hour = half ? (Number(hours) % 12) + (/[pn]/i.test(half.charAt(0)) ? 12 : 0) : hours;
  const time = `${String(hour).padStart(2, '0')}:${minutes}`;
  return hours && /^([01]\d|2[0-3]):[0-5]\d$/.test(time)
    ? { text: time }
    : { problem: 'must be a time such as 07:30' };
}

const inTheAfternoon = (time: string) => `${Number(time.slice(0, 2)) + 12}${time.slice(2)}`;
/** Whether the hour of a time may be in the afternoon: `5`, but not `05:00` or `5 am`. */
const isOpen = (written: string) => /^[1-9](?!\d)(?!.*m\.?$)/i.test(written);

/**
 * Reads opening hours that were written as one: `8 to 5`, `8am-5pm`, `07h30 – 16h30`.
 * @returns when they begin and end, as `readTime` spells it; undefined if they are anything else
 */
export function readHours(written: string): readonly [opens: string, closes: string] | undefined {
  const ends = written.trim().split(/ ?(?:-|–|—|\b(?:to|till|until|tot)\b) ?/i);
  const [from = '', to = ''] = ends.map((end) => end.replace(/^(?:from|van) /i, ''));
  const [{ text: opens }, { text: closes }] = [readTime(from), readTime(to)];
  if (ends.length !== 2 || !opens || !closes) return undefined;
  const isLate = isOpen(to) && (closes <= opens || closes <= '06:00');
  const end = isLate ? inTheAfternoon(closes) : closes;
  const later = inTheAfternoon(opens);
  return [isOpen(from) && opens < '06:00' && later < end ? later : opens, end];
}
