/** The schema of farm.json: the owner, and the farm's contact details. */
import * as z from 'zod';
import { amount, choice, freeText, keysOf, list, needed, text, time } from './fields';

/** Begins with 0, or with +27, 0027 or 27 and an optional 0; not a toll-free, shared-cost or premium number. */
const southAfrican = /^(?:(?:\+|00)?270?|0)(?!8[0689])([1-8]\d)(\d{3})(\d{4})$/;

/** One South African number, which the site spells as `+27 82 123 4567`. */
const phone = text('Cell number', /./, 'must be a South African number', 60)
  .overwrite((written) => written.replace(/[\s()-]/g, '').replace(southAfrican, '+27 $1 $2 $3'))
  .regex(/^\+27 \d\d \d{3} \d{4}$/, 'must be one South African number such as 082 123 4567');

/** URL paths that look like the name of a profile, but are not. */
const noProfile =
  /^(about|events|explore|groups|login|marketplace|p|pages|people|photos?|posts?|profile|reels?|share|sharer|stories|story|tv|videos?|watch)(\.php)?$/;
const profileNames = {
  instagram: /^[\w.]{1,60}$/,
  facebook: /^([\w.-]{2,60}|profile\.php\?id=\d+|people\/[^/]+\/\d+|p\/[^/]+-\d+)$/,
};

/** The https URL of a profile, without tracking parameters; the owner may write `@my.farm`, or omit `https://`. */
function profile(label: string, network: keyof typeof profileNames) {
  const site = `https://www.${network}.com/`;
  const host = new RegExp(`^(https?://)?([a-z-]+\\.)?${network}\\.com/`, 'i');
  const copied = 'open the page in the phone’s browser and copy its address';
  const url = text(label, /./, 'must be an address', 200)
    .overwrite((written) =>
      written
        .replace(/^@/, site)
        .replace(host, site)
        .replace(/(?<!profile\.php)\?.*|[&#].*/, '')
        .replace(/\/$/, ''),
    )
    .refine((written) => {
      const name = written.replace(site, '');
      return name !== written && profileNames[network].test(name) && !noProfile.test(name);
    }, `must be the address of the profile, such as ${site}my.farm or @my.farm: ${copied}, since Share and Copy link give another`);
  const hint = `Such as @my.farm. Or ${copied}: Share and Copy link give another.`;
  return url.optional().meta({ hint, keyboard: 'url' });
}

export const country = 'South Africa';

const provinces = [
  'Eastern Cape',
  'Free State',
  'Gauteng',
  'KwaZulu-Natal',
  'Limpopo',
  'Mpumalanga',
  'North West',
  'Northern Cape',
  'Western Cape',
] as const;

/** A place; its province defaults to the specification's. */
function place<Town extends z.ZodType>(label: string, town: Town) {
  return z
    .strictObject({
      town,
      province: z
        .enum(provinces, `must be one of these: ${provinces.join(', ')}`)
        .default('Limpopo')
        .meta({
          label: 'Province',
          hint: 'Limpopo, unless you choose another.',
          choices: Object.fromEntries(provinces.map((each) => [each, each])),
        }),
      position: text('Place on the map', /./, 'must be two numbers', 60)
        // An iPhone copies the numbers in brackets.
        .overwrite((written) => written.replace(/^\((.*)\)$/, '$1'))
        // In a rectangle around the country, with at least three decimals, which is about 100 metres.
        .regex(
          /^-(2[2-9]|3[0-4])\.\d{3,15}, ?(1[6-9]|2\d|3[0-2])\.\d{3,15}$/,
          'must be two numbers as Google Maps copies them in South Africa: -24.95512, 28.54331',
        )
        .optional()
        .meta({ hint: 'In Google Maps, press and hold the place, then copy the two numbers.' }),
    })
    .meta({ label });
}

const town = freeText('Nearest town', 60);

export const openingDays = {
  weekdays: 'Monday to Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
} as const;

const openingHoursSchema = z
  .strictObject({
    days: choice('Days', openingDays),
    opens: time('From'),
    closes: time('Until'),
  })
  .refine(({ opens, closes }) => opens < closes, {
    path: ['closes'],
    error: 'must be later than the time in From: five in the afternoon is 17:00',
  })
  .meta({ label: 'Hours' });

export const farmSchema = z.strictObject({
  ownerName: needed(
    freeText('Owner’s name', 60).regex(/^(?!.*(\d{3}|[@/])).*\p{L}.*\p{L}/u, 'must be a name'),
    'What is the owner’s full name?',
  ),
  phone: needed(phone, 'On which cell number do you answer calls and WhatsApp?', {
    keyboard: 'tel',
  }),
  email: needed(
    text('Email address', z.regexes.email, 'must read like name@your-farm.co.za', 255),
    'Which email address should the page show? If it changes, tell the person who looks after the site: enquiries need the new one too.',
    { keyboard: 'email' },
  ),
  registeredNames: needed(
    freeText('Registered name', 200),
    'What is the registered name of each business, with its registration number?',
  ),
  address: needed(freeText('Address', 200), 'At which address do you receive visitors and post?'),
  privacy: needed(
    freeText('What happens to enquiries', 300),
    'What do you do with the details that people send you? If this is true, answer with it: “We use your message and details only to answer you.”',
  ),
  biography: list('About the owner', freeText('Paragraph', 400), 3, {
    hint: 'What a buyer should know about you, in one to three short paragraphs.',
  }).optional(),
  yearsOfExperience: amount('Experience', [1, 80], {
    unit: 'years',
    hint: 'Shown with a plus sign: 15+, unless you write another number.',
  }).default(15),
  instagram: profile('Instagram', 'instagram'),
  facebook: profile('Facebook', 'facebook'),
  places: z
    .strictObject({
      farm: place('The farm, with the cattle', town.optional()).prefault({}),
      // Our text names its town, so it has a default.
      garlic: place(
        'The garlic facility',
        town.default('Settlers').meta({ hint: 'Settlers, unless you write another.' }),
      ).prefault({}),
    })
    .prefault({})
    .meta({ label: 'Places' }),
  replyTime: freeText(
    'Reply time',
    200,
    'Within how many days you answer, in a whole sentence.',
  ).optional(),
  afrikaans: choice('Enquiries in Afrikaans', { yes: 'Yes', no: 'No' }).optional(),
  openingHours: list('Opening hours', openingHoursSchema, keysOf(openingDays).length, {
    summary: ['days'],
  })
    .optional()
    .meta({ question: 'When can people phone or visit?' }),
});
