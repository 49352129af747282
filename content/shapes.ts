/**
 * What every file of content/facts/ must look like: the one description of each fact, from which
 * come the types, the check of the build, the questions to the owner and the form of the desk.
 */
import { z } from 'zod';
import { fieldServices, perUnit, processingServices, travelService } from './services';

declare module 'zod' {
  interface GlobalMeta {
    /** What the owner calls the field. */
    label?: string;
    /** How to fill it in, for the person who does. */
    hint?: string;
    /** Put to the owner for as long as there is no answer. */
    question?: string;
    /** Whether search engines are kept away for as long as the question is open. */
    isNeededToGoLive?: boolean;
    /** A list answers its question with so many items, or with any number once a tick is set. */
    answeredBy?: { readonly count: number; readonly orTick: string };
    /** What the owner calls each choice of an enum. */
    choices?: Readonly<Record<string, string>>;
    /** The field that sums up the items of a list, or a group of fields. */
    summary?: string;
    /** Whether the text names a file in content/photos/. */
    isPicture?: boolean;
  }
}

/** No angle brackets, which pages are written in, and no characters that nobody can see. */
const visible =
  // oxlint-disable-next-line no-control-regex -- these are what it keeps out
  /^[^<>\u0000-\u0009\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]*$/;

/** Text that a pattern holds; one sentence says what is wrong with any other. */
function text(pattern: RegExp, sentence: string, maxLength: number) {
  const tooLong = `must have at most ${maxLength} characters`;
  return z.string(sentence).max(maxLength, tooLong).regex(pattern, sentence);
}

/** Words that visitors read. */
function words(maxLength: number) {
  return text(visible, 'must be words, without < or > or invisible characters', maxLength);
}

/** A number within limits beyond which it can only be a slip, with so many digits after the point. */
function amount(min: number, max: number, decimals: 0 | 1 | 2 = 0) {
  const kind = decimals === 0 ? 'a whole number' : 'a number';
  const spelling = decimals === 0 ? 'in digits alone' : 'in digits alone, such as 5.5';
  const sentence = `must be ${kind} from ${min} to ${max}, ${spelling}`;
  return z
    .number(sentence)
    .min(min, sentence)
    .max(max, sentence)
    .multipleOf(10 ** -decimals, sentence);
}

/** A breeding value, which may well be below zero. */
function breedingFigure() {
  const sentence = 'must be a number from -1000 to 1000, such as -0.4';
  return z.number(sentence).min(-1000, sentence).max(1000, sentence).multipleOf(0.01, sentence);
}

/** A tick in a box; one that is not set is no answer. */
const tick = () => z.boolean('must be true or false').optional();

function place() {
  const provinces =
    'Eastern Cape|Free State|Gauteng|KwaZulu-Natal|Limpopo|Mpumalanga|North West|Northern Cape|Western Cape';
  const pattern = new RegExp(`^([A-Za-zÀ-ž' -]+, )?(${provinces})$`);
  return text(pattern, 'must be a province, after a town if you like: Settlers, Limpopo', 80);
}

/** Whether no two of the items have the same value in a field. */
function differIn<Key extends string>(key: Key) {
  return (items: readonly Readonly<Record<Key, string>>[]) =>
    new Set(items.map((item) => item[key])).size === items.length;
}

