/**
 * What every file of content/facts/ must look like: the one description of each fact, from which
 * come the types, the check of the build, the questions to the owner and the form of the desk.
 */
import { z } from 'zod';
import { partOf } from './facts/fields';
import { spellAddress, spellPhone, spellPosition, spellTime } from './facts/spellings';
import { openingDays } from './opening-days';
import { maxStars } from './rating';
import { fieldServices, perUnit, processingServices, travelService } from './services';

declare module 'zod' {
  interface GlobalMeta {
    /** What the owner calls the field. */
    label?: string;
    /** How to fill it in, for the person who does. */
    hint?: string | undefined;
    /** Put to the owner for as long as there is no answer. */
    question?: string;
    /** Whether the site is in preparation for as long as the question is open. */
    isNeededToGoLive?: boolean;
    /** Whether the example farm's answer may be the owner's own: a choice, or words that we offer. */
    mayEqualExample?: boolean;
    /** A list answers its question with so many items, or with any number once a tick is set. */
    answeredBy?: { readonly count: number; readonly orTick: string };
    /** What the owner calls each choice of an enum. */
    choices?: Readonly<Record<string, string>>;
    /** The field that tells the items of a list apart, or sums up a group of fields. */
    summary?: string;
    /** What the desk shows of a closed item where that field alone is not enough: `{{count}} {{animals}}`. */
    shown?: string;
    /** Whether the text names a file in content/photos/. */
    isPicture?: boolean;
    /**
     * An amount of rand: the desk asks when it moves far. Where its field may be one of several kinds,
     * such as rand per head, `countedBy` names the field beside it that says which.
     */
    rand?: { readonly countedBy: string | undefined };
    /** Puts what people write, such as 082 123 4567, into the one form that the site uses. */
    spelling?: (text: string) => string;
    /** What the desk asks about a new value that may be right, and may be a slip. */
    doubt?: { readonly pattern: string; readonly question: string };
    /** Whether the day, or the year, must have come. */
    hasCome?: boolean;
    /** Whether the day cannot be before the farm's years of experience began. */
    isOfTheFarm?: boolean;
    /** Whether the day must be within two years. */
    isNear?: boolean;
  }
}

/** Text that a pattern holds; one sentence says what is wrong with any other. */
function text(pattern: RegExp, sentence: string, maxLength: number) {
  const tooLong = `must have at most ${maxLength} characters`;
  return z
    .string(sentence)
    .max(maxLength, tooLong)
    .regex(pattern, { error: sentence, abort: true });
}

/** No angle brackets, which pages are written in, and no characters that nobody can see. */
const visible =
  // oxlint-disable-next-line no-control-regex -- these are what it keeps out
  /^[^<>\u0000-\u0009\u000b-\u001f\u007f-\u009f\u00ad\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]*$/;

// The desk takes a pattern as bare text, without the flag that `\p` needs: what follows is checked
// before it saves, and in the gate.
const invisible =
  /[\p{Default_Ignorable_Code_Point}\p{Private_Use}\p{Surrogate}\p{Zl}\p{Zp}\u2800]/u;
const emoji =
  /\p{Emoji}\p{Emoji_Modifier}?\ufe0f?(\u200d\p{Extended_Pictographic}\p{Emoji_Modifier}?\ufe0f?)*/gu;
const isVisible = (words: string) => !invisible.test(words.replace(emoji, ''));

const notWords = 'must be words, without < or > or invisible characters';

/** Words that visitors read; they have a letter or a digit. */
function words(label: string, maxLength: number, hint?: string) {
  const hasWord = (words: string) => /[\p{L}\p{N}]/u.test(words);
  return text(visible, notWords, maxLength)
    .refine((words) => isVisible(words) && hasWord(words), notWords)
    .meta({ label, hint });
}

/** Words of somebody else, which may be an emoji alone, or have < and >, since pages escape them. */
function quotation(label: string, maxLength: number) {
  return z
    .string(notWords)
    .max(maxLength, `must have at most ${maxLength} characters`)
    .refine(
      (given) => visible.test(given.replace(/[<>]/g, '')) && isVisible(given),
      'must be without invisible characters',
    )
    .meta({ label });
}

