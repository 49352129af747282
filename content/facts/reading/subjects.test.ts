import { farms } from '@/scripts/test-setup/written-farms';
import { factsSchema } from '../schema/facts';
import { keysOf } from '../schema/field-kinds';
import { type Answers, answersOf } from './answers';
import { exampleFarm } from './farms.mjs';
import { findNeededQuestions } from './questions';
import { answersIn, checkFacts, factsIn, readFacts } from './read';
import { fillGaps, findExamples, pathsOf, type Subject, subjects } from './subjects';
import { type Path, schemaAt, valueAt, valuesIn, withoutEmpty, withValueAt } from './walk';

const day = '2026-11-22';
const example = answersIn(factsIn(exampleFarm, day));
const allSubjects = keysOf(subjects);

/** What pages show of a farm. */
const show = (farm: unknown) =>
  readFacts({ day, read: (file) => ({ value: valueAt(farm, [file]) }) });

/** The open farm with other values at some paths. */
const openWith = (...answers: (readonly [path: string, value: unknown])[]) =>
  answers.reduce<unknown>(
    (farm, [path, value]) => withValueAt(farm, path.split('.'), value),
    farms.open,
  );

/** Expects each subject to be the example's or the owner's; a needed answer that his lacks is a label in brackets. */
function expectUnmixed(own: Answers, facts: unknown): void {
  const examples = findExamples(own);
  const isLabel = (value: unknown) => typeof value === 'string' && /^\[.+]$/.test(value);
  for (const subject of allSubjects) {
    const paths = pathsOf(subject);
    const shown = paths.map((path) => withoutEmpty(valueAt(facts, path)));
    const source = examples.includes(subject) ? example : own;
    expect(shown.map((value) => (isLabel(value) ? undefined : value))).toEqual(
      paths.map((path) => withoutEmpty(valueAt(source, path))),
    );
  }
}

const startsWith = (path: Path, start: Path) => start.every((name, index) => name === path[index]);

test('each question but those for photos is in one subject, and nothing else is', () => {
  const paths = allSubjects.flatMap(pathsOf);
  expect(paths.filter((path) => !schemaAt(factsSchema, path))).toEqual([]);
  const asked = valuesIn(factsSchema, example).filter(({ meta }) => meta.question);
  for (const { path } of asked) {
    const count = paths.filter((each) => startsWith(path, each)).length;
    expect([path, count]).toEqual([path, path[0] === 'photos' ? 0 : 1]);
  }
  for (const path of paths) {
    expect([path, asked.some((each) => startsWith(each.path, path))]).toEqual([path, true]);
  }
});

test('a farm that has answered nothing shows the example farm', () => {
  const { facts, examples } = show(farms.open);
  expect(examples).toEqual(allSubjects);
  expect(facts).toEqual(factsSchema.parse(example));
});

test.each<[Subject, path: string, answer: unknown, shown: object]>([
  ['phone', 'farm.phone', '+27 82 111 2222', { farm: { phone: '+27 82 111 2222' } }],
  ['owner', 'farm.ownerName', 'Piet Nel', { farm: { ownerName: 'Piet Nel' } }],
  ['owner', 'farm.biography', ['I farm.'], { farm: { ownerName: '[Owner’s name]' } }],
  ['addresses', 'farm.garlicBusiness', { areaServed: 'Brits' }, { farm: { address: '[Address]' } }],
  ['places', 'farm.places.cattle', 'Gauteng', { farm: { places: { cattle: 'Gauteng' } } }],
  ['instagram', 'farm.instagram', { none: true }, { farm: { instagram: { none: true } } }],
  ['selling', 'for-sale', { asOf: day }, { 'for-sale': { asOf: day } }],
  ['selling', 'terms.vat', { garlic: 'none' }, { terms: { vat: { garlic: 'none' } } }],
  ['testimonials', 'testimonials', { none: true }, { testimonials: { none: true } }],
])('one answer makes a subject the owner’s alone: %s, %s is %j', (subject, path, answer, shown) => {
  const { facts, examples, isInPreparation } = show(openWith([path, answer]));
  expect(isInPreparation).toBe(true);
  expect(examples).toEqual(allSubjects.filter((each) => each !== subject));
  expect(facts).toMatchObject(shown);
  expectUnmixed(
    answersOf((file) => valueAt(openWith([path, answer]), [file])),
    facts,
  );
});

