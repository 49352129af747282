import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import { select, selectAll } from 'hast-util-select';
import { checkFacts } from '@/content/facts/check-files';
import { farms } from '@/lib/testing/written-farms';
import { readPage } from '../../lib/html-first/export-files';
import { thorough } from '../site';
import { type DeskOnPhone, readContent, test } from './desk';
import { describePhoto, photoFromPhone } from './photo-from-phone';

const folder = '.preview/desk-checkout';

/** The project as git has it, but for the lock file: by that, Next finds the folder of the packages. */
function copyProject(): void {
  rmSync(folder, { recursive: true, force: true });
  const paths = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0');
  for (const path of paths.filter((path) => path && path !== 'package-lock.json')) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(path, join(folder, path));
  }
}

/** Settings of a live site, at an address of nobody's. */
const settings = {
  NEXT_PUBLIC_SITE_URL: 'https://www.the-answered-farm.co.za',
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'answered-public-key',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'answered-service',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'answered-template',
  NEXT_TELEMETRY_DISABLED: '1',
  FACTS_FOLDER: '',
  SITE_FOLDER: 'out',
};

function run(script: string) {
  const options = { cwd: folder, encoding: 'utf8', env: { ...process.env, ...settings } } as const;
  return spawnSync('npx', ['tsx', script], options);
}

async function answerWhoYouAre(desk: DeskOnPhone): Promise<void> {
  await desk.openForm('Who you are and how to reach you');
  await desk.write('Owner’s name', 'Pat Example');
  for (const [index, paragraph] of ['First words.', 'Second words.', 'Third words.'].entries()) {
    await desk.tap(desk.page.getByRole('button', { name: /^Add .*Paragraph/ }));
    const biography = desk.page.getByRole('group', { name: 'About the owner' });
    await desk.fill(biography.getByRole('textbox').nth(index), paragraph);
  }
  await desk.write('Email address', 'pat@the-answered-farm.co.za');
  await desk.write('Cell number', '082 111 2222');
  await desk.write('Instagram', 'https://www.instagram.com/the.answered.farm');
  await desk.write('Facebook', 'https://www.facebook.com/the.answered.farm');
  await desk.write('The farm as a whole', 'Limpopo');
  await desk.write('The cattle', 'Vaalwater, Limpopo');
  await desk.write('The garlic', 'Settlers, Limpopo');
  await desk.saveAndGoBack();
}

async function answerTerms(desk: DeskOnPhone): Promise<void> {
  await desk.openForm('How you do business');
  await desk.tap(desk.page.getByRole('button', { name: /^Add .*Sentence/ }));
  const commitment = desk.page.getByRole('group', { name: 'What a customer may hold you to' });
  await desk.fill(commitment.getByRole('textbox'), 'You get what we agreed.');
  await desk.write('What becomes of enquiries', 'We use what you write here to answer you.');
  const choices = (name: string) => desk.page.getByRole('radiogroup', { name });
  await desk.choose(choices('VAT on the garlic prices'), 'Included');
  await desk.choose(choices('Kilometres of a job'), 'Count one way');
  await desk.saveAndGoBack();
}

async function answerTheRest(desk: DeskOnPhone): Promise<void> {
  await desk.openForm('Figures of the cattle');
  for (const [index, grass] of ['Smuts finger grass', 'Blue buffalo grass'].entries()) {
    await desk.tap(desk.page.getByRole('button', { name: /^Add .*Grass/ }));
    const grasses = desk.page.getByRole('group', { name: 'The two grasses' });
    await desk.fill(grasses.getByRole('textbox').nth(index), grass);
  }
  await desk.saveAndGoBack();
  await desk.openForm('Certificates and awards');
  for (const side of ['Of the cattle', 'Of the garlic']) {
    const group = desk.page.getByRole('group', { name: side });
    await desk.tap(group.getByRole('switch', { name: /^We have none/ }));
  }
  await desk.saveAndGoBack();
  await desk.openForm('What customers say');
  await desk.tap(desk.page.getByRole('switch', { name: /^We have none/ }));
  await desk.saveAndGoBack();
  await desk.openForm('Prices of the garlic services');
  await desk.fill(desk.page.getByRole('textbox', { name: 'Bed shaping' }), '1350');
  await desk.saveAndGoBack();
  await desk.openForm('Photos');
  await desk.sendPhoto('Photo for the portrait of the owner', await photoFromPhone());
  const portrait = desk.page.getByRole('group', { name: 'Photo for the portrait of the owner' });
  await desk.fill(
    portrait.getByRole('textbox', { name: 'What it shows' }),
    'Pat stands at the kraal.',
  );
  await desk.tap(portrait.getByRole('switch', { name: 'Taken on our farm' }));
  await desk.saveAndGoBack();
}

test('from nothing to live, on a phone', { tag: thorough }, async ({ desk }) => {
  test.setTimeout(240_000);
  copyProject();
  await desk.openFolder(readContent(farms.open));
  await answerWhoYouAre(desk);
  await answerTerms(desk);
  await answerTheRest(desk);
  console.log(`Every answer that the site needs, a price and a photo: ${desk.taps} taps.`);
  for (const [path, content] of await desk.readFiles()) {
    if (path.startsWith('content/')) writeFileSync(join(folder, path), content);
  }

  // What the desk wrote passes the check of the build.
  expect(checkFacts(`${folder}/content/facts`)).toEqual([]);

  const built = run('lib/tools/site/build/build.ts');
  expect(built.status, built.stdout + built.stderr).toBe(0);
  const garlic = readPage(`${folder}/out/garlic.html`);
  const home = readPage(`${folder}/out/index.html`);
  expect(select('meta[name=robots][content*=noindex]', home)).toBeUndefined();
  expect(JSON.stringify(garlic)).toContain('R1\u00a0350');
  expect(selectAll('a[href="tel:+27821112222"]', home).length).toBeGreaterThan(0);
  const portrait = selectAll('img[alt="Pat stands at the kraal."]', home);
  expect(portrait).toHaveLength(1);
  const encoded = readdirSync(`${folder}/out/photos`).filter((file) =>
    file.startsWith('img-2034-'),
  );
  expect(encoded.length).toBeGreaterThan(1);
  for (const file of encoded) {
    const shown = await describePhoto(readFileSync(`${folder}/out/photos/${file}`));
    expect(shown, file).toMatchObject({ exif: undefined, isUpright: true });
  }

  const { stdout } = run('lib/tools/owner/launch-check/launch-check.ts');
  expect(stdout).not.toContain('Before the site goes live, please answer');
  expect(stdout).toMatch(/Open: \d+ for the owner to answer .*, 1 for whoever builds the site/);
  expect(desk.others).toEqual([]);
});
