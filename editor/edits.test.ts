/** What owners type: 60 edits that must not be published without a question, and 60 that must be. */
import { readAnswers } from '@/content/facts/reading/answers';
import { checkFile } from '@/content/facts/reading/check';
import { exampleFarm } from '@/content/facts/reading/farms.mjs';
import { answersIn, factsIn } from '@/content/facts/reading/read';
import { type Path, valueAt } from '@/content/facts/reading/walk';
import { type FactsFile, factsSchema } from '@/content/facts/schema/facts';
import { farms } from '@/scripts/test-setup/written-farms';
import { findPastDays, findWarnings } from './warnings';

const day = '2026-11-22';
const example = answersIn(factsIn(exampleFarm, day));

/** A copy of a value with another one at a path. */
function withAt(value: unknown, [name, ...rest]: Path, next: unknown): unknown {
  if (name === undefined) return next;
  const part = withAt(valueAt(value, [name]), rest, next);
  if (Array.isArray(value)) return value.with(Number(name), part);
  return { ...Object(value), [name]: part };
}

/** What the editor answers to a Save that changes one field: refusals and questions; nothing if it is published. */
function save(file: FactsFile, path: string, typed: unknown): readonly string[] {
  const steps = path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  const before = readAnswers(file, farms.edited[file]).answers;
  const after = withAt(before, path ? steps : [], typed);
  const schema = factsSchema.shape[file];
  const { answers } = readAnswers(file, after);
  const found = [
    ...checkFile(file, after, { day, example }),
    ...findPastDays(schema, before, answers, day),
    ...findWarnings(schema, before, answers),
  ];
  return found.map(({ sentence }) => sentence);
}

/** What is typed into a field of a file, one edit each. */
type Edits = readonly (readonly [file: FactsFile, path: string, typed: readonly unknown[]])[];

const eachOf = (edits: Edits) =>
  edits.flatMap(([file, path, typed]) => typed.map((answer) => [file, path, answer] as const));

const lot = { what: '5 steers, 2 years', per: 'head', rand: 15_000, status: 'forSale' };
const said = {
  name: 'Sarel Botha',
  role: 'Farmer, Brits',
  content: 'Honest people.',
  agreedBy: 'Sarel Botha',
  agreedOn: '2026-11-01',
};
const paper = { title: 'Farmer of the year', issuer: 'Agri Limpopo', year: '2021' };
const shot = { file: 'img-1-abc.webp', alt: 'Steers at the water trough', takenOnTheFarm: true };
const inSmallLetters = 'i breed bonsmara on the veld that my father farmed before me';
const listed = (...cattle: object[]) => ({ asOf: day, cattle });
/** Lists of one lot, each with its own changes. */
const listsWith = (...changes: object[]) => changes.map((each) => listed({ ...lot, ...each }));
/** Lists of one term, each with its own text. */
const priced = (...texts: string[]) => texts.map((text) => [{ label: 'Price', text }]);
const hours = (opens: string, closes: string) => [{ days: 'weekdays', opens, closes }];

