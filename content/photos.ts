/** Every picture on the site: its file in content/photos/, what it shows in words, and its caption. */
import { placeholder } from './placeholder';
import type { ContentPhoto } from './shapes';

function standIn(file: string, alt: string, more: Partial<ContentPhoto> = {}): ContentPhoto {
  return placeholder(
    { file, alt, ...more },
    `Which photo of the farm replaces the stand-in ${file}? It shows: ${alt}`,
  );
}

export const photos = {
  homeHero: standIn('hero-home.jpg', 'Cattle graze under a camel thorn in golden evening haze.', {
    hero: true,
    focalPoint: { x: 72, y: 90 },
  }),
  bonsmaraHero: standIn(
    'hero-bonsmara.jpg',
    'A bull, cows and a calf on a low rise in the dawn haze.',
    { hero: true, focalPoint: { x: 72, y: 90 } },
  ),
  garlicHero: standIn('hero-garlic.jpg', 'Rows of garlic run to the horizon under a low sun.', {
    hero: true,
    focalPoint: { x: 50, y: 50 },
  }),
  owner: standIn(
    'owner.jpg',
    'A person in a wide-brimmed hat, seen from behind, looks over veld and cattle at sunset.',
  ),
  cattleOperation: standIn(
    'operation-cattle.jpg',
    'A cow grazes and another stands with her calf, dark against golden haze.',
    { focalPoint: { x: 0, y: 50 } },
  ),
  garlicStillLife: standIn(
    'garlic-still-life.jpg',
    'Pink-striped garlic bulbs and loose cloves on dark planks.',
  ),
  backgrounding: standIn(
    'cattle-11.jpg',
    'Red-brown cattle in bright grass under a dark storm cloud.',
  ),
  grazing: standIn('cattle-08.jpg', 'Cattle behind a farm fence of wooden posts and wire.'),
  pinkEgyptian: standIn(
    'variety-pink-egyptian.jpg',
    'Pink-striped garlic bulbs with two cloves on dark wood.',
    { focalPoint: { x: 22, y: 50 } },
  ),
  whiteArgentinian: standIn(
    'variety-white-argentinian.jpg',
    'Two white garlic bulbs and two cloves on dark wood.',
    { focalPoint: { x: 22, y: 50 } },
  ),
  shani: standIn(
    'variety-shani.jpg',
    'Small purple-streaked garlic bulbs with three cloves on dark wood.',
    { focalPoint: { x: 22, y: 50 } },
  ),
  giantElephant: standIn(
    'variety-giant-elephant.jpg',
    'One very large garlic bulb beside a small one, with two large cloves.',
    { focalPoint: { x: 20, y: 50 } },
  ),
  planting: standIn('step-1-planting.jpg', 'Garlic cloves set point-up in a furrow.'),
  sprouting: standIn('step-2-sprouting.jpg', 'Young garlic shoots in rows, low sun behind.'),
  growing: standIn(
    'step-3-growing.jpg',
    'Mature garlic leaves against the light, seen from ground level.',
  ),
  curing: standIn(
    'step-4-harvest-curing.jpg',
    'Bundles of harvested garlic hang to cure in a dark shed.',
  ),
} satisfies Record<string, ContentPhoto>;

export type PhotoName = keyof typeof photos;

export const cattlePhotos: ContentPhoto[] = [
  standIn('cattle-01.jpg', 'A herd at sunset around a flat-topped thorn tree.', {
    caption: 'Sunset at the thorn tree',
  }),
  standIn('cattle-02.jpg', 'A bull walks alone along the horizon under a wide evening sky.', {
    caption: 'A bull at the end of the day',
    focalPoint: { x: 50, y: 65 },
  }),
  standIn('cattle-03.jpg', 'A cow and her calf in tall grass against the light.', {
    caption: 'Cow and calf',
  }),
  standIn('cattle-04.jpg', 'Cattle drink at a farm dam that mirrors the golden sky.', {
    caption: 'At the dam',
  }),
  standIn('cattle-05.jpg', 'A line of cattle walks home through golden dust.', {
    caption: 'Walking home',
  }),
  standIn('cattle-06.jpg', 'Cattle and a calf among flat-topped trees in morning mist.', {
    caption: 'Morning mist',
  }),
  standIn('cattle-07.jpg', 'Cattle graze along a ridge, outlined by the sun.', {
    caption: 'Along the ridge',
  }),
  standIn('cattle-08.jpg', 'Cattle behind a farm fence of wooden posts and wire.', {
    caption: 'The next camp',
  }),
  standIn('cattle-09.jpg', 'A windpump and reservoir at sunrise with cattle around them.', {
    caption: 'Water at sunrise',
    focalPoint: { x: 50, y: 30 },
  }),
  standIn('cattle-10.jpg', 'A row of feed troughs with cattle beyond in evening haze.', {
    caption: 'At the troughs',
  }),
  standIn('cattle-11.jpg', 'Red-brown cattle in bright grass under a dark storm cloud.', {
    caption: 'Rain coming',
  }),
  standIn('cattle-12.jpg', 'Cattle and a thorn tree at dusk under a full moon.', {
    caption: 'Moonrise',
  }),
];

export const fieldPhotos: ContentPhoto[] = [
  standIn('field-beds-red-soil.jpg', 'Freshly shaped beds in low side light.', {
    caption: 'Beds, freshly shaped',
  }),
  standIn('field-rows-dawn.jpg', 'Young garlic rows with mist on the hills at dawn.', {
    caption: 'Young rows at dawn',
  }),
  standIn('field-centre-pivot.jpg', 'A centre-pivot irrigator spans young garlic at sunrise.', {
    caption: 'Water from the pivot',
  }),
  standIn(
    'field-evening.jpg',
    'Garlic rows in warm evening side light with acacias on the skyline.',
    { caption: 'Evening over the rows' },
  ),
];

export const everyPhoto: ContentPhoto[] = [
  ...Object.values(photos),
  ...cattlePhotos,
  ...fieldPhotos,
];