/** A number within limits beyond which it can only be a slip, with so many digits after the point. */
function amount(label: string, min: number, max: number, decimals: 0 | 1 | 2 = 0, hint?: string) {
  const [kind, rest] =
    decimals === 0
      ? ['a whole number', '']
      : ['a number', `, with no more than ${decimals} digits after the comma`];
  const sentence = `must be ${kind} from ${min} to ${max}${rest}`;
  const number = z.number(sentence).min(min, sentence).max(max, sentence);
  return number.multipleOf(10 ** -decimals, sentence).meta({ label, hint });
}

/** An amount of rand. */
function money(shape: z.ZodNumber, countedBy?: string) {
  return shape.meta({ ...z.globalRegistry.get(shape), rand: { countedBy } });
}

/** A day as it stands in the file: 2026-03-31. */
function day(label: string, hint?: string, more: z.GlobalMeta = {}) {
  return z.iso.date('must be a day such as 2026-03-31').meta({ label, hint, ...more });
}

function keysOf<Key extends string>(record: Readonly<Record<Key, string>>): Key[] {
  return Object.keys(record).filter((key): key is Key => key in record);
}

/** One of several values, each with the owner's word for it. */
function choice<Value extends string>(label: string, choices: Readonly<Record<Value, string>>) {
  const sentence = `must be one of these: ${Object.values(choices).join(', ')}`;
  return z.enum(keysOf(choices), sentence).meta({ label, choices });
}

/** A tick box; left empty, it leaves the question open. */
function tick(label: string, more: z.GlobalMeta = {}) {
  return z
    .boolean('must be true or false')
    .optional()
    .meta({ label, ...more });
}

/** A field that may be empty, with all that is said of it. */
function optional<Shape extends z.ZodType>(shape: Shape, more: z.GlobalMeta = {}) {
  return shape.optional().meta({ ...z.globalRegistry.get(shape), ...more });
}

/** The same, with a question to the owner for as long as it is empty. */
function asked<Shape extends z.ZodType>(shape: Shape, question: string, more: z.GlobalMeta = {}) {
  return optional(shape, { ...more, question });
}

/** A field that pages rely on, with a question to the owner; only a site in preparation lacks the answer. */
function needed<Shape extends z.ZodType>(shape: Shape, question: string, more: z.GlobalMeta = {}) {
  return shape.meta({ ...z.globalRegistry.get(shape), ...more, question, isNeededToGoLive: true });
}

/** Words that the owner may take over as an answer. */
const offered = {
  commitment: 'You get what we agreed, at the price we agreed. If something is not right, tell us.',
  privacy: 'We use what you write here to answer you, and for nothing else.',
};

/** Whether no two of the items have the same value in a field. */
function differIn<Key extends string>(key: Key) {
  return (items: readonly Readonly<Record<Key, string>>[]) =>
    differ(items.map((item) => item[key]));
}

/** Whether no two of the items are the same, but for capitals. */
function differ(items: readonly unknown[]): boolean {
  return new Set(items.map((item) => JSON.stringify(item).toLowerCase())).size === items.length;
}

/** The names of the calculator's varieties in links and forms: `giant-elephant`. */
export function varietyKey(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');
}

const phone = text(
  /^\+27 [1-8]\d \d{3} \d{4}$/,
  'must be a South African number such as 082 123 4567',
  40,
);
const email = text(z.regexes.email, 'must read like name@your-farm.co.za', 255);
const profile = (network: 'instagram' | 'facebook') =>
  text(
    new RegExp(
      `^https://(www\\.|m\\.)?${network}\\.com(/(?!\\.+(/|$))[\\w.-]+){1,2}/?(\\?[\\w=&%.-]*)?$`,
    ),
    `must read like https://www.${network}.com/your.farm`,
    200,
  );
const provinces =
  'Eastern Cape|Free State|Gauteng|KwaZulu-Natal|Limpopo|Mpumalanga|North West|Northern Cape|Western Cape';
const place = text(
  new RegExp(`^([A-Za-zÀ-ž' -]+, )?(${provinces})$`),
  'must be a province, after a town if you like: Settlers, Limpopo',
  80,
);

