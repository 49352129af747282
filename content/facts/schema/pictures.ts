/** What must be in pictures.json, and in a picture of a lot. */
import { z } from 'zod';
import { amount, differIn, isVisible, notWords, text, tick, visible, words } from './field-kinds';

/** Whether words have 15 letters, which dots, spaces and the numbers of a file’s name are not. */
const hasLetters = (words: string) => words.replace(/\P{L}/gu, '').length >= 15;
const notAName = 'must be the name of a photo';
const tooShort = 'must say in 15 letters or more what the photo shows';

/**
 * The fields of a picture; one not taken on the farm is a placeholder, and the owner is asked for another.
 * @param question which photo to take
 */
export function pictureFields(question?: string, isNeededToGoLive = false) {
  const file = text(/^[^\\/<>]+\.(jpe?g|png|webp|heic)$/i, notAName, 100).refine(
    isVisible,
    notAName,
  );
  return {
    file: file.meta({
      label: 'Photo',
      hint: 'Of no use: against the sun, blurred, through a window, with a date or a filter on it.',
      isPicture: true,
    }),
    alt: text(visible, notWords, 160)
      .min(15, { error: tooShort, abort: true })
      .refine(hasLetters, tooShort)
      .meta({ label: 'What it shows', hint: 'For people who cannot see it.' }),
    focalPoint: z
      .strictObject({
        x: amount('From the left, per cent', 0, 100),
        y: amount('From the top, per cent', 0, 100),
      })
      .optional()
      .meta({ label: 'The spot that must not be cut off' }),
    takenOnTheFarm: tick('Taken on our farm, and all in it agreed', {
      hint: 'Also where nobody can be recognised.',
      ...(question && { question, isNeededToGoLive }),
    }),
  };
}

const request = (where: string) => `Please send a photo taken on the farm for ${where}.`;

/** A picture with a place of its own. */
function picture(where: string, question = request(where), isNeededToGoLive = false) {
  const schema = z.strictObject(pictureFields(question, isNeededToGoLive));
  return schema.meta({ label: `Photo for ${where}`, summary: 'alt' });
}

/** So many pictures or more, each with a caption. */
function gallery(where: string, count: number) {
  const fields = { ...pictureFields(request(where)), caption: words('Caption', 60) };
  return z
    .array(z.strictObject(fields).meta({ label: 'Photo' }))
    .min(count, `must have at least ${count} photos`)
    .max(2 * count, `must have at most ${2 * count} photos`)
    .refine(differIn('file'), 'must not have the same photo twice')
    .meta({ label: `Photos for ${where}`, summary: 'caption' });
}

/** First the five that make the site, in the order of one morning with a phone. */
export const picturesSchema = z.strictObject({
  owner: picture(
    'the portrait of the owner',
    'Photo 1, you with your cattle: have somebody stand three steps from you, the sun behind them, with your face, your hands and two animals in the frame. Of no use with dark glasses, or a hat that shades your eyes.',
    true,
  ),
  bonsmaraHero: picture(
    'the top of the cattle page',
    'Photo 2, one bull from the side: stand five steps away, level with his back, with all four feet and the whole of his head in the frame. Of no use with rails or another animal in front of him.',
  ),
  cattleOperation: picture(
    'the cattle on the front page',
    'Photo 3, a lot that is for sale: stand at the rail with the sun behind you, with every animal of the lot and its ear tags in the frame. Of no use where another farm’s brand can be read.',
  ),
  garlicStillLife: picture(
    'the garlic on the front page',
    'Photo 4, graded garlic beside a hand: look straight down in the shade, with one crate of one grade and an open hand in the frame. Of no use with flash, or with grades mixed.',
  ),
  homeHero: picture(
    'the top of the front page',
    'Photo 5, the gate or the veld in the last hour of sun: hold the phone on its side with the sun behind you, with the land in the lower two thirds of the frame. Of no use with wires, a vehicle or your shadow in it.',
  ),
  garlicHero: picture('the top of the garlic page'),
  backgrounding: picture('weaners on pasture'),
  grazing: picture('grazing'),
  pinkEgyptian: picture('Pink Egyptian'),
  whiteArgentinian: picture('White Argentinian'),
  shani: picture('Shani'),
  giantElephant: picture('the reasons to choose us'),
  planting: picture('step 1, planting'),
  sprouting: picture('step 2, sprouting'),
  growing: picture('step 3, growing'),
  curing: picture('step 4, harvesting and curing'),
  cattle: gallery('the cattle gallery', 12),
  fields: gallery('the fields gallery', 4),
});
