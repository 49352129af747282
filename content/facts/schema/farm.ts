/** What must be in farm.json: who the owner is, and how to reach him. */
import { z } from 'zod';
import { amount, asked, choice, differ, differIn, needed, text, words } from './field-kinds';
import { spellAddress, spellPhone, spellPosition, spellTime } from './spellings';

const phone = text(
  /^\+27 (?!8[0689])[1-8]\d \d{3} \d{4}$/,
  'must be a South African number such as 082 123 4567',
  40,
  spellPhone,
);
const email = text(z.regexes.email, 'must read like name@your-farm.co.za', 255);
/** A profile: neither a post, nor a page that leads to others. */
function profile(network: 'instagram' | 'facebook', label: string, hint: string) {
  const parts = network === 'facebook' ? '(/people)?(/PART){1,2}' : '/PART';
  const part = '(?!\\.+(/|$)|(login|l|sharer|photo|watch)(\\.php)?(?![\\w.-]))[\\w.-]+';
  const path = parts.replace('PART', part);
  return text(
    new RegExp(
      `^https://((www|m|web|[a-z]{2}-[a-z]{2})\\.)?${network}\\.com${path}/?(\\?[\\w=&%.-]*)?#?$`,
    ),
    `must read like https://www.${network}.com/your.farm`,
    200,
    (given) => spellAddress(given.replace(/^@/, `www.${network}.com/`)),
  ).meta({ label, hint });
}

const provinces =
  'Eastern Cape|Free State|Gauteng|KwaZulu-Natal|Limpopo|Mpumalanga|North West|Northern Cape|Western Cape';

/** `Brits,north-west` as `Brits, North West`. */
function spellPlace(text: string): string {
  return provinces.split('|').reduce((spelt, province) => {
    const written = new RegExp(`(^|,) *${province.replace(/[ -]/, '[ -]?')}$`, 'i');
    return spelt.replace(written, (_, comma: string) => `${comma && ', '}${province}`);
  }, text);
}

const place = (label: string) =>
  text(
    new RegExp(`^([A-Za-zÀ-ž'’.() -]+, )?(${provinces})$`),
    'must be a province, after a town if you like: Settlers, Limpopo',
    80,
    spellPlace,
  ).meta({ label });

/** Whether a place is between the borders and coasts of South Africa that are furthest out. */
function isInSouthAfrica(position: string): boolean {
  const [north = 0, east = 0] = position.split(', ').map(Number);
  return north < -22.1 && north > -34.9 && east > 16.4 && east < 33;
}

const notAPosition =
  'must be a place in South Africa as Google Maps copies it: -24.95512, 28.54331';
const position = text(/^-\d\d\.\d{3,15}, \d\d\.\d{3,15}$/, notAPosition, 400, spellPosition).refine(
  isInSouthAfrica,
  notAPosition,
);

/** Where one of the two businesses is, and the area it serves; one question for all of it. */
function business(label: string, question: string) {
  return z
    .strictObject({
      address: asked(words('Address', 200), question),
      position: asked(
        position.meta({
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
  text(timePattern, 'must be a time such as 07:30', 12, spellTime).meta({ label });

const openingHoursSchema = z
  .strictObject({
    days: choice('Days', {
      weekdays: 'Monday to Friday',
      saturday: 'Saturday',
      sunday: 'Sunday',
    }),
    opens: time('From'),
    closes: time('Until'),
  })
  .refine(({ opens, closes }) => !timePattern.test(opens) || opens < closes, {
    path: ['closes'],
    error: 'must be later than the time in From',
  });

export const farmSchema = z.strictObject({
  ownerName: needed(
    words('Owner’s name', 60)
      .refine((name) => !/\d{3}|[@/]/.test(name), 'must be a name')
      .meta({ label: 'Owner’s name' }),
    'What is the owner’s full name?',
  ),
  biography: needed(
    z
      .array(words('Paragraph', 400))
      .length(3, 'must have three paragraphs')
      .refine(differ, 'must not have the same paragraph twice')
      .meta({ label: 'About the owner, in three paragraphs' }),
    'Please write three short paragraphs about yourself: what you farm, how, and what a buyer should know of you.',
  ),
  yearsOfExperience: amount('Years of experience', 1, 80, 0, 'Shown with a plus sign: 15+.'),
  email: needed(email.meta({ label: 'Email address' }), 'To which address must enquiries go?'),
  phone: needed(
    phone.meta({
      label: 'Cell number',
      warning: {
        pattern: '^\\+27 [1-5]',
        question: 'it is a landline. Do you read WhatsApp on it?',
      },
    }),
    'Which cell number answers calls and WhatsApp?',
  ),
  instagram: needed(
    profile('instagram', 'Instagram', 'Your profile, Share, Copy link.'),
    'What is the address of the Instagram profile?',
  ),
  facebook: needed(
    profile('facebook', 'Facebook', 'Your page, Share, Copy link.'),
    'What is the address of the Facebook page?',
  ),
  places: z
    .strictObject({
      farm: needed(place('The farm as a whole'), 'Near which town is the farm?'),
      cattle: needed(
        place('The cattle'),
        'Where are the cattle? Only the garlic facility is known to be in Settlers.',
      ),
      garlic: needed(place('The garlic'), 'Where is the garlic facility?', {
        mayEqualExample: true,
      }),
    })
    .meta({ label: 'Places' }),
  registeredNames: needed(
    words('Registered name', 200),
    'What is the registered name of each business, with its registration number?',
  ),
  address: needed(words('Address', 200), 'At which address may visitors and post find you?'),
  answers: asked(words('Reply time', 200), 'Who answers enquiries, and within how many days?'),
  afrikaans: asked(
    choice('Enquiries in Afrikaans', { yes: 'Yes', no: 'No' }),
    'Do you also answer enquiries in Afrikaans?',
    { mayEqualExample: true },
  ),
  openingHours: asked(
    z
      .array(openingHoursSchema.meta({ label: 'Hours' }))
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