const position = text(
  /^-(2[2-9]|3[0-4])\.\d{3,8}, (1[6-9]|2\d|3[0-2])\.\d{3,8}$/,
  'must be a place in South Africa as Google Maps copies it: -24.95512, 28.54331',
  60,
);

/** Where visitors find one of the two businesses, and how far it goes; one question for all of it. */
function business(label: string, question: string) {
  return z
    .strictObject({
      address: asked(words('Address', 200), question),
      position: asked(
        position.meta({
          spelling: spellPosition,
          label: 'Place on the map',
          hint: 'Hold a finger on it in Google Maps, and copy the two numbers.',
        }),
        question,
      ),
      areaServed: asked(words('Area served', 120, 'Such as: Limpopo and Gauteng.'), question),
    })
    .prefault({})
    .meta({ label });
}

const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;
const time = (label: string) =>
  text(timePattern, 'must be a time such as 07:30', 12).meta({
    label,
    spelling: spellTime,
  });

const openingHoursShape = z
  .strictObject({
    days: choice('Days', openingDays),
    opens: time('From'),
    closes: time('Until'),
  })
  .refine(({ opens, closes }) => !timePattern.test(opens) || opens < closes, {
    path: ['closes'],
    error: 'must be later than the time in From',
  });

const farmShape = z.strictObject({
  ownerName: needed(words('Owner’s name', 60), 'What is the owner’s full name?'),
  biography: needed(
    z
      .array(words('Paragraph', 400))
      .length(3, 'must have three paragraphs')
      .meta({ label: 'About the owner, in three paragraphs' }),
    'Please write three short paragraphs about yourself: what you farm, how, and what a buyer should know of you.',
  ),
  yearsOfExperience: amount('Years of experience', 1, 80, 0, 'Shown with a plus sign: 15+.'),
  email: needed(email.meta({ label: 'Email address' }), 'To which address must enquiries go?'),
  phone: needed(
    phone.meta({
      spelling: spellPhone,
      label: 'Cell number',
      doubt: {
        pattern: '^\\+27 [1-5]',
        question: 'it is a landline. Do you read WhatsApp on it?',
      },
    }),
    'Which cell number answers calls and WhatsApp?',
  ),
  instagram: needed(
    profile('instagram').meta({
      spelling: spellAddress,
      label: 'Instagram',
      hint: 'Your profile, Share, Copy link.',
    }),
    'What is the address of the Instagram profile?',
  ),
  facebook: needed(
    profile('facebook').meta({
      spelling: spellAddress,
      label: 'Facebook',
      hint: 'Your page, Share, Copy link.',
    }),
    'What is the address of the Facebook page?',
  ),
  places: z
    .strictObject({
      farm: needed(place.meta({ label: 'The farm as a whole' }), 'Near which town is the farm?'),
      cattle: needed(
        place.meta({ label: 'The cattle' }),
        'Where are the cattle? Only the garlic facility is known to be in Settlers.',
      ),
      garlic: needed(place.meta({ label: 'The garlic' }), 'Where is the garlic facility?', {
        mayEqualExample: true,
      }),
    })
    .meta({ label: 'Places' }),
  registeredNames: asked(
    words('Registered name', 200),
    'What is the registered name of each business, with its registration number?',
  ),
  address: asked(words('Address', 200), 'At which address may visitors and post find you?'),
  answers: asked(words('Reply time', 200), 'Who answers enquiries, and within how many days?'),
  openingHours: asked(
    z
      .array(openingHoursShape.meta({ label: 'Hours' }))
      .max(3, 'must have at most three entries')
      .refine(differIn('days'), 'must not have the same days twice')
      .meta({
        label: 'Opening hours',
        summary: 'days',
        shown: '{{days}}, {{opens}} to {{closes}}',
      }),
    'When may people phone or come?',
    { mayEqualExample: true },
  ),
  cattleBusiness: business(
    'Visiting the cattle',
    'Where do buyers find the cattle: at which address, where on the map? And where do your buyers farm?',
  ),
  garlicBusiness: business(
    'Visiting the garlic facility',
    'Where do growers find the garlic facility: at which address, where on the map? And in which area do you work?',
  ),
});

