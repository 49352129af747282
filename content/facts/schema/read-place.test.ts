import { readPlace, readPosition } from './read-place';

const notAPlace = 'must be a province, or a town and its province: Settlers, Limpopo';
const copy = 'must be two numbers: press and hold the place, and copy the two numbers';
const tooFewDigits = 'must have three or more digits after each point: -24.95512, 28.54331';
const notInSouthAfrica =
  'must be a place in South Africa as Google Maps copies it: -24.95512, 28.54331';

/** What people write, each with its outcome. ` | ` separates what has the same. */
const eachOf = (spellings: Readonly<Record<string, string>>) =>
  Object.entries(spellings).flatMap(([outcome, all]) =>
    all.split(' | ').map((written) => [written, outcome] as const),
  );

test.each(
  eachOf({
    Limpopo:
      'Limpopo | limpopo | LIMPOPO | Limpopo Province | Limpopo, South Africa | the Limpopo province | LP',
    'KwaZulu-Natal':
      'KwaZulu-Natal | KwaZulu Natal | Kwazulu-natal | Kwa-Zulu Natal | KwaZuluNatal | KZN',
    'Settlers, Limpopo':
      'Settlers, Limpopo | Settlers,Limpopo | Settlers Limpopo | Settlers , limpopo | Settlers, Limpopo Province | Settlers (Limpopo) | Settlers - Limpopo | Settlers; Limpopo. | Settlers, Limpopo, South Africa | Settlers, Limpopo, RSA | Settlers, LP | Settlers/Limpopo | Limpopo, Settlers | Settlers, Limpopo provinsie | Settlers in Limpopo | Settlers, Limpopo, 0430 | Settlers 0430, Limpopo',
    'Bela-Bela, Limpopo': 'Bela-Bela, Limpopo | Bela-Bela Limpopo',
    'Brits, North West':
      'Brits, North West | Brits, North-West | Brits NW | Brits, Noordwes | Brits, North West Province',
    'Tzaneen district, Limpopo': 'Tzaneen district, Limpopo',
    'Kroonstad, Free State':
      'Kroonstad, Free State | Kroonstad, Vrystaat | Kroonstad, the Free State | Kroonstad, FS',
    'Cullinan, Gauteng': 'Cullinan, Gauteng | Cullinan,GP',
    'Graaff-Reinet, Eastern Cape': 'Graaff-Reinet, Eastern Cape | Graaff-Reinet, Oos-Kaap',
    'Upington, Northern Cape': 'Upington, Northern Cape | Upington, Noord-Kaap',
    'Malmesbury, Western Cape': 'Malmesbury, Western Cape | Malmesbury, Wes-Kaap | Malmesbury WC',
    'Ṱhohoyanḓou, Limpopo': 'Ṱhohoyanḓou, Limpopo',
    'St. Lucia, KwaZulu-Natal': 'St. Lucia, KZN',
    'must name the province too, as in Settlers, Limpopo': 'Settlers | Bela-Bela | Pretoria',
    [notAPlace]:
      'Harare, Zimbabwe | Settlers, Transvaal | Settlers 12, Limpopo | Limpopo, Gauteng | Limpopo and Gauteng, Limpopo, Gauteng | 12 | -24.95512, 28.54331 | https://maps.app.goo.gl/x | , Limpopo | Settlers,',
  }),
)('reads the place %j: %s', (written, outcome) => {
  const { text, problem } = readPlace(written);
  expect(text ?? problem).toBe(outcome);
  if (text) expect(readPlace(text)).toEqual({ text });
});

test.each(
  eachOf({
    '-24.95512, 28.54331':
      '-24.95512, 28.54331 | -24.95512,28.54331 | -24.95512 28.54331 | (-24.95512, 28.54331) | (−24,95512; 28,54331) | –24.95512, 28.54331 | -24,95512, 28,54331 | lat -24.95512 long 28.54331 | Latitude: -24.95512, Longitude: 28.54331',
    '-34.832, 20.014': '-34.832, 20.014',
    [copy]:
      'https://maps.app.goo.gl/AbC123 | https://www.google.com/maps/@-24.95512,28.54331,15z | maps.google.com/?q=-24.95512,28.54331 | goo.gl/maps/AbC | geo:-24.95512,28.54331 | 24°57\'18.4"S 28°32\'35.9"E | 24º57’S | 24.95512 S, 28.54331 E | 24.95512S 28.54331E | 24° 57′ 18″ | -24.95512°, 28.54331° | 2GXW+5H Settlers',
    'must begin with a minus: -24.95512, 28.54331':
      '24.95512, 28.54331 | 24,95512 28,54331 | lat 24.95512 long 28.54331',
    'must have the minus first: -24.95512, 28.54331':
      '28.54331, -24.95512 | long 28.54331 lat -24.95512',
    [tooFewDigits]: '-24.9, 28.5 | lat -24.7 long 28.4 | -24.95512, 28.54',
    [notInSouthAfrica]:
      '-12.56012, 28.54331 | -24.95512, 48.54331 | -24.95512 | -24.95512, 28.54331, 3 | at the gate | 0, 0',
  }),
)('reads the position %j: %s', (written, outcome) => {
  const { text, problem } = readPosition(written);
  expect(text ?? problem).toBe(outcome);
  if (text) expect(readPosition(text)).toEqual({ text });
});
