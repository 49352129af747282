/** What must be in pictures.json, and in a picture of a lot. */
import { z } from 'zod';
import { amount, differIn, notWords, text, tick, visible, words } from './field-kinds';

/** Whether words have 15 letters, which dots, spaces and the numbers of a file’s name are not. */
const hasLetters = (words: string) => words.replace(/\P{L}/gu, '').length >= 15;
const tooShort = 'must say in 15 letters or more what the photo shows';

/** The fields of a picture; one not taken on the farm is a placeholder, and the owner is asked for another. */
export function pictureFields(where?: string, isNeededToGoLive = false) {
  const question = where && `Please send a photo taken on the farm for ${where}.`;
  const file = text(/^[^\\/<>]+\.(jpe?g|png|webp|heic)$/i, 'must be the name of a photo', 100);
  return {
    file: file.meta({ label: 'Photo', isPicture: true }),
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
    takenOnTheFarm: tick('Taken on our farm', question ? { question, isNeededToGoLive } : {}),
    peopleAgreed: tick('Nobody can be recognised in it, or all have agreed to be shown'),
  };
}

type Ticks = Readonly<Partial<Record<'takenOnTheFarm' | 'peopleAgreed', boolean | undefined>>>;

export const isAgreed = ({ takenOnTheFarm, peopleAgreed }: Ticks) =>
  !takenOnTheFarm || peopleAgreed;
export const notAgreed = {
  path: ['peopleAgreed'],
  error: 'must be ticked before a photo of the farm is shown',
};

/** A picture with a place of its own. */
function picture(where: string, isNeededToGoLive = false) {
  const shape = z.strictObject(pictureFields(where, isNeededToGoLive)).refine(isAgreed, notAgreed);
  return shape.meta({ label: `Photo for ${where}`, summary: 'alt' });
}

/** So many pictures or more, each with a caption. */
function gallery(where: string, count: number) {
  const fields = { ...pictureFields(where), caption: words('Caption', 60) };
  return z
    .array(z.strictObject(fields).refine(isAgreed, notAgreed).meta({ label: 'Photo' }))
    .min(count, `must have at least ${count} photos`)
    .max(2 * count, `must have at most ${2 * count} photos`)
    .refine(differIn('file'), 'must not have the same photo twice')
    .meta({ label: `Photos for ${where}`, summary: 'caption' });
}

export const picturesShape = z.strictObject({
  homeHero: picture('the top of the front page'),
  bonsmaraHero: picture('the top of the cattle page'),
  garlicHero: picture('the top of the garlic page'),
  owner: picture('the portrait of the owner', true),
  cattleOperation: picture('the cattle on the front page'),
  garlicStillLife: picture('the garlic on the front page'),
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
