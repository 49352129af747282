import { farms } from '@/scripts/test-setup/written-farms';
import { checkAnswers, readAnswers } from '../check';
import { farmSchema } from './farm';
import { valueAt } from './walk';

/** Reads an answer in farm.json. @returns the site's spelling, or the sentence that refuses it */
function read(field: string, written: unknown) {
  const farm = { ...farms.needed.farm, [field]: written };
  const [mistake] = checkAnswers(farmSchema, farm, '2026-11-22');
  return mistake?.sentence ?? valueAt(readAnswers(farmSchema, farm).answers, [field]);
}

const instagram = 'https://www.instagram.com/my.farm';
const facebook = 'https://www.facebook.com/';

test.each([
  [
    'phone',
    '+27 82 123 4567',
    ['082 123 4567', '+27 82-123-4567', '(082) 123-4567', '+27 (0)82 123 4567', '0027821234567'],
  ],
  ['ownerName', 'José  Nel', ['Jose\u0301\t\u00ad\u200e Nel']],
  ['ownerName', 'Ann👨‍🌾 Nel', ['Ann👨‍🌾 Nel']],
  [
    'instagram',
    instagram,
    [
      '@my.farm',
      `${instagram}/?igsh=MWQ=&utm_source=qr`,
      'https://m.instagram.com/my.farm',
      'instagram.com/my.farm',
    ],
  ],
  [
    'facebook',
    `${facebook}my.farm`,
    ['@my.farm', 'https://facebook.com/my.farm', 'https://m.facebook.com/my.farm/?ref=bookmarks'],
  ],
  [
    'places',
    { farm: { position: '-24.95512, 28.54331' } },
    [{ farm: { position: '(-24.95512, 28.54331)' } }],
  ],
  ['facebook', `${facebook}profile.php?id=12`, [`${facebook}profile.php?id=12&mibextid=ZbWKwL`]],
  ['facebook', `${facebook}people/Ann-Nel/12`, [`${facebook}people/Ann-Nel/12/`]],
  ['facebook', `${facebook}p/My-Farm-12`, [`${facebook}p/My-Farm-12?_rdr`]],
])('reads an answer to %s as %j: %j', (field, spelling, typed) => {
  expect(typed.map((written) => read(field, written))).toEqual(typed.map(() => spelling));
});

const hours = (opens: string, closes: string) => [{ days: 'weekdays', opens, closes }];

test.each([
  ['phone', ['0800 123 456', '82 123 4567', '082 123 456', '082 123 4567 / 8', 'call me'], '082'],
  ['ownerName', ['12', 'ann@farm.co.za'], 'must be a name'],
  ['ownerName', ['👨‍🌾', 12], 'must have letters or digits'],
  ['email', ['ann', 'ann@farm'], 'must read like name@your-farm.co.za'],
  [
    'facebook',
    [
      'share/1AbC/',
      'groups/12',
      'events/12',
      'reel/12',
      'story.php?story_fbid=1',
      '',
      'sharer.php',
    ].map((path) => facebook + path),
    'open the page in the phone’s browser and copy its address',
  ],
  [
    'instagram',
    ['explore', 'p/C1', 'share/BAx'].map((path) => `https://www.instagram.com/${path}`),
    'such as https://www.instagram.com/my.farm or @my.farm',
  ],
  ['instagram', ['my.farm', `${facebook}my.farm`, 'javascript:alert(1)//instagram.com/a'], '@my'],
  ['openingHours', [hours('7am', '17:00')], 'must be a time such as 07:30.'],
  ['openingHours', [hours('07:00', '05:00')], 'five in the afternoon is 17:00'],
  ['places', [{ farm: { province: 'Transvaal' } }], 'Free State'],
  [
    'places',
    [{ farm: { province: 'Limpopo', position: '28.5, -24.9' } }],
    'must be two numbers as Google Maps copies them',
  ],
])('refuses an answer to %s: %j', (field, typed, reason) => {
  for (const written of typed) expect(read(field, written)).toContain(reason);
});

test('an email address has at most 255 characters', () => {
  const longest = `an@${'a.'.repeat(125)}co`;
  expect(longest).toHaveLength(255);
  expect(read('email', longest)).toBe(longest);
  expect(read('email', `n${longest}`)).toContain('must have at most 255 characters');
});
