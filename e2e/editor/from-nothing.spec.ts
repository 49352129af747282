import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import { checkFacts } from '@/lib/facts/check-folder';
import { findOpenQuestions } from '@/lib/facts/questions';
import { readDraft } from '@/lib/facts/read';
import { partOf } from '@/lib/facts/walk';
import { farms } from '@/lib/testing/written-farms';
import { thorough } from '../site';
import { type EditorOnPhone, readContent, test } from './editor';
import { photoFromPhone } from './photo-from-phone';

async function answerWhoYouAre(editor: EditorOnPhone): Promise<void> {
  await editor.openForm('Who you are and how to reach you');
  await editor.write('Owner’s name', 'Pat Example');
  const biography = editor.page.getByRole('group', { name: 'About the owner' });
  for (const [index, paragraph] of ['First words.', 'Second words.', 'Third words.'].entries()) {
    await editor.tap(biography.getByRole('button', { name: /^Add .*Paragraph/ }));
    await editor.fill(biography.getByRole('textbox').nth(index), paragraph);
  }
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
  const commitment = editor.page.getByRole('group', { name: 'What a customer may hold you to' });
  await editor.tap(commitment.getByRole('button', { name: /^Add .*Sentence/ }));
  await editor.fill(commitment.getByRole('textbox'), 'You get what we agreed.');
  await editor.write('What becomes of enquiries', 'We use what you write here to answer you.');
  const choices = (name: string) => editor.page.getByRole('radiogroup', { name });
  await editor.choose(choices('VAT on the garlic prices'), 'Included');
  await editor.choose(choices('Kilometres of a job'), 'Count one way');
  await editor.save();
}

async function answerTheRest(editor: EditorOnPhone): Promise<void> {
  const { page } = editor;
  await editor.openForm('Figures of the cattle');
  const grasses = page.getByRole('group', { name: 'The two grasses' });
  for (const [index, grass] of ['Smuts finger grass', 'Blue buffalo grass'].entries()) {
    await editor.tap(grasses.getByRole('button', { name: /^Add .*Grass/ }));
    await editor.fill(grasses.getByRole('textbox').nth(index), grass);
  }
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
  await editor.tap(editor.news.getByText('Questions before the site can go live: 1'));
  await editor.tap(editor.news.getByRole('link', { name: /portrait of the owner/ }));
  const portrait = page.getByRole('group', { name: 'Photo for the portrait of the owner' });
  await editor.sendPhoto('Photo for the portrait of the owner', await photoFromPhone());
  await editor.write('What it shows', 'Pat stands at the kraal.');
  await editor.tap(portrait.getByRole('switch', { name: /^Taken on our farm/ }));
  await editor.save();
}

test('from nothing to all that the site needs, on a phone', { tag: thorough }, async ({
  editor,
  github,
}) => {
  test.setTimeout(180_000);
  github.commit(readContent(farms.open));
  await editor.openSignedIn();
  await answerWhoYouAre(editor);
  await answerTerms(editor);
  await answerTheRest(editor);
  const before = editor.taps;
  await sendPortrait(editor);
  expect(editor.taps - before, 'taps for a photo').toBeLessThanOrEqual(10);
  expect(editor.taps, 'taps for every answer that is needed').toBeLessThanOrEqual(60);
  console.log(`Every answer that the site needs: ${editor.taps} taps.`);

  // What the editor wrote passes the check of the build.
  const folder = test.info().outputPath('repository');
  for (const [path, content] of github.files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  expect(checkFacts(`${folder}/content/facts`)).toEqual([]);
  const open = findOpenQuestions(readDraft(`${folder}/content/facts`, '2026-11-23'));
  expect(open.filter(({ isNeededToGoLive }) => isNeededToGoLive)).toEqual([]);
  expect(partOf(partOf(github.read('photos'), 'owner'), 'file')).toBe('img_2034.webp');
});