const hostile = eachOf([
  ['farm', 'ownerName', ['tbc', 'Niemand', '🐂🐂', '083 555 1212', 'johan voorbeeld', 'Test']],
  ['farm', 'ownerName', ['sales@kliprand.co.za', 'Owner’s name']],
  ['farm', 'ownerName', ['What is the owner’s full name?']],
  ['farm', 'email', ['', undefined]],
  ['farm', 'phone', ['082 000 0000', '+1 415 555 2671', '0861 123 123', '012 345 6789']],
  ['farm', 'phone', ['+27 (0)82 123-4567', '082 123 4567']],
  ['farm', 'email', ['ansie@kliprand', 'enquiries@voorbeeld.example.com', 'info@example.co.za']],
  ['farm', 'email', ['test@test.com', 'name@your-farm.co.za']],
  ['farm', 'registeredNames', ['To be confirmed', 'Kliprand (Pty) Ltd, 0000/000001/07']],
  ['farm', 'address', ['Plot 1, Voorbeeld Road, 0000', '??']],
  ['farm', 'privacy', ['OK', 'What do you do with the details that people send you?']],
  ['farm', 'biography', [[inSmallLetters]]],
  ['farm', 'biography', [['What should a buyer know about you?']]],
  ['farm', 'answers', ['Don’t know', 'Will fill in later', 'n / a']],
  ['farm', 'places.farm', ['Voorbeeldfontein, Limpopo']],
  ['farm', 'places.cattle', ['Harare, Zimbabwe']],
  ['farm', 'cattleBusiness.position', ['-24.00001,28.00001', '28.54331, -24.95512']],
  ['farm', 'garlicBusiness.position', ['-24.95512,28.54331']],
  ['farm', 'cattleBusiness.address', ['As above']],
  ['farm', 'cattleBusiness.areaServed', ['Such as: Limpopo and Gauteng.']],
  ['farm', 'instagram.address', ['https://www.instagram.com/p/C1a2b3/', '@your.farm']],
  ['farm', 'instagram.address', ['www.facebook.com/kliprand']],
  ['farm', 'facebook', [{ address: 'facebook.com' }, { address: '@kliprand', none: true }]],
  ['farm', 'openingHours', [hours('17:00', '07:00')]],
  ['farm', 'openingHours', [[...hours('07:00', '12:00'), ...hours('08:00', '12:00')]]],
  [
    'for-sale',
    '',
    [{ cattle: [lot] }, { asOf: '2026-11-23', cattle: [lot] }, listed(lot, { ...lot })],
  ],
  ['for-sale', '', listsWith({ what: 'None' }, { text: 'See [the catalogue](<http://x>)' })],
  ['for-sale', '', listsWith({ what: '24 weaners, 7 to 8 months, 215 kg on average' })],
  ['for-sale', '', listsWith({ rand: 38.5 }, { rand: 'R15 ooo' }, { per: 'arrangement' })],
  ['for-sale', '', listsWith({ per: 'kilogram', rand: 385 }, { per: 'kilogram', rand: 15_000 })],
  ['for-sale', '', listsWith({ until: '2026-11-21' })],
  ['for-sale', '', listsWith({ photo: { ...shot, takenOnTheFarm: false } })],
  ['for-sale', '', listsWith({ photo: { ...shot, file: 'cattle-01.jpg' } })],
  ['terms', 'cattle', priced('TBA', 'Such as: Price.', 'Which papers go with an animal?')],
  ['terms', 'cattle', [[{ label: 'About', text: 'Cash on delivery.' }]]],
  ['prices', 'bedShaping', [10_000]],
  ['prices', 'travelling', [55]],
  ['varieties', 'varieties.2.seedRandPerKilogram', [1_355]],
  ['varieties', 'varieties.0.stockLabel', ['-']],
  ['certificates', 'cattle', [{ none: true, list: [paper] }]],
  ['certificates', 'cattle', [{ list: [{ ...paper, until: '2026-11-21' }] }]],
  ['terms', 'cattle', [[{ label: 'Health', text: 'No quarantine.', until: '2026-11-21' }]]],
  [
    'testimonials',
    'list.0.agreedBy',
    [
      'he will agree',
      'not yet asked',
      'nee nog nie',
      'Yes Please',
      'Not Yet',
      'Sarel',
      'sarel botha',
    ],
  ],
  ['testimonials', 'list.0', [{ ...said, agreedOn: '2026-11-23' }]],
  ['farm', 'email', ['kobus@gmail.con', 'kobus@gmial.com']],
  ['photos', 'owner', [{ ...shot, file: 'owner.jpg' }]],
]);

