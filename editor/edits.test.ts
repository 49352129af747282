/** What owners type and paste: edits that must not be published without a question, and edits that must be. */
import { readAnswers } from '@/content/facts/reading/answers';
import { exampleFarm } from '@/content/facts/reading/farms.mjs';
import { answersIn, factsIn } from '@/content/facts/reading/read';
import { type Path, valueAt } from '@/content/facts/reading/walk';
import { type FactsFile, factsSchema } from '@/content/facts/schema/facts';
import { farms } from '@/scripts/test-setup/written-farms';
import { checkForm, readForm } from './read-form';
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

/**
 * Saves a form in which one field was changed.
 * @returns the editor's refusals and questions, none if it is published, and the field as it is published
 */
function save(file: FactsFile, path: string, typed: unknown) {
  const steps = path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  const before = readAnswers(file, farms.edited[file]).answers;
  const after = readForm(file, withAt(before, path ? steps : [], typed));
  const schema = factsSchema.shape[file];
  const { answers } = readAnswers(file, after);
  const found = [
    ...checkForm(file, after, { day, example }),
    ...findPastDays(schema, before, answers, day),
    ...findWarnings(schema, before, answers),
  ];
  return { sentences: found.map(({ sentence }) => sentence), saved: valueAt(answers, steps) };
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
  ['for-sale', '', listsWith({ what: '30 weaners, 6 to 7 months' })],
  ['for-sale', '', listsWith({ count: 6 }, { count: 0 }, { count: 2.5 }, { averageKilograms: 5 })],
  ['for-sale', '', listsWith({ what: '5 steers, 410 kg', averageKilograms: 405 })],
  ['for-sale', 'cattle.0.what', ['20 weaners, 7 to 8 months']],
  ['for-sale', 'garlic', [[{ ...lot, packs: '<b>10 kg</b>' }], [{ ...lot, count: 5 }]]],
  ['for-sale', '', listsWith({ rand: 38.5 }, { rand: 'R15 ooo' }, { per: 'arrangement' })],
  ['for-sale', '', listsWith({ per: 'kilogram', rand: 385 }, { per: 'kilogram', rand: 15_000 })],
  ['for-sale', '', listsWith({ until: '2026-11-21' })],
  ['for-sale', '', listsWith({ photo: { ...shot, takenOnTheFarm: false } })],
  ['for-sale', '', listsWith({ photo: { ...shot, file: 'cattle-01.jpg' } })],
  ['terms', 'cattle', priced('TBA', 'Such as: Price.', 'Which papers go with an animal?')],
  ['terms', 'cattle', [[{ label: 'About', text: 'Cash on delivery.' }]]],
  ['prices', 'bedShaping', [10_000]],
  ['prices', 'travelling', [55]],
  ['prices', 'savingReckoning', ['tbc', '<b>By hand</b>']],
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
  ['for-sale', '', listsWith({ count: 5, averageKilograms: 405.5, weighing: 'On our scale.' })],
  ['for-sale', '', listsWith({ what: '5 steers, 405 kg', averageKilograms: 405 })],
  ['for-sale', '', listsWith({ what: '2 year old steers', count: 5 })],
  ['for-sale', 'garlic', [[{ ...lot, packs: '5 kg bags', delivery: 'By bus.' }]]],
  ['for-sale', 'garlic', [[{ ...lot, what: 'Giant bulbs', rand: 25 }]]],
  ['for-sale', 'garlic', [[{ ...lot, what: 'Shani seed', per: 'kilogram', rand: 950 }]]],
  ['terms', 'commitment', [['You get what we agreed.', 'If something is not right, tell us.']]],
  ['terms', 'cattle', priced('Per live kilogram at our gate.', 'Per head.')],
  ['terms', 'cattle', [[{ label: 'Minimum', text: 'One animal' }]]],
  ['terms', 'chargedBy', [{ finishing: 'Charged by the day, feed included.' }]],
  ['terms', 'kilometres', ['return']],
  ['prices', 'bedShaping', [1_000]],
  ['prices', 'planting', [2_650.5]],
  ['prices', 'travelling', [6.25]],
  ['prices', 'savingReckoning', ['All the field work, compared with contractors’ prices.']],
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

/** Ways to sell one lot, each with how it is priced and the price as it is written. */
const soldAt = (per: string, ...prices: string[]) => prices.map((rand) => [{ ...lot, per, rand }]);

const hostileTexts = eachOf([
  // Prices in another unit, before VAT, or not one price.
  [
    'prices',
    'bulbGrading',
    ['R1,20/kg', 'R700 a bag', '0.7/kg', 'R700 per ton per day', '70 c per kg'],
  ],
  [
    'prices',
    'bulbGrading',
    ['R700 VAT excl.', 'R700 sonder BTW', 'R700-R900', 'R700 or R900', '~700'],
  ],
  [
    'prices',
    'bulbGrading',
    ['R700 min', '7OO', 'seven hundred', 'R700 x 2', '700 USD', 'R0', '-700', '12,500'],
  ],
  [
    'prices',
    'planting',
    ['R2 500 per ton', 'R2 500 per day', 'R0,25 per m²', 'R1 000 per acre', 'R2 500/morgen'],
  ],
  [
    'prices',
    'travelling',
    ['R5,50 per mile', 'R550/100 km', '550 c/km', 'R5,50 per hour', '5,50 each way'],
  ],
  ['prices', 'capacityTonsPerHour', ['5 tons per day', '5000 kg/h', '2 to 5', '5 bags per hour']],
  ['prices', 'savingPercent', ['R30', '30 to 40%', '30 per ton', '300%']],
  ['prices', 'savingRandPerHectare', ['R8 000 per ton', '30%', 'R8 000 per season']],
  ['cattle', 'backgroundingMonths', ['20 weeks', '4-6 months', '150 days', 'a season']],
  ['cattle', 'grassProteinPercent.to', ['12 kg', '10-14%', '12 000']],
  [
    'varieties',
    'varieties.0.plantSpacingCm',
    ['75 mm', '0,1 m', '3 inches', '10 x 20', '7,25', '40'],
  ],
  ['varieties', 'varieties.0.clovesPerKilogram', ['8 g each', '125 per bag', '100-150', '125,5']],
  [
    'varieties',
    'varieties.0.seedRandPerKilogram',
    ['R1 200 per crate', 'R12 each', 'R120 per ton', 'R1,200'],
  ],
  ['varieties', 'varieties.1.name', ['Pink Égyptian', 'Розовый', '粉红', '🧄', '- Shani']],
  ['testimonials', 'list.0.rating', ['9/10', '6 stars', '4 to 5']],
  [
    'for-sale',
    'cattle',
    soldAt('head', 'R45/kg', 'R38,50', '16,50', 'R15 000 plus VAT', 'from R15 000'),
  ],
  [
    'for-sale',
    'cattle',
    soldAt('kilogram', 'R15 000 each', 'R38/lb', '3850 c', 'R36-R40', 'R1,000', 'R38 ±'),
  ],
  ['for-sale', 'cattle', soldAt('auction', 'R15 000')],
  // Contact details and places.
  [
    'farm',
    'phone',
    ['083 411 7256 and 083 411 7257', '0834117256/7', 'Fax 014 743 1111', 'wa.me/447911123456'],
  ],
  [
    'farm',
    'phone',
    ['083 4II 7256', '83 411 7256', 'www.farm.co.za', '08341172566', '0860 411 725'],
  ],
  [
    'farm',
    'email',
    ['ansie at plaas.co.za', 'a@b.co.za, c@d.co.za', 'http://plaas.co.za', 'Ansie <ansie>'],
  ],
  [
    'farm',
    'places.cattle',
    ['Gaborone, Botswana', 'Pretoria', 'Gauteng, Limpopo', 'Plot 7, Limpopo', 'Transvaal'],
  ],
  [
    'farm',
    'cattleBusiness.position',
    ['https://maps.app.goo.gl/Q1w2e3', '25°42′S 28°13′E', '28.229, -25.712'],
  ],
  [
    'farm',
    'cattleBusiness.position',
    ['R101 past Settlers', '25.712 S 28.229 E', '-25, 28', '5G8X+2Q Cullinan'],
  ],
  [
    'farm',
    'openingHours',
    [hours('8 to 5', '17:00'), hours('dawn', 'dusk'), hours('8', '5'), hours('25', '26')],
  ],
  ['farm', 'instagram.address', ['Ansie se plaas', 'www.plaas.co.za', 'later', 'plaas.com', 'nvt']],
  // What phones show as boxes, heaps of marks, and nothing at all.
  [
    'farm',
    'address',
    [
      'Plaas \ue000 7, Cullinan',
      'Plaas \ufffd 7',
      'P\u0300\u0301\u0302\u0303\u0304laas',
      '\u200b\u2060',
      '\ud83c 7',
    ],
  ],
  ['terms', 'cattle', priced('\u202e\u200f', '<script>', '\u3164')],
]);

const goodTexts: readonly (readonly [FactsFile, path: string, typed: string, saved: unknown])[] = [
  ['prices', 'bedShaping', 'R1 050/ha', 1_050],
  ['prices', 'bedShaping', 'R1,100 per hectare', 1_100],
  ['prices', 'planting', '2 600 rand', 2_600],
  ['prices', 'planting', 'R2.650,00 per hektaar', 2_650],
  ['prices', 'bulbCleaning', 'R650 p/t', 650],
  ['prices', 'bulbCleaning', 'R 620.00', 620],
  ['prices', 'bulbGrading', 'R640-00 per ton', 640],
  ['prices', 'seedPeeling', '450,-', 450],
  ['prices', 'seedPeeling', 'R410 (incl. VAT)', 410],
  ['prices', 'seedGrading', 'R650 a ton', 650],
  ['prices', 'travelling', 'R5.80/km', 5.8],
  ['prices', 'travelling', '6,10 per kilometre', 6.1],
  ['prices', 'capacityTonsPerHour', '2,5 tons/hour', 2.5],
  ['prices', 'capacityTonsPerHour', '3 t/h', 3],
  ['prices', 'savingPercent', '35 %', 35],
  ['prices', 'savingPercent', 'up to 40%', 40],
  ['prices', 'savingRandPerHectare', 'R110,000', 110_000],
  ['cattle', 'backgroundingMonths', '6 months', 6],
  ['cattle', 'backgroundingMonths', '6 maande', 6],
  ['cattle', 'grassProteinPercent.to', '14 per cent', 14],
  ['cattle', 'biomassGainPercent', '45+', 45],
  ['farm', 'yearsOfExperience', '20 jaar', 20],
  ['farm', 'yearsOfExperience', '18+ years', 18],
  ['varieties', 'varieties.0.plantSpacingCm', '7,5 cm', 7.5],
  ['varieties', 'varieties.0.rowSpacingCm', '22.5', 22.5],
  ['varieties', 'varieties.0.clovesPerKilogram', '± 130 cloves', 130],
  ['varieties', 'varieties.0.seedRandPerKilogram', 'R130 per kg', 130],
  ['varieties', 'varieties.0.name', 'Éléphant', 'Éléphant'],
  ['varieties', 'varieties.0.name', 'Ḽuvhundi Pink', 'Ḽuvhundi Pink'],
  ['testimonials', 'list.0.rating', '4 out of 5', 4],
  ['for-sale', 'cattle.2.rand', 'R17,250', 17_250],
  ['for-sale', 'cattle.2.rand', '17 250 each', 17_250],
  ['for-sale', 'cattle.0.rand', 'R41,20 p/kg', 41.2],
  ['for-sale', 'cattle.0.averageKilograms', '215 kg each', 215],
  ['for-sale', 'cattle.0.rand', '39.75 per kilogram', 39.75],
  ['farm', 'phone', 'Sel nr 083 411 7299', '+27 83 411 7299'],
  ['farm', 'phone', '+27 083 411 7299', '+27 83 411 7299'],
  ['farm', 'phone', 'https://wa.me/27834117299?text=Hello', '+27 83 411 7299'],
  ['farm', 'phone', 'tel:+27-83-411-7299', '+27 83 411 7299'],
  ['farm', 'email', 'mailto:ansie@plaas.co.za', 'ansie@plaas.co.za'],
  ['farm', 'email', 'Ansie Nel <ansie@plaas.co.za>', 'ansie@plaas.co.za'],
  ['farm', 'email', 'E-mail: ansie@plaas.co.za', 'ansie@plaas.co.za'],
  ['farm', 'places.cattle', 'Tzaneen,Limpopo', 'Tzaneen, Limpopo'],
  ['farm', 'places.cattle', 'Vryheid, KwaZulu Natal', 'Vryheid, KwaZulu-Natal'],
  ['farm', 'places.cattle', 'Cullinan (Gauteng)', 'Cullinan, Gauteng'],
  ['farm', 'places.garlic', 'Marble Hall Limpopo Province', 'Marble Hall, Limpopo'],
  ['farm', 'places.farm', 'Ṱhohoyanḓou, Limpopo', 'Ṱhohoyanḓou, Limpopo'],
  ['farm', 'cattleBusiness.position', '(−25,67121; 28,52302)', '-25.67121, 28.52302'],
  ['farm', 'instagram.address', 'nel_bonsmara', 'https://www.instagram.com/nel_bonsmara'],
  ['farm', 'ownerName', 'Ndivhuwo Ṋemaṅwe', 'Ndivhuwo Ṋemaṅwe'],
  ['farm', 'registeredNames', 'Nel & Seun BK, 1998/012345/23', 'Nel & Seun BK, 1998/012345/23'],
];

/** What contacts and chats, PDFs, and other systems add to a text. */
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
  ['farm', 'privacy', 'We use your e-mail only to answer you.'],
  ['farm', 'answers', 'Binne twee-drie dae, soms dieselfde aand.'],
  ['farm', 'places.cattle', 'Bela-Bela, Limpopo'],
  ['farm', 'cattleBusiness.position', '-25.67121, 28.52302'],
  ['farm', 'instagram.address', 'https://www.instagram.com/nel.bonsmara', 'nel.bonsmara'],
  ['farm', 'yearsOfExperience', 20, '20 years'],
  ['for-sale', 'cattle.0.what', '24 weaners, 7-8 months, 215 kg'],
  ['for-sale', 'cattle.2.rand', 17_250, 'R17 250 per head'],
  ['terms', 'kitchens', 'From 5 kg a week, by courier; é is fine.'],
  ['prices', 'bedShaping', 1_050, 'R1 050'],
  ['cattle', 'grazingUnit', 'One cow-and-calf for a season of 150 days.'],
  ['varieties', 'varieties.0.name', 'Géant 2-row'],
  ['varieties', 'offered', 'Shani, Pink Egyptian and Géant.'],
  ['certificates', 'garlic.list.0.issuer', 'Agri-Limpopo 2020'],
  ['testimonials', 'list.0.content', 'André is eerlik. Top-class bulls.'],
];

test.each([...hostile, ...hostileTexts])('does not publish %s.json at %j: %j', (...edit) => {
  expect(save(...edit).sentences).not.toEqual([]);
});

test.each(good)('publishes %s.json at %j: %j', (...edit) => {
  expect(save(...edit).sentences).toEqual([]);
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
test.each(goodTexts)('publishes %s.json at %j: %j as %j', (file, path, typed, saved) => {
  expect(save(file, path, typed)).toEqual({ sentences: [], saved });
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
