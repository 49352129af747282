/** The schema of photos.json, and of a lot's photo. */
import * as z from 'zod';
import { amount, freeText, list, text, tick } from './fields';
import { valueAt } from './walk';

/** Whether a photo is one of the illustrations that ship with the site, not the owner's. */
export const isIllustration = (file: string) => file.startsWith('illustrations/');

/** Refuses an illustration as the owner's photo. */
const ownPhotosOnly = {
  path: ['file'],
  error: 'is one of our illustrations: choose your own photo',
  when: () => true,
};
const isPlausible = (photo: unknown) =>
  valueAt(photo, ['takenOnTheFarm']) !== true || !isIllustration(String(valueAt(photo, ['file'])));

/** The fields of a photo. @param question asks for one that was taken on the farm */
function photoFields(question?: string, isLandscape?: boolean) {
  return {
    file: text(
      'Photo',
      /^(illustrations\/)?[^\\/<>]+\.(jpe?g|png|webp|heic)$/i,
      'must be the name of a photo',
      100,
    ).meta({
      hint: 'Not against the sun, blurred, through a window, or with a date or a filter on it.',
      isPhoto: true,
      isLandscape,
      ...(question && { question }),
    }),
    takenOnTheFarm: tick('Taken on our farm, and everyone in it agreed', {
      question: 'Was it taken on our farm, and did everyone in it agree?',
      hint: 'Yes, too, if nobody can be recognised. No takes the photo out: choose one that you may show.',
    }),
    alt: freeText('What it shows', 125, 'For people who cannot see it.'),
    focalPoint: z
      .strictObject({
        x: amount('From the left', [0, 100], { unit: 'per cent' }),
        y: amount('From the top', [0, 100], { unit: 'per cent' }),
      })
      .optional()
      .meta({ label: 'The spot that must not be cut off', isSpot: true }),
  };
}

/** A photo of what is for sale, which is never an illustration. */
export const lotPhoto = z
  .strictObject(photoFields())
  .refine(isPlausible, ownPhotosOnly)
  .refine((photo) => valueAt(photo, ['takenOnTheFarm']) === true, {
    error: 'say that it was taken on your farm and that everyone in it agreed, or remove it',
    // By default, zod checks this only if everything else is valid, so a second Save would find one more mistake.
    when: () => true,
  });

/** A photo for one place; the five most important ones have a question to the owner. */
function photo(where: string, question?: string, isLandscape = false) {
  return z
    .strictObject(photoFields(question, isLandscape))
    .refine(isPlausible, ownPhotosOnly)
    .meta({ label: `Photo for ${where}`, summary: ['alt'] });
}

/** The photo across the top of a page. */
const hero = (where: string, question?: string) => photo(`the top of ${where}`, question, true);

/** At least `count` photos with captions. */
function gallery(where: string, count: number) {
  const fields = { ...photoFields(), caption: freeText('Caption', 60) };
  const item = z
    .strictObject(fields)
    .refine(isPlausible, ownPhotosOnly)
    .meta({ label: 'Photo', summary: ['caption'] });
  const photos = list(`Photos for ${where}`, item, 2 * count, { summary: ['caption'] });
  return photos.min(count, `must have at least ${count}`);
}

/** The five most important photos come first, in the order in which to take them in one morning. */
export const photosSchema = z.strictObject({
  // Optional, since visitors would take an illustration for him.
  owner: photo(
    'the portrait of the owner',
    'Photo 1, you with your cattle: ask somebody to take it from three steps away, with the sun behind them, and with your face, your hands and two animals in the frame. No dark glasses, and no hat that shades your eyes.',
  ).optional(),
  bonsmaraHero: hero(
    'the cattle page',
    'Photo 2, one bull from the side: stand five steps away and hold the phone level with his back. All four feet and his whole head must be in the frame, with no rails or other animals in front of him.',
  ),
  cattleOperation: photo(
    'the cattle on the front page',
    'Photo 3, a lot that is for sale: stand at the rail with the sun behind you. Every animal of the lot and its ear tags must be in the frame, and nobody may be able to read another farm’s brand.',
  ),
  garlicStillLife: photo(
    'the garlic on the front page',
    'Photo 4, graded garlic beside a hand: in the shade, look straight down at one crate of one grade, with an open hand in the frame. No flash, and no mixed grades.',
  ),
  homeHero: hero(
    'the front page',
    'Photo 5, the gate or the veld in the last hour of sun: hold the phone sideways, with the sun behind you and the land in the lower two thirds of the frame. No wires, no vehicles, and not your own shadow.',
  ),
  garlicHero: hero('the garlic page'),
  backgrounding: photo('weaners on pasture'),
  grazing: photo('grazing'),
  breeding: photo('premium breeding'),
  pasture: photo('backgrounding services'),
  feedlot: photo('feedlot finishing'),
  pinkEgyptian: photo('Pink Egyptian'),
  whiteArgentinian: photo('White Argentinian'),
  shani: photo('Shani'),
  processing: photo('garlic processing'),
  kitchens: photo('garlic for kitchens'),
  planting: photo('step 1, planting'),
  sprouting: photo('step 2, sprouting'),
  growing: photo('step 3, growing'),
  curing: photo('step 4, harvesting and curing'),
  cattle: gallery('the cattle gallery', 12),
  fields: gallery('the fields gallery', 4),
});
