/** What owners type and paste: edits that Save must refuse, and edits that it must accept. */
import * as z from 'zod';
import { readAnswers } from '@/facts/check';
import { type FactsFile, factsSchema } from '@/facts/schema/files';
import { schemaAt, unwrap, valueAt } from '@/facts/schema/walk';
import { withAt } from '@/lib/testing/with-at';
import { farms } from '@/scripts/test-setup/written-farms';
import { readAmount } from './format-value';
import { findRefusals } from './refusals';

const day = '2026-11-22';

/**
 * Saves a form with one changed field.
 * @returns the editor's refusals, empty if it accepts the edit, and the published field
 */
function save(file: FactsFile, path: string, typed: unknown) {
  const steps = path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  const schema = factsSchema.shape[file];
  const before = readAnswers(schema, farms.edited[file]).answers;
  const isAmount =
    unwrap(schemaAt(schema, path ? steps : [], before) ?? schema) instanceof z.ZodNumber;
  const value = isAmount && typeof typed === 'string' ? readAmount(typed) : typed;
  const after = withAt(before, path ? steps : [], value);
  const { answers } = readAnswers(schema, after);
  const change = { file, before, after: answers, photos: [], day, isPreview: false };
  const found = findRefusals(change);
  return { sentences: found.map(({ sentence }) => sentence), saved: valueAt(answers, steps) };
}

/** The texts typed into a field of a file, one edit each. */
type Edits = readonly (readonly [file: FactsFile, path: string, typed: readonly unknown[]])[];

const eachOf = (edits: Edits) =>
  edits.flatMap(([file, path, typed]) => typed.map((answer) => [file, path, answer] as const));

const lot = {
  count: 5,
  what: 'steers',
  age: '2 years',
  per: 'head',
  rand: 15_000,
  status: 'forSale',
};
const said = {
  name: 'Sarel Botha',
  role: 'Farmer, Brits',
  content: 'Honest people.',
  agreedBy: 'Sarel Botha',
  agreedOn: '2026-11-01',
};
const paper = { title: 'Farmer of the year', issuer: 'Agri Limpopo', year: '2021' };
const shot = { file: 'img-1-abc.webp', alt: 'Steers at the water trough', takenOnTheFarm: true };
const listed = (...cattle: object[]) => ({ asOf: day, vatOnCattle: 'none', cattle });
const garlicLot = { what: 'Giant bulbs', per: 'head', rand: 25, status: 'forSale' };
/** Lists of one lot, each with its own changes. */
const listsWith = (...changes: object[]) => changes.map((each) => listed({ ...lot, ...each }));
/** Lists of one term, each with its own text. */
const priced = (...texts: string[]) => texts.map((text) => [{ label: 'Price', text }]);
const hours = (opens: string, closes: string) => [{ days: 'weekdays', opens, closes }];

const hostile = eachOf([
  ['farm', 'ownerName', ['tbc', '🐂🐂', '083 555 1212', 'Test', 'sales@kliprand.co.za']],
  ['farm', 'phone', ['+1 415 555 2671', '0861 123 123']],
  ['farm', 'email', ['ansie@kliprand']],
  ['farm', 'registeredNames', ['To be confirmed', 'Nil', 'Geen', 'n.v.t.']],
  ['farm', 'address', ['??']],
  ['farm', 'replyTime', ['n/a', 'To be confirmed', '?']],
  ['farm', 'places.farm.province', ['Transvaal']],
  ['farm', 'places.farm.position', ['28.54331, -24.95512']],
  ['farm', 'instagram', ['https://www.instagram.com/p/C1a2b3/', 'my farm']],
  ['farm', 'openingHours', [hours('17:00', '07:00')]],
  [
    'for-sale',
    '',
    [{ cattle: [lot] }, { ...listed(lot), asOf: '2026-11-23' }, listed(lot, { ...lot })],
  ],
  [
    'for-sale',
    '',
    listsWith(
      { what: '24 weaners' },
      { what: 'None' },
      { text: 'See [the catalogue](<http://x>)' },
    ),
  ],
  ['for-sale', '', listsWith({ count: 0 }, { count: 2.5 }, { averageKilograms: 5 })],
  ['for-sale', 'garlic', [[{ ...garlicLot, packs: '<b>10 kg</b>' }], [lot]]],
  ['for-sale', '', listsWith({ rand: 38.5 }, { rand: 'R15 ooo' }, { per: 'arrangement' })],
  ['for-sale', '', listsWith({ photo: { ...shot, takenOnTheFarm: false } })],
  ['for-sale', '', listsWith({ photo: { ...shot, file: 'illustrations/cattle-01.jpg' } })],
  ['terms', 'cattle', priced('TBA')],
  ['prices', 'savingReckoning', ['tbc', '<b>By hand</b>']],
  ['varieties', 'varieties.0.stockLabel', ['-']],
  ['testimonials', 'testimonials.0', [{ ...said, agreedOn: '2026-11-23' }]],
  ['testimonials', 'testimonials.0.agreedBy', ['not yet asked', 'Yes Please', 'sarel botha']],
  ['photos', 'owner', [{ ...shot, file: 'illustrations/hero-home.jpg' }]],
]);

