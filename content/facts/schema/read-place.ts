/** Readers of places: a town with its province, and a place on the map. */
import type { Spelling } from './spelling';

/** The provinces, and how people write them, also in Afrikaans. */
const provinces = [
  ['Eastern Cape', 'eastern[ -]cape|oos-?kaap|ec'],
  ['Free State', '(?:orange )?free[ -]?state|vrystaat|fs'],
  ['Gauteng', 'gauteng|gp'],
  ['KwaZulu-Natal', 'kwa ?-?zulu[ -]?natal|kzn'],
  ['Limpopo', 'limpopo|lp'],
  ['Mpumalanga', 'mpumalanga|mp'],
  ['North West', 'north[ -]?west|noord-?wes|nw'],
  ['Northern Cape', 'northern[ -]cape|noord-?kaap|nc'],
  ['Western Cape', 'western[ -]cape|wes-?kaap|wc'],
].map(([name = '', spellings]) => {
  const province = `(?:the )?(?:${spellings})(?: province| provinsie)?`;
  return {
    name,
    whole: new RegExp(`^${province}$`, 'i'),
    end: new RegExp(`(?:[\\s,;/(–-]+)(?:in )?${province}\\)?$`, 'i'),
    start: new RegExp(`^${province} ?, `, 'i'),
  };
});

const notAPlace = 'must be a province, or a town and its province: Settlers, Limpopo';

/** Reads `Settlers,Limpopo`, `Settlers (Limpopo Province)` and `Limpopo, South Africa` as `Settlers, Limpopo`. */
export function readPlace(written: string): Spelling {
  const text = written
    .replace(/[\s,]+(?:south africa|suid-afrika|rsa)\.?$|\.$/i, '')
    // A postal code, after the town or the province.
    .replace(/[\s,]+\d{4}(?=,|$)/, '')
    .trim();
  const alone = provinces.find(({ whole }) => whole.test(text));
  if (alone) return { text: alone.name };
  const province =
    provinces.find(({ end }) => end.test(text)) ?? provinces.find(({ start }) => start.test(text));
  if (!/^[\p{L}\p{M}'’.,;/() –-]+$/u.test(text)) return { problem: notAPlace };
  if (!province) {
    return /,/.test(text)
      ? { problem: notAPlace }
      : { problem: 'must name the province too, as in Settlers, Limpopo' };
  }
  const town = text.replace(province.end, '').replace(province.start, '').trim();
  const isTown = /^\p{L}[\p{L}\p{M}'’.() -]*$/u.test(town);
  if (!isTown || provinces.some(({ whole }) => whole.test(town))) return { problem: notAPlace };
  return { text: `${town}, ${province.name}` };
}

export const examplePosition = '-24.95512, 28.54331';

/** `Latitude:` and `lng=`, which are written before each of the two numbers. */
const coordinateNames = /\b(?:lat|lon|lng|long)(?:itude)?\b[ :=]*/gi;
const twoNumbers = /^([-–−]?\d\d[.,]\d{1,15})[\s,;]+([-–−]?\d\d[.,]\d{1,15})$/;
/** A link, degrees with minutes or points of the compass, and Google's short code of a place. */
const otherPosition = /\w\.\w+\/|^geo:|[°º′″"']|\d ?[nsewo]\b|[a-z\d]\+[a-z\d]/i;

/** Whether a latitude and a longitude are within the outermost borders and coasts. */
const isSouthAfrican = (latitude: string, longitude: string) =>
  Number(latitude) < -22.1 &&
  Number(latitude) > -34.9 &&
  Number(longitude) > 16.4 &&
  Number(longitude) < 33;

/** Reads `-24.95512,28.54331` and `(−24,95512; 28,54331)` as Google Maps copies a place in South Africa. */
export function readPosition(written: string): Spelling {
  const plain = written.replace(coordinateNames, '').replace(/^\(|\)$/g, '');
  const numbers = (twoNumbers.exec(plain) ?? []).slice(1);
  const [first = '', second = ''] = numbers.map((each) =>
    each.replace(',', '.').replace(/[–−]/, '-'),
  );
  if (isSouthAfrican(first, second)) {
    // Closer than a kilometre.
    return /\.\d{3,}, \d+\.\d{3,}$/.test(`${first}, ${second}`)
      ? { text: `${first}, ${second}` }
      : { problem: `must have three or more digits after each point: ${examplePosition}` };
  }
  if (isSouthAfrican(`-${first}`, second))
    return { problem: `must begin with a minus: -${first}, ${second}` };
  if (isSouthAfrican(second, first))
    return { problem: `must have the minus first: ${second}, ${first}` };
  return otherPosition.test(written)
    ? { problem: 'must be two numbers: press and hold the place, and copy the two numbers' }
    : { problem: `must be a place in South Africa as Google Maps copies it: ${examplePosition}` };
}
