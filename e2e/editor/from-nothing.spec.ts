import { expect } from '@playwright/test';
import { checkFile } from '@/lib/facts/check';
import { draftOf, factsFiles } from '@/lib/facts/draft';
import { findOpenQuestions } from '@/lib/facts/questions';
import { farms } from '@/lib/testing/written-farms';
import { thorough } from '../site';
import { type EditorOnPhone, readContent, test } from './editor';
import { describePhoto, photoFromPhone } from './photo-from-phone';

/** Adds words to a list, one after the other. */
async function addAll(editor: EditorOnPhone, list: string, words: readonly string[]) {
  const group = editor.page.getByRole('group', { name: list });
  for (const [index, word] of words.entries()) {
    await editor.tap(group.getByRole('button', { name: /^Add / }));
    await editor.fill(group.getByRole('textbox').nth(index), word);
  }
}

async function answerWhoYouAre(editor: EditorOnPhone): Promise<void> {
  await editor.openForm('Who you are and how to reach you');
  await editor.write('Owner’s name', 'Pat Example');
  await addAll(editor, 'About the owner', ['First words.', 'Second words.', 'Third words.']);
  await editor.write('Email address', 'pat@the-answered-farm.co.za');
  await editor.write('Cell number', '082 111 2222');
  await editor.write('Instagram', 'https://www.instagram.com/the.answered.farm');
  await editor.write('Facebook', 'https://www.facebook.com/the.answered.farm');
  await editor.write('The farm as a whole', 'Limpopo');
  await editor.write('The cattle', 'Vaalwater, Limpopo');
  await editor.write('The garlic', 'Settlers, Limpopo');
  await editor.write('Registered name', 'The Answered Farm (Pty) Ltd 2020/000000/07');
  const addresses = editor.page.getByRole('textbox', { name: /^Address/ });
  await editor.fill(addresses.first(), 'Plot 7, Vaalwater');
  await editor.save();
}

async function answerTerms(editor: EditorOnPhone): Promise<void> {
  await editor.openForm('How you do business');
  await addAll(editor, 'What a customer may hold you to', ['You get what we agreed.']);
  await editor.write('What becomes of enquiries', 'We use what you write here to answer you.');
  const choices = (name: string) => editor.page.getByRole('radiogroup', { name });
  await editor.choose(choices('VAT on the garlic prices'), 'Included');
  await editor.choose(choices('Kilometres of a job'), 'Count one way');
  await editor.save();
}

async function answerTheRest(editor: EditorOnPhone): Promise<void> {
  const { page } = editor;
  await editor.openForm('Figures of the cattle');
  await addAll(editor, 'The two grasses', ['Smuts finger grass', 'Blue buffalo grass']);
  await editor.write('What a grazing unit is', 'The veld that one cow grazes in a season.');
  await editor.save();
  await editor.openForm('Certificates and awards');
  for (const side of ['Of the cattle', 'Of the garlic']) {
    const group = page.getByRole('group', { name: side });
    await editor.tap(group.getByRole('switch', { name: /^We have none/ }));
  }
  await editor.save();
  await editor.openForm('What customers say');
  await editor.tap(page.getByRole('switch', { name: /^We have none/ }));
  await editor.save();
}

/** From the open question to the photo in its place. */
async function sendPortrait(editor: EditorOnPhone): Promise<void> {
  const { page } = editor;
  await editor.tap(editor.news.getByText(/^Questions that can wait: \d+$/));
  await editor.tap(editor.news.getByRole('link', { name: /portrait of the owner/ }));
  const portrait = page.getByRole('group', { name: 'Photo for the portrait of the owner' });
  await editor.tap(portrait.getByRole('button', { name: 'Replace' }));
  const chooser = page.waitForEvent('filechooser');
  await editor.tap(page.getByRole('button', { name: 'Upload' }));
  const photo = { name: 'IMG_2034.JPG', mimeType: 'image/jpeg', buffer: await photoFromPhone() };
  await (await chooser).setFiles(photo);
  await editor.tap(page.getByRole('button', { name: 'Insert' }));
  // Until it shows the photo, the editor ignores a tap on Save.
  await expect(portrait.locator('img')).toBeVisible();
  await editor.write('What it shows', 'Pat stands at the kraal.');
  await editor.tap(portrait.getByRole('switch', { name: /^Taken on our farm/ }));
  await editor.save();
}

test('from nothing to all that the site needs, on a phone', { tag: thorough }, async ({
  editor,
  github,
  page,
}) => {
  test.setTimeout(180_000);
  // Safari's canvas writes no WebP: our copy of an encoder does.
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- called on its canvas below
    const { convertToBlob } = OffscreenCanvas.prototype;
    OffscreenCanvas.prototype.convertToBlob = function (options) {
      return convertToBlob.call(this, options?.type === 'image/webp' ? {} : options);
    };
  });
  github.commit(readContent(farms.open));
  await editor.openSignedIn();
  await answerWhoYouAre(editor);
  await answerTerms(editor);
  await answerTheRest(editor);
  const before = editor.taps;
  expect(before, 'taps for every answer that is needed').toBeLessThanOrEqual(60);
  console.log(`Every answer that the site needs: ${before} taps.`);
  await sendPortrait(editor);
  expect(editor.taps - before, 'taps for a photo').toBeLessThanOrEqual(10);

  // What the editor wrote passes the check of the build.
  for (const file of factsFiles) {
    const mistakes = checkFile(file, github.read(file), { day: '2026-11-23' });
    expect(mistakes).toEqual([]);
  }
  const open = findOpenQuestions(draftOf((file) => github.read(file)));
  expect(open.filter(({ isNeededToGoLive }) => isNeededToGoLive)).toEqual([]);

  // The photo stands upright, and tells no place.
  expect(github.read('photos')).toMatchObject({ owner: { file: 'img_2034.webp' } });
  const saved = github.files.get('content/photos/img_2034.webp');
  expect(await describePhoto(saved ?? Buffer.of())).toEqual({
    width: 1800,
    height: 2400,
    format: 'webp',
    exif: undefined,
    isUpright: true,
  });
});