const farmShape = z.strictObject({
  ownerName: words(60).optional().meta({
    label: 'Owner’s name',
    question: 'What is the owner’s full name, as visitors should read it?',
    isNeededToGoLive: true,
  }),
  biography: z
    .array(words(400).meta({ label: 'Paragraph' }))
    .length(3, 'must have three paragraphs')
    .optional()
    .meta({
      label: 'About the owner, in three paragraphs',
      question:
        'Please write three short paragraphs about yourself: what you farm, how, and what a buyer should know of you.',
      isNeededToGoLive: true,
    }),
  yearsOfExperience: amount(1, 80).meta({
    label: 'Years of experience',
    hint: 'Shown with a plus sign: 15 is shown as 15+.',
  }),
  email: text(z.regexes.email, 'must read like name@your-farm.co.za', 255).optional().meta({
    label: 'Email address',
    hint: 'Enquiries arrive here, and visitors see it.',
    question: 'To which email address must enquiries go?',
    isNeededToGoLive: true,
  }),
  phone: text(/^\+27 [1-8]\d \d{3} \d{4}$/, 'must read like +27 82 123 4567', 15)
    .optional()
    .meta({
      label: 'Cell number',
      hint: 'For calls and WhatsApp, like +27 82 123 4567.',
      question: 'Which cell number answers calls and WhatsApp?',
      isNeededToGoLive: true,
    }),
  instagram: text(
    /^https:\/\/(www\.)?instagram\.com\/[\w.]+\/?(\?[\w=&%.-]*)?$/,
    'must read like https://www.instagram.com/your.farm',
    200,
  )
    .optional()
    .meta({
      label: 'Instagram',
      hint: 'Open your profile in Instagram, tap Share, then Copy link.',
      question: 'What is the address of the Instagram profile?',
      isNeededToGoLive: true,
    }),
  facebook: text(
    /^https:\/\/(www\.|m\.)?facebook\.com(\/[\w.-]+)+\/?(\?[\w=&%.-]*)?$/,
    'must read like https://www.facebook.com/your.farm',
    200,
  )
    .optional()
    .meta({
      label: 'Facebook',
      hint: 'Open your page in Facebook, tap Share, then Copy link.',
      question: 'What is the address of the Facebook page?',
      isNeededToGoLive: true,
    }),
  places: z
    .strictObject({
      farm: place().optional().meta({
        label: 'The farm as a whole',
        question: 'In which province, or near which town, is the farm as a whole?',
        isNeededToGoLive: true,
      }),
      cattle: place().optional().meta({
        label: 'The cattle',
        question: 'Where are the cattle? Only the garlic facility is known to be in Settlers.',
        isNeededToGoLive: true,
      }),
      garlic: place().optional().meta({
        label: 'The garlic',
        question: 'In which province, or near which town, is the garlic facility?',
        isNeededToGoLive: true,
      }),
    })
    .prefault({})
    .meta({ label: 'Places', hint: 'A province, after a town if you like: Settlers, Limpopo.' }),
  registeredNames: words(200).optional().meta({
    label: 'Registered names',
    question: 'What is the registered name of each business, with its registration number?',
  }),
  address: words(200).optional().meta({
    label: 'Address',
    question: 'At which address may visitors and post find you?',
  }),
  answers: words(200).optional().meta({
    label: 'Who answers enquiries, and how soon',
    question: 'Who answers enquiries, and within how many days?',
  }),
  openingHours: words(200).optional().meta({
    label: 'Opening hours',
    question: 'On which days and hours may people phone or come?',
  }),
});

function rand(service: string, unit: keyof typeof perUnit, max: number) {
  return amount(unit === 'kilometre' ? 0.5 : 10, max, 2).meta({
    label: `${service}, rand ${perUnit[unit]}`,
  });
}

const pricesShape = z.strictObject({
  bedShaping: rand(fieldServices.bedShaping, 'hectare', 50_000),
  planting: rand(fieldServices.planting, 'hectare', 50_000),
  harvesting: rand(fieldServices.harvesting, 'hectare', 50_000),
  bulbCleaning: rand(processingServices.bulbCleaning, 'ton', 20_000),
  bulbGrading: rand(processingServices.bulbGrading, 'ton', 20_000),
  bulbSplitting: rand(processingServices.bulbSplitting, 'ton', 20_000),
  seedGrading: rand(processingServices.seedGrading, 'ton', 20_000),
  seedPeeling: rand(processingServices.seedPeeling, 'ton', 20_000),
  travelling: rand(travelService, 'kilometre', 100),
  capacityTonsPerHour: amount(0.1, 100, 1).meta({
    label: 'Processing capacity, tons per hour',
  }),
  savingPercent: amount(1, 90).meta({ label: 'Average cost saving, per cent' }),
  savingRandPerHectare: amount(1_000, 1_000_000).meta({
    label: 'Average cost saving, rand per hectare',
  }),
});