const good = eachOf([
  [
    'farm',
    'ownerName',
    ['N.A. Nel', 'J.L.D. du Toit', '’n Boer van Settlers', 'Ng Wei', 'JOSÉ VAN DER MERWE'],
  ],
  ['farm', 'phone', ['071 234 5678', '(082) 999-8877', '27829998877']],
  ['farm', 'email', ['dutoit.settlers@gmail.com', 'Ansie+plaas@kliprand-plaas.co.za']],
  ['farm', 'registeredNames', ['Ansie Kliprand, sole proprietor, no registration number']],
  ['farm', 'address', ['Plaas Kliprand 123 KR\nSettlers\n0430']],
  ['farm', 'biography', [['We farm here since 1994.', 'Ons is ’n voorbeeld vir niemand nie.']]],
  ['farm', 'places.farm.town', ['Bela-Bela', 'Tweebuffelsmeteenskootmorsdoodgeskietfontein']],
  ['farm', 'openingHours', [hours('07:30', '17:00')]],
  ['for-sale', '', [{}, listed(lot), listed(lot, { ...lot, rand: 14_000 })]],
  ['for-sale', '', listsWith({ per: 'kilogram', rand: 42.75, until: day }, { status: 'sold' })],
  ['for-sale', '', listsWith({ per: 'auction', rand: undefined, until: '2027-03-18' })],
  ['for-sale', '', listsWith({ what: '2-tooth oxen' }, { what: '3/4 Bonsmara heifers' })],
  ['varieties', 'varieties.0.name', ['“Rooi Knoffel”', '"Rooi Knoffel"']],
  ['for-sale', '', listsWith({ text: 'Weight gain > 1,5 kg a day' }, { photo: shot })],
  ['for-sale', '', listsWith({ text: 'Tested for TB & brucellosis 👍\nBuyer pays transport.' })],
  ['for-sale', 'garlic', [[{ ...garlicLot, packs: '5 kg bags', delivery: 'By bus.' }]]],
  ['for-sale', 'garlic', [[{ ...garlicLot, what: 'Shani seed', per: 'kilogram', rand: 950 }]]],
  ['terms', 'commitment', [['You get what we agreed.', 'If something is not right, tell us.']]],
  ['terms', 'cattle', priced('Per live kilogram at our gate.', 'Per head.')],
  ['prices', 'kilometresCharged', ['return']],
  ['prices', 'plantingRandPerHectare', [2_650.5]],
  ['cattle', 'grasses', [['Irene Smuts finger grass', 'Molopo blue buffalo grass']]],
  ['cattle', 'grazingUnit', ['The veld that one cow with her calf grazes in a season.']],
  ['certificates', 'cattle', [[paper], [{ ...paper, until: '2027-06-30' }]]],
  ['testimonials', 'testimonials.0', [said, { ...said, rating: 0 }, { ...said, agreedOn: day }]],
  [
    'testimonials',
    'testimonials.0.agreedBy',
    ['Piet van der Merwe', 'J.L.D. du Toit', 'José Nel-Botha'],
  ],
  ['photos', 'owner', [shot]],
  ['photos', 'grazing.focalPoint', [{ x: 10, y: 90 }]],
]);

/** The invisible and unusual characters that chats, PDFs and computers add to copied text. */
const sources: Readonly<Record<string, (text: string) => string>> = {
  chat: (text) => `\u2068${text.replace(/\d/g, '$&\ufe0f').replaceAll('.', '.\u200b')}\u2069`,
  PDF: (text) =>
    text
      .replaceAll(' ', '\u00a0')
      .replaceAll('-', '\u2011')
      .replace(/(?<=\w\w)(?=\w\w)/g, '\u00ad'),
  computer: (text) =>
    ` \u200b\ufeff${text.normalize('NFD').replaceAll('\n', '\r\n').replaceAll(' ', '\t')}\u200d `,
};

const pasted: readonly (readonly [
  FactsFile,
  path: string,
  saved: string | number,
  text?: string,
])[] = [
  ['farm', 'ownerName', 'André-Pierre Müller'],
  ['farm', 'phone', '+27 83 411 7299', '083-411-7299'],
  ['farm', 'email', 'andre.muller@plaas-nel.co.za'],
  ['farm', 'registeredNames', 'Müller Boerdery (Pty) Ltd, 2011/123456/07'],
  ['farm', 'address', 'Plaas Môreson 7\nR-101\nSettlers 0430'],
  ['farm', 'replyTime', 'Binne twee-drie dae, soms dieselfde aand.'],
  ['farm', 'places.farm.town', 'Bela-Bela'],
  ['farm', 'places.farm.position', '-25.67121, 28.52302'],
  ['farm', 'instagram', 'https://www.instagram.com/nel.bonsmara', '@nel.bonsmara'],
  ['for-sale', 'cattle.2.rand', 17_250, '17 250'],
  ['prices', 'bedShapingRandPerHectare', 1_050, '1 050'],
  ['testimonials', 'testimonials.0.content', 'André is eerlik. Top-class bulls.'],
];

test.each(hostile)('does not publish %s.json at %j: %j', (...edit) => {
  expect(save(...edit).sentences).not.toEqual([]);
});

test.each(good)('publishes %s.json at %j: %j', (...edit) => {
  expect(save(...edit).sentences).toEqual([]);
});

const pastedFrom = Object.entries(sources).flatMap(([source, copy]) =>
  pasted.map(
    ([file, path, saved, text = String(saved)]) =>
      [file, path, source, text, copy(text), saved] as const,
  ),
);

test.each(pastedFrom)(
  'publishes %s.json at %j, from a %s: %j',
  (file, path, _source, text, dirty, saved) => {
    expect(dirty).not.toBe(text);
    expect(save(file, path, dirty)).toEqual({ sentences: [], saved });
  },
);
