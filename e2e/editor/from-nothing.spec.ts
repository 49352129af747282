import { expect } from '@playwright/test';
import { factsSchema } from '@/content/facts/schema/facts';
import { checkValue, draftOf } from '@/lib/facts/check';
import { findOpenQuestions } from '@/lib/facts/questions';
import { farms } from '@/lib/testing/written-farms';
import { thorough } from '../site';
import { type EditorOnPhone, test } from './editor';

/** Adds words to a list, one after the other; each new box is in focus. */
async function addAll(editor: EditorOnPhone, list: string, words: readonly string[]) {
  const group = editor.page.getByRole('group', { name: list });
  for (const word of words) {
    await editor.tap(group.getByRole('button', { name: /^Add / }));
    await group.getByRole('textbox').last().fill(word);
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
  await editor.tap(addresses.first());
  await addresses.first().fill('Plot 7, Vaalwater');
  await editor.save();
}

async function answerTerms(editor: EditorOnPhone): Promise<void> {
  await editor.openForm('How you do business');
  await addAll(editor, 'What a customer may hold you to', ['You get what we agreed.']);
  await editor.write('What becomes of enquiries', 'We use what you write here to answer you.');
  await editor.choose('Included', 'VAT on the garlic prices');
  await editor.choose('Count one way', 'Kilometres of a job');
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
    await editor.tap(group.getByRole('checkbox', { name: /^We have none/ }));
  }
  await editor.save();
  await editor.openForm('What customers say');
  await editor.tap(page.getByRole('checkbox', { name: /^We have none/ }));
  await editor.save();
}

test('from nothing to all that the site needs, on a phone', { tag: thorough }, async ({
  editor,
  github,
}) => {
  github.commitFacts(farms.open);
  await editor.openSignedIn();
  await answerWhoYouAre(editor);
  await answerTerms(editor);
  await answerTheRest(editor);
  expect(editor.taps, 'taps for every answer that is needed').toBeLessThanOrEqual(39);
  // What the editor wrote passes the check of the build.
  for (const file of factsSchema.keyof().options) {
    const mistakes = checkValue(factsSchema.shape[file], github.readFacts(file), {
      day: '2026-11-23',
    });
    expect(mistakes).toEqual([]);
  }
  const open = findOpenQuestions(draftOf((file) => github.readFacts(file)));
  expect(open.filter(({ isNeededToGoLive }) => isNeededToGoLive)).toEqual([]);
});