const varietyShape = z.strictObject({
  name: text(/^[A-Za-z][A-Za-z/' -]*$/, 'must be made of the letters A to Z', 40).meta({
    label: 'Name',
  }),
  stockLabel: words(60).meta({
    label: 'Stock',
    hint: 'Stands beside the name, such as LIMITED STOCK.',
  }),
  plantSpacingCm: amount(2, 100).meta({ label: 'Between plants in a row, centimetres' }),
  rowSpacingCm: amount(5, 200).meta({ label: 'Between rows, centimetres' }),
});

const varietiesShape = z.strictObject({
  varieties: z
    .array(varietyShape.meta({ label: 'Variety' }))
    .min(1, 'must have at least one')
    .max(12, 'must have at most 12')
    .refine(differIn('name'), 'must not have the same name twice')
    .meta({ label: 'Varieties of the calculator', summary: 'name' }),
  offered: words(300).optional().meta({
    label: 'Which you grow, and of which you sell seed',
    hint: 'One or two sentences, above the varieties of the garlic page.',
    question:
      'Which varieties do you grow, and of which do you sell seed? The page shows Pink Egyptian, White Argentinian and Shani; the calculator Pink Egyptian, White Egyptian, Shani, White Eastern and Giant/Elephant.',
  }),
});

/** Two per cents, the smaller first. */
function percentRange(label: string) {
  return z
    .strictObject({
      from: amount(1, 100).meta({ label: 'From' }),
      to: amount(1, 100).meta({ label: 'To' }),
    })
    .refine(({ from, to }) => from < to, 'must have the smaller number first')
    .meta({ label });
}

const cattleShape = z.strictObject({
  backgroundingMonths: amount(1, 24).meta({ label: 'Backgrounding, months on pasture' }),
  grassProteinPercent: percentRange('Protein in the grass, per cent'),
  grazingUnitsCutPercent: percentRange('Fewer grazing units, per cent'),
  biomassGainPercent: amount(1, 100).meta({ label: 'More biomass, per cent at most' }),
  grasses: z
    .array(words(60).meta({ label: 'Grass' }))
    .length(2, 'must be two grasses')
    .optional()
    .meta({
      label: 'The two grasses of the weaners’ pasture',
      question: 'On which two grasses do the weaners graze?',
      isNeededToGoLive: true,
    }),
  grazingUnit: words(300).optional().meta({
    label: 'What a grazing unit is',
    question: 'What do you count as a grazing unit, and over how long was it cut?',
  }),
});

/**
 * A list of what counts only once it is confirmed. For as long as it has fewer items than the
 * specification, examples marked as such stand in the other places, unless there are no others.
 */
function confirmed<Shape extends z.ZodRawShape>(
  label: string,
  {
    item,
    count,
    summary,
    question,
  }: { item: Shape; count: number; summary: string; question: string },
) {
  return z
    .strictObject({
      list: z
        .array(z.strictObject(item).meta({ label: 'Entry' }))
        .max(12, 'must have at most 12 entries')
        .optional()
        .meta({
          label: 'Confirmed ones',
          summary,
          question,
          isNeededToGoLive: true,
          answeredBy: { count, orTick: 'noOthers' },
        }),
      noOthers: tick().meta({ label: 'We have none, or no others than these' }),
    })
    .prefault({})
    .meta({ label });
}

const certificate = {
  title: words(80).meta({ label: 'Title, as on the paper' }),
  issuer: words(80).meta({ label: 'From whom' }),
  year: text(/^(19|20)\d\d$/, 'must be a year such as 2026', 4).meta({ label: 'Year' }),
  icon: z
    .enum(['award', 'shield', 'check'], 'must be award, shield or check')
    .optional()
    .meta({
      label: 'Mark beside it',
      choices: { award: 'Rosette', shield: 'Shield', check: 'Tick' },
    }),
};

