import { readPhone } from './read-phone';

const number = '+27 82 555 4321';
const notOne = 'must be one number, on which you answer calls and WhatsApp';
const alone = 'must be the number alone, such as 082 123 4567';
const notANumber = 'must be a South African number such as 082 123 4567';

// How people write a phone number, by the outcome. ` | ` separates them.
const spellings = Object.entries({
  [number]: [
    '082 555 4321 | 0825554321 | 082-555-4321 | 082.555.4321 | (082) 555 4321 | 082/555 4321 | 082 5554321',
    '08 2555 4321 | [082] 555-4321 | 082 – 555 – 4321 | 082, 555 4321',
    '+27 82 555 4321 | +27825554321 | +27 (0)82 555 4321 | +27(0) 82-555-4321 | +27 082 555 4321 | + 27 82 555 4321',
    '27 82 555 4321 | 0027 82 555 4321 | 0027 (0) 82 555 4321 | 27825554321',
    'tel:+27825554321 | tel:082-555-4321 | Tel. 082 555 4321 | Tel: 082 555 4321 | Tel 082 555 4321',
    'Cell no: 082 555 4321 | Cell: +27825554321 | CELL NO. 0825554321 | Sel: 082 555 4321 | Selfoon nr. 082 555 4321',
    'Mobile 082 555 4321 | WhatsApp: 082 555 4321 | 082 555 4321 (WhatsApp) | 082 555 4321 cell | Kobus 082 555 4321',
    '📞 082 555 4321 | ☎️ 082 555 4321 | Phone # 082 555 4321 | call 082 555 4321 anytime',
    'wa.me/27825554321 | https://wa.me/27825554321 | https://wa.me/+27825554321 | https://wa.me/27825554321?text=Hello%202',
    'https://api.whatsapp.com/send?phone=27825554321 | https://api.whatsapp.com/send/?phone=27825554321&text=Hi',
    'whatsapp://send?phone=27825554321',
    '082_555_4321 | *082 555 4321* | 082·555·4321 | 082 555 4321 (Kobus 2) | (WhatsApp) 082 555 4321',
  ],
  '+27 14 743 1234': ['014 743 1234 | Landline: (014) 743-1234 | +27 14 743 1234'],
  [notOne]: [
    '082 555 4321 / 083 555 4321 | 082 555 4321 or 014 743 1234 | 0825554321, 0835554321 | 0825554321 0835554321',
    '+27 82 555 4321; +27 83 555 4321 | 082 555 4321/2 | 082 555 4321 & 22 | Cell 082 555 4321 Tel 014 743 1234',
  ],
  [alone]: [
    '082 555 4321 after 18:00 | 082 555 4321 ext 12 | 082 555 4321 (ext 2) | after 6: 082 555 4321',
    '082 555 4321 Kobus 2',
  ],
  [notANumber]: [
    '555 4321 | 82 555 4321 | 082 555 432 | 082 555 43210 | 0861 555 432 | 0800 123 456 | 0861 FARMER | 086 555 4321',
    '+1 415 555 2671 | +267 71 234 567 | +44 20 7946 0958 | +82 555 43210 | 00 82 555 4321 | 092 555 4321 | 002 555 4321',
    '082 555 432O | 082 55S 4321 | Fax: 014 743 1234 | faks 014 743 1234 | 012 | call me | wa.me/message/ABC1 | @kobus',
    '082-555-4321-5 | १२३४५६७८९० | ০৮২ | name@farm.co.za | -',
  ],
}).flatMap(([outcome, all]) =>
  all
    .join(' | ')
    .split(' | ')
    .map((written) => [written, outcome] as const),
);

test.each(spellings)('reads %j: %s', (written, outcome) => {
  const { text, problem } = readPhone(written);
  expect(text ?? problem).toBe(outcome);
  // What was read is read again by the build.
  if (text) expect(readPhone(text)).toEqual({ text });
});
