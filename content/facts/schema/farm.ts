/** The schema of farm.json: the owner, and the farm's contact details. */
import * as z from 'zod';
import {
  amount,
  asked,
  choice,
  differ,
  freeText,
  list,
  needed,
  spelled,
  tick,
} from './field-kinds';
import { readPhone } from './read-phone';
import { examplePosition, readPlace, readPosition } from './read-place';
import { type Network, readProfile } from './read-profile';
import { readTime } from './read-time';
import type { Spelling } from './spelling';

/** Reads `mailto:name@farm.co.za?subject=x` and `Name <name@farm.co.za>` as `name@farm.co.za`. */
function readEmail(written: string): Spelling {
  const text = written.replace(/^(?:[^<]*<|e-?mail: ?|mailto:)/i, '').replace(/[?>].*$/, '');
  return z.regexes.email.test(text) ? { text } : { problem: 'must read like name@your-farm.co.za' };
}

/** A profile's address, not a post's; having none is an answer too. */
function profile(label: string, network: Network, hint: string) {
  const address = spelled('Address', 200, (written) => readProfile(network, written));
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

const place = (label: string) => spelled(label, 60, readPlace);

/** The location of one of the two businesses, and the area it serves. */
function business(label: string, whom: string) {
  const position = spelled('Place on the map', 60, readPosition).meta({
    isPersonal: true,
    example: examplePosition,
  });
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

const time = (label: string) => spelled(label, 30, readTime);

const openingHoursSchema = z
  .strictObject({
    days: choice('Days', openingDays),
    opens: time('From').meta({ label: 'From', hoursUntil: 'closes' }),
    closes: time('Until'),
  })
  .refine(({ opens, closes }) => readTime(opens).problem || opens < closes, {
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
    spelled('Cell number', 60, readPhone),
    'On which cell number do you answer calls and WhatsApp?',
    { warning: landline, keyboard: 'tel', isPersonal: true, example: '+27 82 123 4567' },
  ),
  email: needed(
    spelled('Email address', 255, readEmail),
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
  yearsOfExperience: amount(
    'Years of experience',
    'years',
    1,
    80,
    0,
    'Shown with a plus sign: 15+.',
  ),
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