const certificatesShape = z.strictObject({
  cattle: confirmed('Certificates and awards of the cattle', {
    item: certificate,
    count: 4,
    summary: 'title',
    question:
      'Which certificates or awards do the cattle hold? For each: title, from whom, which year. If there are none, or fewer than four, please say so.',
  }),
  garlic: confirmed('Certificates and awards of the garlic', {
    item: certificate,
    count: 3,
    summary: 'title',
    question:
      'Which certificates or awards does the garlic hold? For each: title, from whom, which year. If there are none, or fewer than three, please say so.',
  }),
});

const testimonialsShape = confirmed('What customers say', {
  item: {
    name: words(60).meta({ label: 'Name' }),
    role: words(80).meta({ label: 'What they do', hint: 'Such as: Bonsmara breeder, Vaalwater.' }),
    content: words(600).meta({ label: 'What they said, word for word' }),
    rating: z
      .int('must be a whole number of stars from 0 to 5')
      .min(0, 'must be a whole number of stars from 0 to 5')
      .max(5, 'must be a whole number of stars from 0 to 5')
      .meta({ label: 'Stars, 0 to 5' }),
    agreedBy: words(100).meta({
      label: 'Who agreed that we print it, and how',
      hint: 'Such as: herself, by WhatsApp. The site does not show it.',
    }),
    agreedOn: z.iso.date('must be a day such as 2026-03-31').meta({ label: 'When they agreed' }),
  },
  count: 3,
  summary: 'name',
  question:
    'What did three customers say about you? For each: name, what they do, the words, stars from 0 to 5, and when they agreed that we print it. If there are none, or fewer than three, please say so.',
});

const cattleTerms = {
  forSale: words(300).optional().meta({
    label: 'Cattle for sale',
    question: 'Which classes of cattle do you sell, and in which months?',
  }),
  price: words(300).optional().meta({
    label: 'Price',
    question: 'How are cattle priced: per head, per kilogram or on auction, with VAT or without?',
  }),
  papers: words(300).optional().meta({
    label: 'Papers',
    question:
      'What goes with an animal you sell: breeding values, health papers, a movement permit?',
  }),
  backgrounding: words(300).optional().meta({
    label: 'Backgrounding',
    question:
      'On what terms do you background cattle: paid by the day or by the kilogram gained, and who carries dosing, feed and losses?',
  }),
  finishing: words(300).optional().meta({
    label: 'Finishing',
    question: 'On what terms do you finish the cattle of other farmers in your feedlot?',
  }),
  smallestLot: words(300).optional().meta({
    label: 'Smallest lot',
    question: 'What is the smallest number of cattle you sell or take in?',
  }),
};

const garlicTerms = {
  seedPrice: words(300).optional().meta({
    label: 'Garlic and seed',
    question: 'What do garlic and seed cost, and per what?',
  }),
  kitchens: words(300).optional().meta({
    label: 'Kitchens',
    question: 'Do you supply restaurants, from which quantity and in which months?',
  }),
  smallestJob: words(300).optional().meta({
    label: 'Smallest job',
    question: 'What is the smallest field, load or order of seed that you take on?',
  }),
  booking: words(300).optional().meta({
    label: 'Booking',
    question: 'By which month must a grower book beds, planting, harvesting or processing?',
  }),
};

