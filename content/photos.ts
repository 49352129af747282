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
  homeHero: standIn(
    'hero-home.jpg',
    'Cattle stand and graze near a camel thorn, dark against the golden evening haze.',
    { use: 'hero', focalPoint: { x: 98, y: 20 } },
  ),
  bonsmaraHero: standIn(
    'hero-bonsmara.jpg',
    'A calf, a cow and a grazing cow stand dark against the low sun; others fade into the haze.',
    { use: 'hero', focalPoint: { x: 86, y: 40 } },
  ),
  garlicHero: standIn('hero-garlic.jpg', 'Rows of garlic run to the horizon under a low sun.', {
    use: 'hero',
  }),
  owner: standIn(
    'owner.jpg',
    'A hat lies on a gate post at sunset; two cows stand out of focus beyond.',
  ),
  cattleOperation: standIn(
    'operation-cattle.jpg',
    'A cow grazes and another stands behind her calf, dark against the rising sun.',
    { focalPoint: { x: 70, y: 70 } },
  ),
  garlicStillLife: standIn(
    'garlic-still-life.jpg',
    'Pink-striped garlic bulbs and loose cloves on dark planks.',
  ),
  backgrounding: standIn(
    'cattle-11.jpg',
    'Young red-brown cattle in green grass under a dark storm cloud.',
    { use: 'edge-to-edge', focalPoint: { x: 42, y: 75 } },
  ),
  grazing: standIn(
    'cattle-08.jpg',
    'A cow grazes and a calf stands beyond a fence of barbed wire.',
    { focalPoint: { x: 70, y: 80 } },
  ),
  pinkEgyptian: standIn(
    'variety-pink-egyptian.jpg',
    'Pink-striped garlic bulbs with two cloves on dark wood.',
    { focalPoint: { x: 22, y: 50 } },
  ),
  whiteArgentinian: standIn(
    'variety-white-argentinian.jpg',
    'Two round white garlic bulbs and two cloves on dark wood.',
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
    { focalPoint: { x: 22, y: 50 } },
  ),
  planting: standIn('step-1-planting.jpg', 'Garlic cloves set point-up in a furrow.'),
  sprouting: standIn('step-2-sprouting.jpg', 'Garlic shoots a finger high in rows on dark soil.'),
  growing: standIn('step-3-growing.jpg', 'Garlic in rows on dark soil, from ground level.'),
  curing: standIn(
    'step-4-harvest-curing.jpg',
    'Freshly lifted garlic bulbs, soil still on them, lie in rows with their leaves.',
  ),
} satisfies Record<string, ContentPhoto>;

export type PhotoName = keyof typeof photos;

export const cattlePhotos: ContentPhoto[] = [
  standIn(
    'cattle-01.jpg',
    'Cows and a calf stand dark beside a flat-topped thorn tree as the sun goes down.',
    { use: 'edge-to-edge', caption: 'Sunset at the thorn tree', focalPoint: { x: 66, y: 70 } },
  ),
  standIn(
    'cattle-06.jpg',
    'A cow looks at us through grey morning mist; two more fade behind her.',
    { caption: 'Morning mist', focalPoint: { x: 38, y: 80 } },
  ),
  standIn('cattle-03.jpg', 'A calf stands beside a grazing cow, the low sun behind them.', {
    caption: 'Cow and calf',
  }),
  standIn('cattle-04.jpg', 'Two cows and a calf at the edge of a farm dam that mirrors them.', {
    caption: 'At the dam',
    focalPoint: { x: 46, y: 45 },
  }),
  standIn(
    'cattle-05.jpg',
    'Grazing cattle seen under the belly of a cow, her legs edged with light.',
    { caption: 'Under the belly' },
  ),
  standIn('cattle-02.jpg', 'A bull stands dark against a low sun; a cow grazes beyond him.', {
    caption: 'A bull at the end of the day',
    focalPoint: { x: 54, y: 58 },
  }),
  standIn('cattle-07.jpg', 'A kraal gate of steel pipe stands open at dusk over tracks in dust.', {
    caption: 'The gate at dusk',
  }),
  standIn('cattle-13.jpg', 'A coil of rope hangs on a fence post against the evening sky.', {
    caption: 'Rope on the post',
  }),
  standIn(
    'cattle-09.jpg',
    'Two cows feed face to face from a low trough of hay, a calf beside them.',
    { caption: 'At the trough', focalPoint: { x: 50, y: 70 } },
  ),
  standIn('cattle-10.jpg', 'A windpump and a round reservoir at sunrise.', {
    caption: 'Water at sunrise',
  }),
  standIn('cattle-14.jpg', 'A loading ramp of poles and planks stands dark against the dusk.', {
    caption: 'The loading ramp',
    focalPoint: { x: 65, y: 75 },
  }),
  standIn(
    'cattle-12.jpg',
    'A cow and her calf stand on a rise under the moon, and another cow grazes.',
    { caption: 'Moonrise', focalPoint: { x: 40, y: 60 } },
  ),
];

export const fieldPhotos: ContentPhoto[] = [
  standIn('field-beds.jpg', 'Freshly shaped beds in low side light.', {
    use: 'edge-to-edge',
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

export const everyPhoto = [...Object.values(photos), ...cattlePhotos, ...fieldPhotos];