const good = eachOf([
  [
    'farm',
    'ownerName',
    ['N.A. Nel', 'J.L.D. du Toit', '’n Boer van Settlers', 'Ng Wei', 'JOSÉ VAN DER MERWE'],
  ],
  ['farm', 'phone', ['071 234 5678', '(082) 999-8877', '27829998877', 'Cell: 082 999 8877']],
  ['farm', 'email', ['dutoit.settlers@gmail.com', 'Ansie+plaas@kliprand-plaas.co.za']],
  ['farm', 'registeredNames', ['Ansie Kliprand, sole proprietor, no registration number']],
  ['farm', 'address', ['Plaas Kliprand 123 KR\nSettlers\n0430']],
  ['farm', 'privacy', ['We use what you write here to answer you, and for nothing else.']],
  ['farm', 'biography', [['We farm here since 1994.', 'Ons is ’n voorbeeld vir niemand nie.']]],
  ['farm', 'answers', ['Every enquiry is answered by the owner, within two working days.']],
  ['farm', 'answers', ['Tomorrow, byvoorbeeld.']],
  ['farm', 'places.farm', ['Bela-Bela, Limpopo']],
  ['farm', 'places.cattle', ['Tweebuffelsmeteenskootmorsdoodgeskietfontein, North West']],
  ['farm', 'places.garlic', ['Settlers, Limpopo']],
  ['farm', 'cattleBusiness.position', ['-25.712, 28.229']],
  ['farm', 'cattleBusiness.areaServed', ['Limpopo, Gauteng, North West and Mpumalanga']],
  ['farm', 'garlicBusiness.areaServed', ['Within 300 km of Settlers', 'Limpopo and Gauteng']],
  ['farm', 'facebook.address', ['https://www.facebook.com/share/1AbCdEfGh/?mibextid=wwXIfr']],
  ['farm', 'facebook.address', ['https://m.facebook.com/profile.php?id=100064&ref=x']],
  ['farm', 'facebook.address', ['https://www.facebook.com/people/JLDT-Bonsmara/61550000/']],
  ['farm', 'facebook', [{ none: true }]],
  ['farm', 'openingHours', [hours('7h30', '5 p.m.')]],
  ['farm', 'yearsOfExperience', [16]],
  ['for-sale', '', [{}, listed(lot), listed(lot, { ...lot, rand: 14_000 })]],
  ['for-sale', '', listsWith({ what: '12 heifers, 18 months, 330 kg on average', rand: 16_500 })],
  ['for-sale', '', listsWith({ per: 'kilogram', rand: 42.75, until: day }, { status: 'sold' })],
  ['for-sale', '', listsWith({ per: 'auction', rand: undefined, until: '2027-03-18' })],
  ['for-sale', '', listsWith({ per: 'arrangement', rand: null }, { photo: shot })],
  ['for-sale', '', listsWith({ id: 'test' })],
  ['for-sale', '', listsWith({ text: 'Weight gain > 1,5 kg a day' })],
  ['for-sale', '', listsWith({ text: 'Tested for TB & brucellosis 👍\nBuyer pays transport.' })],
  ['for-sale', 'garlic', [[{ ...lot, what: 'Giant bulbs', rand: 25 }]]],
  ['for-sale', 'garlic', [[{ ...lot, what: 'Shani seed', per: 'kilogram', rand: 950 }]]],
  ['terms', 'commitment', [['You get what we agreed.', 'If something is not right, tell us.']]],
  ['terms', 'cattle', priced('Per live kilogram at our gate.', 'Per head.')],
  ['terms', 'cattle', [[{ label: 'Minimum', text: 'One animal' }]]],
  ['terms', 'kilometres', ['return']],
  ['prices', 'bedShaping', [1_000]],
  ['prices', 'planting', [2_650.5]],
  ['prices', 'travelling', [6.25]],
  ['cattle', 'grasses', [['Irene Smuts finger grass', 'Molopo blue buffalo grass']]],
  ['cattle', 'grazingUnit', ['The veld that one cow with her calf grazes in a season.']],
  ['varieties', 'varieties.0.stockLabel', ['SOLD OUT UNTIL 2027']],
  ['varieties', 'varieties.0.seedRandPerKilogram', [120]],
  ['certificates', 'cattle', [{ list: [paper] }, { list: [{ ...paper, until: '2027-06-30' }] }]],
  ['certificates', 'garlic', [{ none: true }]],
  ['testimonials', 'list.0', [said, { ...said, rating: 0 }, { ...said, agreedOn: day }]],
  ['testimonials', 'list.0.agreedBy', ['Piet van der Merwe', 'J.L.D. du Toit', 'José Nel-Botha']],
  ['photos', 'owner', [shot]],
  ['photos', 'grazing.focalPoint', [{ x: 10, y: 90 }]],
]);

test.each(hostile)('does not publish %s.json at %j: %j', (...edit) => {
  expect(save(...edit)).not.toEqual([]);
});

test.each(good)('publishes %s.json at %j: %j', (...edit) => {
  expect(save(...edit)).toEqual([]);
});

test('compares a lot with itself, wherever it stands by now', () => {
  const schema = factsSchema.shape['for-sale'];
  const dear = { ...lot, id: 'dear', per: 'kilogram', rand: 200, until: '2026-11-01' };
  const cheap = { ...lot, id: 'cheap', until: '2026-12-01' };
  const before = { cattle: [cheap, dear] };
  expect(findWarnings(schema, before, { cattle: [dear, cheap] })).toEqual([]);
  expect(findPastDays(schema, before, { cattle: [dear, cheap] }, day)).toEqual([]);
  const late = { cattle: [dear, { ...cheap, until: dear.until }] };
  expect(findPastDays(schema, before, late, day)).toMatchObject([{ path: ['cattle', 1, 'until'] }]);
});