const termsShape = z.strictObject({
  commitment: z
    .array(words(200).meta({ label: 'Sentence' }))
    .max(3, 'must be at most three sentences')
    .optional()
    .meta({
      label: 'What a customer may hold you to',
      hint: 'The first sentence stands in the largest letters of the front page.',
      question:
        'What may a customer hold you to? If these are true, answer with them: “You get what we agreed, at the price we agreed.” and “If something is not right, phone the owner.”',
      isNeededToGoLive: true,
    }),
  privacy: words(300).optional().meta({
    label: 'What becomes of enquiries',
    question:
      'What do you do with what people write to you, and who reads it? If this is true, answer with it: “We use what you write here to answer you, and for nothing else.”',
    isNeededToGoLive: true,
  }),
  vat: z
    .enum(['included', 'added', 'none'], 'must be included, added or none')
    .optional()
    .meta({
      label: 'VAT on the garlic prices',
      choices: { included: 'Included', added: 'Added to them', none: 'Not registered for VAT' },
      question: 'Do the garlic prices include VAT, is it added, or are you not registered for it?',
      isNeededToGoLive: true,
    }),
  kilometres: z
    .enum(['oneWay', 'return'], 'must be oneWay or return')
    .optional()
    .meta({
      label: 'Kilometres of a job',
      choices: { oneWay: 'Count one way', return: 'Count there and back' },
      question: 'Do the kilometres of a job count one way, or there and back?',
      isNeededToGoLive: true,
    }),
  savingBasis: words(300).optional().meta({
    label: 'How the saving was worked out',
    question: 'How were the saving and its rand per hectare worked out, and against what?',
  }),
  cattle: z
    .strictObject(cattleTerms)
    .prefault({})
    .meta({ label: 'Buying cattle, and cattle in your care' }),
  garlic: z.strictObject(garlicTerms).prefault({}).meta({ label: 'Garlic and work for growers' }),
});

/** The fields of a picture; until it was taken on the farm, it stands in. */
function pictureFields(place: string, isNeededToGoLive = false) {
  return {
    file: text(
      /^[^\\/<>]+\.(jpe?g|png|webp|heic)$/i,
      'must be the name of a photo, such as IMG_2034.jpg',
      100,
    ).meta({ label: 'Photo', isPicture: true }),
    alt: words(160).min(15, 'must say in 15 letters or more what the photo shows').meta({
      label: 'What it shows',
      hint: 'For people who cannot see it, such as: A bull at a water trough, from the side.',
    }),
    focalPoint: z
      .strictObject({
        x: amount(0, 100).meta({ label: 'From the left, per cent' }),
        y: amount(0, 100).meta({ label: 'From the top, per cent' }),
      })
      .optional()
      .meta({ label: 'The spot that must not be cut off' }),
    takenOnTheFarm: tick().meta({
      label: 'Taken on our farm',
      question: `Please send a photo taken on the farm for ${place}.`,
      isNeededToGoLive,
    }),
    peopleAgreed: tick().meta({
      label: 'Nobody can be recognised in it, or all have agreed to be shown',
    }),
  };
}

type Ticks = Readonly<Partial<Record<'takenOnTheFarm' | 'peopleAgreed', boolean | undefined>>>;

const isAgreed = ({ takenOnTheFarm, peopleAgreed }: Ticks) => !takenOnTheFarm || peopleAgreed;
const notAgreed = {
  path: ['peopleAgreed'],
  error: 'must be ticked before a photo of the farm is shown',
};

/** A picture with a place of its own. */
function picture(place: string, isNeededToGoLive = false) {
  return z
    .strictObject(pictureFields(place, isNeededToGoLive))
    .refine(isAgreed, notAgreed)
    .meta({ label: `Photo for ${place}`, summary: 'alt' });
}

/** So many pictures or more, each with a caption. */
function gallery(place: string, count: number) {
  const caption = words(60).meta({ label: 'Caption' });
  const item = z
    .strictObject({ ...pictureFields(place), caption })
    .refine(isAgreed, notAgreed)
    .meta({ label: 'Photo' });
  return z
    .array(item)
    .min(count, `must have at least ${count} photos`)
    .max(2 * count, `must have at most ${2 * count} photos`)
    .refine(differIn('file'), 'must not have the same photo twice')
    .meta({ label: `Photos for ${place}`, summary: 'caption' });
}