test.each([
  ['none', {}, 125, 120],
  ['cloves', { clovesPerKilogram: 99 }, 99, undefined],
  ['a price', { seedRandPerKilogram: 95 }, undefined, 95],
])('cloves and prices of seed are the example’s while the owner’s varieties have %s', (...row) => {
  const [, seed, clovesPerKilogram, seedRandPerKilogram] = row;
  const spacing = { stockLabel: 'IN STOCK', plantSpacingCm: 10, rowSpacingCm: 20 };
  const [pink, own] = ['Pink Egyptian', 'Kliprand Purple'].map((name) => ({ name, ...spacing }));
  const { facts } = show(openWith(['varieties.varieties', [{ ...pink, ...seed }, own]]));
  expect(facts.varieties.offered).toBe(valueAt(example, ['varieties', 'offered']));
  expect(facts.varieties.varieties).toEqual([
    { ...pink, clovesPerKilogram, seedRandPerKilogram },
    own,
  ]);
});

test('what the owner offers brings none of the example’s cloves and prices', () => {
  const { facts } = show(openWith(['varieties.offered', 'Pink Egyptian, for the table.']));
  expect(facts.varieties).toEqual({
    ...Object(farms.open.varieties),
    offered: 'Pink Egyptian, for the table.',
  });
});

const lot = { what: '1 bull', per: 'head', rand: 30_000, status: 'forSale' };
/** Other answers than those of the full farm. */
const others: Readonly<Record<string, readonly unknown[]>> = {
  'farm.biography': [['I farm.']],
  'farm.cattleBusiness': [{ areaServed: 'The Kalahari' }],
  'farm.afrikaans': ['no'],
  'farm.openingHours': [[{ days: 'sunday', opens: '10:00', closes: '11:00' }]],
  'farm.instagram': [{ none: true }],
  'farm.facebook': [{ none: true }],
  'farm.places.farm': ['Western Cape'],
  'farm.places.cattle': ['Upington, Northern Cape'],
  'for-sale': [{ asOf: day }, { asOf: day, cattle: [lot] }, { asOf: '2026-09-01', garlic: [lot] }],
  'terms.vat': [{ cattle: 'none', garlic: 'none' }, { garlic: 'included' }],
  'terms.kilometres': ['oneWay'],
  'cattle.grasses': [['Buffalo grass']],
  'certificates.cattle': [{ none: true }],
  'certificates.garlic': [{ none: true }],
  testimonials: [{ none: true }],
};

/** Numbers from 0 to 1 that look random, and are the same in each run. */
function randomNumbers(): () => number {
  let seed = 1;
  return () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
}

test('whatever the owner has answered, what is shown has no mistake and mixes no subject', () => {
  const random = randomNumbers();
  const live: boolean[] = [];
  for (let draw = 0; draw < 200; draw += 1) {
    const share = random();
    const drawn = allSubjects.flatMap(pathsOf).filter(() => random() < share);
    const farm = openWith(
      ...drawn.map((path) => {
        const values = [valueAt(farms.full, path), ...(others[path.join('.')] ?? [])];
        return [path.join('.'), values[Math.floor(random() * values.length)]] as const;
      }),
    );
    const own = answersOf((file) => valueAt(farm, [file]));
    const isLive = findNeededQuestions(own).length === 0;
    const facts = isLive ? own : fillGaps(own, example);
    expectUnmixed(own, facts);
    expect(checkFacts({ day, read: (file) => ({ value: valueAt(facts, [file]) }) })).toEqual([]);
    expect(factsSchema.safeParse(facts).error).toBeUndefined();
    live.push(isLive);
  }
  expect(new Set(live)).toEqual(new Set([true, false]));
});
