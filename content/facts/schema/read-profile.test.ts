import { readProfile } from './read-profile';

test.each([
  ['my.farm', 'https://www.instagram.com/my.farm'],
  ['bonsmara_limpopo', 'https://www.instagram.com/bonsmara_limpopo'],
  ['instagram: my.farm', 'https://www.instagram.com/my.farm'],
  ['IG - @my.farm', 'https://www.instagram.com/my.farm'],
  ['Insta: instagram.com/my.farm', 'https://www.instagram.com/my.farm'],
  ['@ my.farm', 'https://www.instagram.com/my.farm'],
  ['@my.farm', 'https://www.instagram.com/my.farm'],
  ['instagr.am/my.farm/', 'https://www.instagram.com/my.farm'],
  ['https://instagram.com/my.farm?igsh=a', 'https://www.instagram.com/my.farm'],
])('reads %j on Instagram', (written, text) => {
  expect(readProfile('instagram', written)).toEqual({ text });
  expect(readProfile('instagram', text)).toEqual({ text });
});

test.each([
  ['instagram', 'my farm'],
  ['instagram', 'www.my-farm.co.za'],
  ['instagram', 'my-farm.co.za'],
  ['instagram', 'instagram.com'],
  ['instagram', 'instagram.com/p/C1'],
  ['instagram', 'none'],
  ['instagram', 'Instagram: none'],
  ['instagram', 'instagram:'],
  ['instagram', 'Instagram'],
  ['instagram', 'geen'],
  ['instagram', 'yes'],
  ['facebook', 'Bonsmara'],
  ['facebook', 'instagram.com/my.farm'],
] as const)('refuses on %s %j', (network, written) => {
  const site = `https://www.${network}.com/`;
  expect(readProfile(network, written)).toEqual({
    problem: `must read like ${site}your.farm or @your.farm`,
  });
});