const picturesShape = z.strictObject({
  homeHero: picture('the top of the front page'),
  bonsmaraHero: picture('the top of the cattle page'),
  garlicHero: picture('the top of the garlic page'),
  owner: picture('the portrait of the owner', true),
  cattleOperation: picture('the cattle on the front page'),
  garlicStillLife: picture('the garlic on the front page'),
  backgrounding: picture('weaners on pasture'),
  grazing: picture('grazing'),
  pinkEgyptian: picture('Pink Egyptian'),
  whiteArgentinian: picture('White Argentinian'),
  shani: picture('Shani'),
  giantElephant: picture('the reasons to choose us'),
  planting: picture('step 1, planting'),
  sprouting: picture('step 2, sprouting'),
  growing: picture('step 3, growing'),
  curing: picture('step 4, harvesting and curing'),
  cattle: gallery('the cattle gallery', 12),
  fields: gallery('the fields gallery', 4),
});

/** A day as it stands in the file: 2026-03-31. */
const day = () => z.iso.date('must be a day such as 2026-03-31');

/** What every lot has, whatever is sold. */
const lotFields = {
  from: day().optional().meta({
    label: 'For sale from',
    hint: 'Leave it empty if buyers can have it now.',
  }),
  until: day().optional().meta({
    label: 'For sale until',
    hint: 'From the day after, the site no longer shows it.',
  }),
  note: words(300).optional().meta({ label: 'What else a buyer should know' }),
  picture: z
    .strictObject(pictureFields('this lot'))
    .refine(isAgreed, notAgreed)
    .optional()
    .meta({ label: 'Photo' }),
  status: z.enum(['forSale', 'reserved', 'sold'], 'must be forSale, reserved or sold').meta({
    label: 'Where it stands',
    choices: { forSale: 'For sale', reserved: 'Reserved', sold: 'Sold' },
  }),
};

/** Whether a lot ends after it begins; the days compare as text. */
const endsAfterItBegins = ({
  from,
  until,
}: {
  from?: string | undefined;
  until?: string | undefined;
}) => !from || !until || from <= until;
const endsTooEarly = { path: ['until'], error: 'must not be before the day it is for sale from' };

const breedingValueShape = z.strictObject({
  trait: words(40).meta({ label: 'Trait', hint: 'As on the certificate: Birth weight direct.' }),
  value: breedingFigure().meta({ label: 'Breeding value' }),
  breedAverage: breedingFigure().meta({ label: 'Breed average' }),
  accuracyPercent: amount(1, 100).meta({ label: 'Accuracy, per cent' }),
});

/** Rand by what a price is counted by; outside of these it can only be a slip. */
const pricedBy = { head: { min: 500, max: 2_000_000 }, kilogram: { min: 5, max: 500 } };

const hasItsPrice = ({ pricePer, rand }: { pricePer: string; rand?: number | undefined }) => {
  if (pricePer !== 'head' && pricePer !== 'kilogram') return rand === undefined;
  const { min, max } = pricedBy[pricePer];
  return rand !== undefined && rand >= min && rand <= max;
};

const cattleLotShape = z
  .strictObject({
    animals: z
      .enum(
        ['weaners', 'heifers', 'cows', 'cowsWithCalves', 'bulls', 'oxen'],
        'must be weaners, heifers, cows, cowsWithCalves, bulls or oxen',
      )
      .meta({
        label: 'Class',
        choices: {
          weaners: 'Weaners',
          heifers: 'Heifers',
          cows: 'Cows',
          cowsWithCalves: 'Cows with calves',
          bulls: 'Bulls',
          oxen: 'Oxen',
        },
      }),
    count: amount(1, 5_000).meta({ label: 'How many' }),
    age: words(60).optional().meta({ label: 'Born, or age', hint: 'Such as: born August 2026.' }),
    weightKilograms: amount(20, 1_500).optional().meta({ label: 'Average weight, kilograms' }),
    pricePer: z
      .enum(
        ['head', 'kilogram', 'auction', 'arrangement'],
        'must be head, kilogram, auction or arrangement',
      )
      .meta({
        label: 'Priced',
        choices: {
          head: 'Per head',
          kilogram: 'Per kilogram, live',
          auction: 'On auction',
          arrangement: 'By arrangement',
        },
      }),
    rand: amount(1, pricedBy.head.max, 2).optional().meta({
      label: 'Rand',
      hint: 'Per head or per kilogram. Leave it empty for an auction or by arrangement.',
    }),
    breedingValues: z
      .array(breedingValueShape.meta({ label: 'Breeding value' }))
      .max(12, 'must have at most 12')
      .optional()
      .meta({ label: 'Breeding values', summary: 'trait' }),
    tests: words(200).optional().meta({
      label: 'Tests',
      hint: 'What was tested, when, and by whom.',
    }),
    ...lotFields,
  })
  .refine(hasItsPrice, {
    path: ['rand'],
    error: `must be R${pricedBy.head.min} or more per head, R${pricedBy.kilogram.min} to R${pricedBy.kilogram.max} per kilogram, and empty for an auction or by arrangement`,
  })
  .refine(endsAfterItBegins, endsTooEarly);