function rand(service: string, unit: keyof typeof perUnit, min: number, max: number) {
  return money(amount(`${service}, rand ${perUnit[unit]}`, min, max, 2));
}

const pricesShape = z.strictObject({
  bedShaping: rand(fieldServices.bedShaping, 'hectare', 50, 50_000),
  planting: rand(fieldServices.planting, 'hectare', 50, 50_000),
  harvesting: rand(fieldServices.harvesting, 'hectare', 50, 50_000),
  bulbCleaning: rand(processingServices.bulbCleaning, 'ton', 10, 20_000),
  bulbGrading: rand(processingServices.bulbGrading, 'ton', 10, 20_000),
  bulbSplitting: rand(processingServices.bulbSplitting, 'ton', 10, 20_000),
  seedGrading: rand(processingServices.seedGrading, 'ton', 10, 20_000),
  seedPeeling: rand(processingServices.seedPeeling, 'ton', 10, 20_000),
  travelling: rand(travelService, 'kilometre', 0.5, 100),
  capacityTonsPerHour: amount('Processing capacity, tons per hour', 0.1, 100, 1),
  savingPercent: amount('Average cost saving, per cent', 1, 90),
  savingRandPerHectare: money(amount('Average cost saving, rand per hectare', 1_000, 1_000_000)),
});

