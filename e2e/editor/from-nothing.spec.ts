import { expect } from '@playwright/test';
import { answersOf, factsFiles } from '@/lib/facts/answers';
import { checkFile } from '@/lib/facts/check';
import { findOpenQuestions } from '@/lib/facts/questions';
import { valueAt } from '@/lib/facts/walk';
import { farms } from '@/lib/testing/written-farms';
import { type EditorOnPhone, test } from './editor';

async function answerWhoYouAre(editor: EditorOnPhone): Promise<void> {
  await editor.openForm('Who you are');
  await editor.write('Owner’s name', 'Pat Example');
  await editor.write('Cell number', '082 111 2222');
  await editor.write('Email address', 'pat@the-answered-farm.co.za');
  await editor.write('Registered name', 'The Answered Farm (Pty) Ltd 2020/000000/07');
  await editor.write('What becomes of enquiries', 'We use what you write here to answer you.');
  const [address] = await editor.page.getByRole('textbox', { name: /^Address/ }).all();
  await address?.tap();
  await address?.fill('Plot 7, Vaalwater');
  editor.taps += 1;
  await editor.save();
}

test('from nothing to all that the site needs, on a phone', async ({ editor, github }) => {
  github.commitFacts(farms.open);
  await editor.openSignedIn();
  await answerWhoYouAre(editor);
  expect(editor.taps, 'taps for every answer that is needed').toBeLessThanOrEqual(39);
  // What the editor wrote passes the check of the build.
  for (const file of factsFiles) {
    const mistakes = checkFile(file, github.readFacts(file), { day: '2026-11-23' });
    expect(mistakes).toEqual([]);
  }
  const open = findOpenQuestions(answersOf((file) => github.readFacts(file)));
  expect(open.filter(({ isNeededToGoLive }) => isNeededToGoLive)).toEqual([]);
});

test('a new lot takes few taps and two lines of typing', async ({ editor, github, page }) => {
  github.commitFacts({ 'for-sale': {} });
  await editor.openSignedIn();
  await editor.openForm('For sale now');
  await editor.tap(page.getByRole('button', { name: 'Today' }));
  const cattle = page.getByRole('group', { name: 'Cattle for sale' });
  await editor.tap(cattle.getByRole('button', { name: 'Add Lot' }));
  // Its first box is in focus.
  await page.keyboard.type('8 oxen, 3 years');
  await editor.choose('Per head', 'Priced');
  await editor.write('Rand', 'R14 500');
  // The calendar of a phone: its month, its day, its button.
  await cattle.getByLabel('For sale until').last().fill('2027-01-31');
  editor.taps += 4;
  await editor.choose('For sale', 'State');
  await editor.save();
  expect(editor.taps).toBeLessThanOrEqual(12);
  expect(valueAt(github.readFacts('for-sale'), ['cattle', 0])).toEqual({
    what: '8 oxen, 3 years',
    per: 'head',
    rand: 14_500,
    until: '2027-01-31',
    status: 'forSale',
  });
});