const garlicLotShape = z
  .strictObject({
    variety: words(40).meta({ label: 'Variety' }),
    form: z.enum(['seed', 'bulbs', 'peeled'], 'must be seed, bulbs or peeled').meta({
      label: 'Sold as',
      choices: { seed: 'Seed', bulbs: 'Bulbs', peeled: 'Peeled cloves' },
    }),
    size: words(60).optional().meta({ label: 'Bulb size or grade' }),
    randPerKilogram: amount(5, 1_000, 2).optional().meta({
      label: 'Rand per kilogram',
      hint: 'Leave it empty for a price by arrangement.',
    }),
    smallestOrderKilograms: amount(1, 100_000).optional().meta({
      label: 'Smallest order, kilograms',
    }),
    months: words(60).optional().meta({
      label: 'In which months',
      hint: 'Such as: February to April.',
    }),
    ...lotFields,
  })
  .refine(endsAfterItBegins, endsTooEarly);

const forSaleShape = z.strictObject({
  asOf: day().optional().meta({
    label: 'Right as of',
    hint: 'The day on which you last looked the list over. After 30 days the site hides the list until you say again that it is right.',
  }),
  cattle: z
    .array(cattleLotShape.meta({ label: 'Lot' }))
    .max(20, 'must have at most 20 lots')
    .optional()
    .meta({ label: 'Cattle for sale', summary: 'animals' }),
  garlic: z
    .array(garlicLotShape.meta({ label: 'Lot' }))
    .max(20, 'must have at most 20 lots')
    .optional()
    .meta({ label: 'Garlic for sale', summary: 'variety' }),
});

/** Builds for tests take another folder: all facts of a farm that does not exist. */
export const factsFolder = process.env.FACTS_FOLDER || 'content/facts';

/** The files of the folder by their names without .json, in the order in which the owner is asked. */
export const factsShape = z.strictObject({
  farm: farmShape.meta({ label: 'Who you are and how to reach you' }),
  'for-sale': forSaleShape.meta({ label: 'For sale now' }),
  terms: termsShape.meta({ label: 'How you do business' }),
  prices: pricesShape.meta({ label: 'Prices of the garlic services' }),
  varieties: varietiesShape.meta({ label: 'Garlic varieties' }),
  cattle: cattleShape.meta({ label: 'Figures of the cattle' }),
  certificates: certificatesShape.meta({ label: 'Certificates and awards' }),
  testimonials: testimonialsShape,
  pictures: picturesShape.meta({ label: 'Photos' }),
});

export type Facts = z.infer<typeof factsShape>;
export type Picture = Facts['pictures']['owner'];
export type Certificate = NonNullable<Facts['certificates']['cattle']['list']>[number];
export type Testimonial = NonNullable<Facts['testimonials']['list']>[number];
export type CattleLot = NonNullable<Facts['for-sale']['cattle']>[number];
export type GarlicLot = NonNullable<Facts['for-sale']['garlic']>[number];
