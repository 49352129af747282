/** The schema of farm.json: the owner, and the farm's contact details. */
import * as z from 'zod';
import { amount, asked, choice, differ, freeText, list, needed, text, tick } from './field-kinds';

/** Spells `082 123 4567`, `Cell: 0821234567`, `+27821234567` and `+27 (0)82-123-4567` as `+27 82 123 4567`. */
function spellPhone(text: string): string {
  const digits = text.replace(/^[a-z]+:? |\(0\)|[\s()./–-]/gi, '');
  return digits.replace(/^(?:\+|00)?(?:27|0)([1-8]\d)(\d{3})(\d{4})$/, '+27 $1 $2 $3');
}

/** Spells `7`, `7:00`, `7h00`, `0700`, `7 am` and `7 a.m.` as `07:00`. */
function spellTime(text: string): string {
  const [, hours, minutes = '00', half] =
    /^(\d{1,2})[:.h]?(\d\d)?(?::00)? ?([ap]\.?m\.?)?$/i.exec(text) ?? [];
  if (!hours) return text;
  const hour = half ? (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0) : hours;
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}

const hosts = {
  instagram: 'instagram\\.com|instagr\\.am',
  facebook: 'facebook\\.com|fb\\.(com|me)',
};

/** A profile's address, not a post's; having none is an answer too. */
function profile(label: string, network: keyof typeof hosts, hint: string) {
  const site = `https://www.${network}.com/`;
  const start = new RegExp(`^(@|(https?://)?([\\w-]+\\.)?(${hosts[network]})/+@?)(?=\\w)`, 'i');
  /** Spells `@my.farm`, `www.instagram.com/my.farm/` and `fb.com/my.farm?mibextid=1` as an address. */
  const spell = (written: string) =>
    written
      .trim()
      .replace(start, site)
      // Facebook names some profiles by a number after the question mark.
      .replace(/(?<!profile\.php)[?#].*$/, '')
      .replace(/\/+$/, '');
  const part = '(?!\\.+(/|$)|(login|l|sharer|photo|watch)(\\.php)?(?![\\w.-]))[\\w.%-]+';
  const path = network === 'facebook' ? `(people/)?${part}(/${part})?` : part;
  const pattern = new RegExp(`^${site}${path}(\\?[\\w=&%.-]*)?$`);
  const sentence = `must read like ${site}your.farm or @your.farm`;
  const address = text('Address', pattern, sentence, 200, spell);
  const question = `What is the address of the ${label} profile?`;
  return z
    .strictObject({
      address: asked(address, question, { hint, orTick: 'none', keyboard: 'url' }),
      none: tick('We have none'),
    })
    .prefault({})
    .meta({ label, summary: 'address' });
}

export const country = 'South Africa';

const provinces =
  'Eastern Cape|Free State|Gauteng|KwaZulu-Natal|Limpopo|Mpumalanga|North West|Northern Cape|Western Cape';

const placePattern = new RegExp(`^([A-Za-zÀ-ž'’.() -]+, )?(${provinces})$`);
const notAPlace = 'must be a province, or a town and its province: Settlers, Limpopo';
const place = (label: string) => text(label, placePattern, notAPlace, 60);

const examplePosition = '-24.95512, 28.54331';
const notAPosition = `must be a place in South Africa as Google Maps copies it: ${examplePosition}`;

/** Spells `-24.95512,28.54331` and `(−24,95512; 28,54331)` as Google Maps does. */
const spellPosition = (written: string) =>
  written.replace(/^\(?[-–−](\d\d)[.,](\d+)[\s,;]+(\d\d)[.,](\d+)\)?$/, '-$1.$2, $3.$4');

/** Whether a place is within the outermost borders and coasts of South Africa. */
function isInSouthAfrica(position: string): boolean {
  const [north = 0, east = 0] = position.split(', ').map(Number);
  return north < -22.1 && north > -34.9 && east > 16.4 && east < 33;
}

/** The location of one of the two businesses, and the area it serves. */
function business(label: string, whom: string) {
  const pattern = /^-\d\d\.\d{3,15}, \d\d\.\d{3,15}$/;
  const position = text('Place on the map', pattern, notAPosition, 60, spellPosition)
    .refine(isInSouthAfrica, notAPosition)
    .meta({ isPersonal: true, example: examplePosition });
  return z
    .strictObject({
      address: asked(freeText('Address', 200), `At which address do ${whom} find you?`),
      position: asked(position, `Where on the map do ${whom} find you?`, {
        hint: 'In Google Maps, press and hold the place, then copy the two numbers.',
      }),
      areaServed: asked(freeText('Area served', 120), `In which area are your ${whom}?`, {
        hint: 'Such as: Limpopo and Gauteng.',
      }),
    })
    .prefault({})
    .meta({ label });
}

export const openingDays = {
  weekdays: 'Monday to Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
} as const;

const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;
const time = (label: string) =>
  text(label, timePattern, 'must be a time such as 07:30', 12, spellTime);

const openingHoursSchema = z
  .strictObject({ days: choice('Days', openingDays), opens: time('From'), closes: time('Until') })
  .refine(({ opens, closes }) => !timePattern.test(opens) || opens < closes, {
    path: ['closes'],
    error: 'must be later than the time in From: five in the afternoon is 17:00',
  })
  .meta({ label: 'Hours' });

const landline = {
  pattern: '^\\+27 [1-5]',
  question: 'it is a landline. Do you read WhatsApp on it?',
};
const offer =
  'If this is true, answer with it: “We use your message and details only to answer you.”';

export const farmSchema = z.strictObject({
  ownerName: needed(
    freeText('Owner’s name', 60).regex(/^(?!.*(\d{3}|[@/])).*\p{L}.*\p{L}/u, 'must be a name'),
    'What is the owner’s full name?',
    { isPersonal: true },
  ),
  phone: needed(
    text(
      'Cell number',
      /^\+27 (?!8[0689])[1-8]\d \d{3} \d{4}$/,
      'must be a South African number such as 082 123 4567',
      40,
      spellPhone,
    ),
    'On which cell number do you answer calls and WhatsApp?',
    { warning: landline, keyboard: 'tel', isPersonal: true, example: '+27 82 123 4567' },
  ),
  email: needed(
    text('Email address', z.regexes.email, 'must read like name@your-farm.co.za', 255),
    'Which email address should the page show? Enquiries go to the address in EmailJS: ask the person who looks after the site to change it there too.',
    { keyboard: 'email' },
  ),
  registeredNames: needed(
    freeText('Registered name', 200),
    'What is the registered name of each business, with its registration number?',
    { isPersonal: true },
  ),
  address: needed(freeText('Address', 200), 'At which address do you receive visitors and post?'),
  privacy: needed(
    freeText('What happens to enquiries', 300),
    `What do you do with the details that people send you? ${offer}`,
  ),
  biography: asked(
    list('About the owner', freeText('Paragraph', 400).meta({ isPersonal: true }), [1, 3]),
    'What should a buyer know about you? Write one to three short paragraphs.',
  ),
  yearsOfExperience: amount('Years of experience', 1, 80, 0, 'Shown with a plus sign: 15+.'),
  instagram: profile('Instagram', 'instagram', 'Your profile, Share, Copy link.'),
  facebook: profile('Facebook', 'facebook', 'Your page, Share, Copy link.'),
  places: z
    .strictObject({
      farm: asked(place('The farm as a whole'), 'Near which town is the farm?'),
      cattle: asked(place('The cattle'), 'Where are the cattle?'),
      garlic: place('The garlic facility'),
    })
    .prefault({ garlic: '' })
    .meta({ label: 'Places' }),
  answers: asked(freeText('Reply time', 200), 'Within how many days do you answer an enquiry?'),
  afrikaans: asked(
    choice('Enquiries in Afrikaans', { yes: 'Yes', no: 'No' }),
    'Do you also answer enquiries in Afrikaans?',
  ),
  openingHours: asked(
    list('Opening hours', openingHoursSchema, [1, 3], { summary: 'days', key: 'days' }).refine(
      (list) => differ(list.map(({ days }) => days)),
      'must name the same days once: remove one of them',
    ),
    'When can people phone or visit?',
  ),
  cattleBusiness: business('Visiting the cattle', 'buyers of cattle'),
  garlicBusiness: business('Visiting the garlic facility', 'growers and buyers of garlic'),
});