const varietyShape = z.strictObject({
  name: text(
    /^[A-Za-z][A-Za-z0-9/'"‘’“” -]*$/,
    'must be made of the letters A to Z, digits and quotation marks',
    40,
  ).meta({ label: 'Name' }),
  stockLabel: words('Stock', 60, 'Stands beside the name, such as LIMITED STOCK.'),
  plantSpacingCm: amount('Between plants in a row, centimetres', 2, 100),
  rowSpacingCm: amount('Between rows, centimetres', 5, 200),
  clovesPerKilogram: optional(
    amount('Cloves in a kilogram of seed', 10, 1_000, 0, 'Weigh a kilogram and count.'),
  ),
  seedRandPerKilogram: optional(
    money(
      amount('Seed, rand per kilogram', 1, 1_000, 2, 'Leave it empty if you sell no seed of it.'),
    ),
  ),
});

const varietiesShape = z.strictObject({
  varieties: z
    .array(varietyShape.meta({ label: 'Variety' }))
    .min(1, 'must have at least one')
    .max(12, 'must have at most 12')
    .refine(
      (items) => differ(items.map(({ name }) => varietyKey(name))),
      'must not have the same name twice, nor two that differ by their signs alone',
    )
    .meta({ label: 'Varieties of the calculator', summary: 'name' }),
  offered: asked(
    words('What you grow, and of which you sell seed', 300),
    'Which varieties do you grow, and of which do you sell seed? With each of those, fill in how many cloves make a kilogram and what a kilogram costs. The page shows Pink Egyptian, White Argentinian and Shani; the calculator Pink Egyptian, White Egyptian, Shani, White Eastern and Giant/Elephant.',
  ),
});

/** Two per cents, the smaller first. */
function percentRange(label: string) {
  return z
    .strictObject({ from: amount('From', 1, 100), to: amount('To', 1, 100) })
    .refine(({ from, to }) => from < to, 'must have the smaller number first')
    .meta({ label });
}

const cattleShape = z.strictObject({
  backgroundingMonths: amount('Backgrounding, months on pasture', 1, 24),
  grassProteinPercent: percentRange('Protein in the grass, per cent'),
  grazingUnitsCutPercent: percentRange('Fewer grazing units, per cent'),
  biomassGainPercent: amount('More biomass, per cent at most', 1, 100),
  grasses: needed(
    z
      .array(words('Grass', 60))
      .length(2, 'must be two grasses')
      .refine(differ, 'must not have the same grass twice')
      .meta({ label: 'The two grasses of the weaners’ pasture' }),
    'On which two grasses do the weaners graze?',
  ),
  grazingUnit: asked(
    words('What a grazing unit is', 300),
    'What do you count as a grazing unit, and over how long was it cut?',
  ),
});

/**
 * A list of what counts only once it is confirmed. The site is in preparation for as long as it has
 * fewer items than the specification, unless there are no others.
 */
function confirmed<Shape extends z.ZodRawShape>(
  label: string,
  item: Shape,
  {
    count,
    summary,
    question,
    known,
  }: { count: number; summary: string; question: string; known: readonly string[] },
) {
  // An entry is the same as another where these of its fields are.
  const identity = (entry: unknown) => known.map((name) => partOf(entry, name));
  const list = z
    .array(z.strictObject(item).meta({ label: 'Entry' }))
    .max(12, 'must have at most 12 entries')
    .refine((entries) => differ(entries.map(identity)), 'must not have the same entry twice')
    .meta({ label: 'Confirmed ones', summary });
  return z
    .strictObject({
      list: asked(list, question, {
        isNeededToGoLive: true,
        answeredBy: { count, orTick: 'noOthers' },
      }),
      noOthers: tick('We have none, or no others than these'),
    })
    .prefault({})
    .meta({ label });
}

function certificates(side: string, count: number) {
  const item = {
    title: words('Title, as on the paper', 80),
    issuer: words('From whom', 80),
    year: text(/^(19|20)\d\d$/, 'must be a year such as 2026', 4).meta({
      label: 'Year',
      hasCome: true,
    }),
    icon: optional(choice('Mark beside it', { award: 'Rosette', shield: 'Shield', check: 'Tick' })),
  };
  const question = `Which certificates or awards do you hold for the ${side}? For each: title, from whom, which year. If there are none, or fewer than ${count}, please say so.`;
  const known = ['title', 'issuer', 'year'];
  return confirmed(`Of the ${side}`, item, { count, summary: 'title', question, known });
}

const notShown =
  'The site does not show it. Where the farm’s files on GitHub are public, anybody can read it there.';

const testimonial = {
  name: words('Name', 60),
  role: words('What they do', 80),
  content: quotation('What they said, word for word', 600),
  rating: amount(`Stars, 0 to ${maxStars}`, 0, maxStars),
  agreedBy: words('Who agreed that we print it, and how', 100, notShown),
  agreedOn: day('When they agreed', notShown, { hasCome: true, isOfTheFarm: true }),
};

/** A term of business, which the pages show under its label. */
const term = (label: string, question: string) => asked(words(label, 300), question);

const termsShape = z.strictObject({
  commitment: needed(
    z
      .array(words('Sentence', 200))
      .max(3, 'must be at most three sentences')
      .meta({ label: 'What a customer may hold you to' }),
    `What may a customer hold you to? If this is true, answer with it: “${offered.commitment}”`,
    { mayEqualExample: true },
  ),
  privacy: needed(
    words('What becomes of enquiries', 300),
    `What do you do with what people write to you, and who reads it? If this is true, answer with it: “${offered.privacy}”`,
    { mayEqualExample: true },
  ),
  vat: needed(
    choice('VAT on the garlic prices', {
      included: 'Included',
      added: 'Added to them',
      none: 'Not registered for VAT',
    }),
    'Do the garlic prices include VAT, is it added, or are you not registered for it?',
    { mayEqualExample: true },
  ),
  kilometres: needed(
    choice('Kilometres of a job', { oneWay: 'Count one way', return: 'Count there and back' }),
    'Do the kilometres of a job count one way, or there and back?',
    { mayEqualExample: true },
  ),
  savingBasis: term(
    'How the saving was worked out',
    'How were the saving and its rand per hectare worked out, and against what?',
  ),
  cattle: z
    .strictObject({
      forSale: term('Cattle for sale', 'Which classes of cattle do you sell, in which months?'),
      price: term(
        'Price',
        'How are cattle priced: per head, per kilogram or on auction; with VAT?',
      ),
      papers: term(
        'Papers',
        'Which papers go with an animal you sell, beside those that the law asks for: breeding values, a registration?',
      ),
      backgrounding: term(
        'Backgrounding',
        'On what terms do you background cattle: paid by the day or by the kilogram gained, and who carries dosing, feed and losses?',
      ),
      finishing: term('Finishing', 'On what terms do you finish the cattle of other farmers?'),
      smallestLot: term('Smallest lot', 'What is the smallest number you sell or take in?'),
    })
    .prefault({})
    .meta({ label: 'Buying cattle, and cattle in your care' }),
  // It changes with the season and the orders of the state, so the answers carry a day of their own.
  health: z
    .strictObject({
      asOf: optional(
        day(
          'Right as of',
          'Without this day none of these answers is shown, nor 60 days after it.',
          { hasCome: true },
        ),
      ),
      footAndMouth: term(
        'Foot-and-mouth vaccination',
        'Are the cattle vaccinated against foot-and-mouth disease, and when was the last time?',
      ),
      quarantine: term(
        'Quarantine',
        'Is the farm, or its district, under quarantine or a movement restriction at the moment?',
      ),
      declaration: term(
        'Health declaration',
        'Does a signed health declaration, by you or by a veterinarian, go with the animals?',
      ),
      isolation: term(
        'Isolation',
        'Are animals kept apart before or after a sale, and for how many days?',
      ),
    })
    .prefault({})
    .meta({ label: 'Health of the cattle' }),
  garlic: z
    .strictObject({
      seedPrice: term('Garlic and seed', 'What do garlic and seed cost, and per what?'),
      kitchens: term(
        'Kitchens',
        'Do you supply restaurants: from which quantity, in which months, and how does it reach them?',
      ),
      smallestJob: term('Smallest job', 'What is the smallest field, load or order you take on?'),
      booking: term(
        'Booking',
        'By which month must a grower book beds, planting or processing, and what is paid when?',
      ),
    })
    .prefault({})
    .meta({ label: 'Garlic, and work for growers' }),
});

/** The fields of a picture; until it was taken on the farm, it stands in, and the owner is asked for one. */
function pictureFields(where?: string, isNeededToGoLive = false) {
  const question = where && `Please send a photo taken on the farm for ${where}.`;
  const file = text(/^[^\\/<>]+\.(jpe?g|png|webp|heic)$/i, 'must be the name of a photo', 100);
  return {
    file: file.meta({ label: 'Photo', isPicture: true }),
    alt: text(visible, notWords, 160)
      .min(15, 'must say in 15 letters or more what the photo shows')
      .meta({ label: 'What it shows', hint: 'For people who cannot see it.' }),
    focalPoint: z
      .strictObject({
        x: amount('From the left, per cent', 0, 100),
        y: amount('From the top, per cent', 0, 100),
      })
      .optional()
      .meta({ label: 'The spot that must not be cut off' }),
    takenOnTheFarm: tick('Taken on our farm', question ? { question, isNeededToGoLive } : {}),
    peopleAgreed: tick('Nobody can be recognised in it, or all have agreed to be shown'),
  };
}

type Ticks = Readonly<Partial<Record<'takenOnTheFarm' | 'peopleAgreed', boolean | undefined>>>;

const isAgreed = ({ takenOnTheFarm, peopleAgreed }: Ticks) => !takenOnTheFarm || peopleAgreed;
const notAgreed = {
  path: ['peopleAgreed'],
  error: 'must be ticked before a photo of the farm is shown',
};

/** A picture with a place of its own. */
function picture(where: string, isNeededToGoLive = false) {
  const shape = z.strictObject(pictureFields(where, isNeededToGoLive)).refine(isAgreed, notAgreed);
  return shape.meta({ label: `Photo for ${where}`, summary: 'alt' });
}

/** So many pictures or more, each with a caption. */
function gallery(where: string, count: number) {
  const fields = { ...pictureFields(where), caption: words('Caption', 60) };
  return z
    .array(z.strictObject(fields).refine(isAgreed, notAgreed).meta({ label: 'Photo' }))
    .min(count, `must have at least ${count} photos`)
    .max(2 * count, `must have at most ${2 * count} photos`)
    .refine(differIn('file'), 'must not have the same photo twice')
    .meta({ label: `Photos for ${where}`, summary: 'caption' });
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

/** What every lot has, whatever is sold. */
const lotFields = {
  from: optional(
    day('For sale from', 'Leave it empty if buyers can have it now.', { isNear: true }),
  ),
  until: optional(
    day('For sale until', 'From the day after, the site no longer shows it.', { isNear: true }),
  ),
  note: optional(words('What else a buyer should know', 300)),
  picture: z
    .strictObject(pictureFields())
    .refine(isAgreed, notAgreed)
    .optional()
    .meta({ label: 'Photo' }),
  status: choice('Where it stands', { forSale: 'For sale', reserved: 'Reserved', sold: 'Sold' }),
};

type Days = Readonly<Partial<Record<'from' | 'until', string | undefined>>>;

/** Whether a lot ends after it begins; the days compare as text. */
const endsAfterItBegins = ({ from, until }: Days) => !from || !until || from <= until;
const endsTooEarly = { path: ['until'], error: 'must not be before the day it is for sale from' };

const breedingValueShape = z.strictObject({
  trait: words('Trait', 40, 'As on the certificate: Birth weight direct.'),
  value: amount('Breeding value', -1000, 1000, 2, 'May be below zero: -0,4.'),
  breedAverage: amount('Breed average', -1000, 1000, 2),
  accuracyPercent: amount('Accuracy, per cent', 1, 100),
});

/** Rand by what a price is counted by; outside of these it can only be a slip. */
const pricedBy = { head: { min: 500, max: 2_000_000 }, kilogram: { min: 5, max: 500 } };

const hasItsPrice = ({ pricePer, rand }: { pricePer: string; rand?: number | undefined }) => {
  if (pricePer !== 'head' && pricePer !== 'kilogram') return rand === undefined;
  const { min, max } = pricedBy[pricePer];
  return rand !== undefined && rand >= min && rand <= max;
};
const notItsPrice = {
  path: ['rand'],
  error: `must be R${pricedBy.head.min} or more per head, R${pricedBy.kilogram.min} to R${pricedBy.kilogram.max} per kilogram, and empty for an auction or by arrangement`,
};

/** Average weights in kilograms that animals of a class can have, from the lightest to the heaviest. */
const weights = {
  weaners: [80, 400],
  heifers: [120, 750],
  cows: [250, 950],
  cowsWithCalves: [250, 1200],
  bulls: [150, 1500],
  oxen: [150, 1500],
} as const;

type Weighed = Readonly<{ animals: keyof typeof weights; weightKilograms?: number | undefined }>;

function hasAWeightOfItsClass({ animals, weightKilograms: weight }: Weighed): boolean {
  const [lightest, heaviest] = weights[animals];
  return weight === undefined || (weight >= lightest && weight <= heaviest);
}
const notOfItsClass = {
  path: ['weightKilograms'],
  error: 'must be a weight that animals of this class can have',
};

/** Where a lot priced on auction is sold, and by whom. */
const auctionShape = z.strictObject({
  place: optional(words('Place', 80, 'Such as: the auction pens at Vaalwater.')),
  auctioneer: optional(words('Auctioneer', 80)),
  catalogue: optional(
    text(
      /^https:\/\/[\w-]+(\.[\w-]+)+(\/[\w./~%?=&+-]*)?$/,
      'must be an address such as https://www.auctioneer.co.za/catalogue.pdf',
      300,
    ).meta({ label: 'Catalogue', hint: 'Open it in a browser and copy its address.' }),
  ),
});

const cattleLotShape = z
  .strictObject({
    animals: choice('Class', {
      weaners: 'Weaners',
      heifers: 'Heifers',
      cows: 'Cows',
      cowsWithCalves: 'Cows with calves',
      bulls: 'Bulls',
      oxen: 'Oxen',
    }),
    count: amount('How many', 1, 5_000),
    age: optional(words('Born, or age', 60, 'Such as: born August 2026.')),
    weightKilograms: optional(amount('Average weight, kilograms', 20, 1_500)),
    pricePer: choice('Priced', {
      head: 'Per head',
      kilogram: 'Per kilogram, live',
      auction: 'On auction',
      arrangement: 'By arrangement',
    }),
    rand: optional(
      money(
        amount(
          'Rand',
          1,
          pricedBy.head.max,
          2,
          'Per head or per kilogram. Leave it empty for an auction or by arrangement.',
        ),
        'pricePer',
      ),
    ),
    breedingValues: z
      .array(breedingValueShape.meta({ label: 'Breeding value' }))
      .max(12, 'must have at most 12')
      .optional()
      .meta({ label: 'Breeding values', summary: 'trait' }),
    tests: optional(
      words('Tests', 200, 'Such as pregnancy, fertility or TB: when, by whom, with what result.'),
    ),
    auction: auctionShape.optional().meta({ label: 'Auction', summary: 'place' }),
    ...lotFields,
    note: optional(
      words(
        'What else a buyer should know',
        300,
        'Such as: the sire; inspected, dehorned, dosed in October; who pays for transport.',
      ),
    ),
  })
  .refine(hasItsPrice, notItsPrice)
  .refine(hasAWeightOfItsClass, notOfItsClass)
  .refine(endsAfterItBegins, endsTooEarly);

const garlicLotShape = z
  .strictObject({
    variety: words('Variety', 40),
    form: choice('Sold as', { seed: 'Seed', bulbs: 'Bulbs', peeled: 'Peeled cloves' }),
    size: optional(words('Bulb size or grade', 60)),
    randPerKilogram: optional(money(amount('Rand per kilogram', 1, 1_000, 2))),
    smallestOrderKilograms: optional(amount('Smallest order, kilograms', 1, 100_000)),
    months: optional(words('In which months', 60, 'Such as: February to April.')),
    ...lotFields,
  })
  .refine(endsAfterItBegins, endsTooEarly);

/** The lots of one kind; none is an answer too. */
function lots<Lot extends z.ZodType>(label: string, lot: Lot, summary: string, shown: string) {
  return z
    .array(lot.meta({ label: 'Lot' }))
    .max(20, 'must have at most 20 lots')
    .refine(differ, 'must not have the same lot twice')
    .optional()
    .meta({ label, summary, shown });
}

/** Whether a list that holds lots says when it was last right. */
const isDated = ({
  asOf,
  cattle,
  garlic,
}: Readonly<{ asOf?: unknown; cattle?: unknown; garlic?: unknown }>) =>
  asOf !== undefined || (cattle === undefined && garlic === undefined);

const forSaleShape = z
  .strictObject({
    asOf: optional(
      day(
        'Right as of',
        'The day on which you last looked the list over. After 30 days the site hides it.',
        { hasCome: true },
      ),
    ),
    cattle: lots(
      'Cattle for sale',
      cattleLotShape,
      'animals',
      '{{count}} {{animals}} – {{status}}',
    ),
    garlic: lots(
      'Garlic for sale',
      garlicLotShape,
      'variety',
      '{{variety}}, {{form}} – {{status}}',
    ),
  })
  .refine(isDated, {
    path: ['asOf'],
    error: 'must be the day on which you last looked the list over, since lots stand in it',
  });

/** The files of the folder by their names without .json, in the order in which the owner is asked. */
export const factsShape = z.strictObject({
  farm: farmShape.meta({ label: 'Who you are and how to reach you' }),
  'for-sale': forSaleShape.meta({ label: 'For sale now' }),
  terms: termsShape.meta({ label: 'How you do business' }),
  prices: pricesShape.meta({ label: 'Prices of the garlic services' }),
  varieties: varietiesShape.meta({ label: 'Garlic varieties' }),
  cattle: cattleShape.meta({ label: 'Figures of the cattle' }),
  certificates: z
    .strictObject({ cattle: certificates('cattle', 4), garlic: certificates('garlic', 3) })
    .meta({ label: 'Certificates and awards' }),
  testimonials: confirmed('What customers say', testimonial, {
    count: 3,
    summary: 'name',
    known: ['content'],
    question: `What did three customers say about you? For each: name, what they do, the words, stars from 0 to ${maxStars}, and when they agreed that we print it. If there are none, or fewer than three, please say so.`,
  }),
  pictures: picturesShape.meta({ label: 'Photos' }),
});

export type Facts = z.infer<typeof factsShape>;
export type Picture = Facts['pictures']['owner'];
export type Certificate = NonNullable<Facts['certificates']['cattle']['list']>[number];
export type CattleLot = NonNullable<Facts['for-sale']['cattle']>[number];
export type GarlicLot = NonNullable<Facts['for-sale']['garlic']>[number];
