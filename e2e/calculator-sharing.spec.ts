import { calculator, plainSpaces } from './calculator';
import { contactForm, fillIn, newSender, received } from './contact-form';
import { expect, saveData, test } from './site';

const words =
  '200 000 Pink Egyptian seeds (cloves) need 9 900 m² of land (0,9900 hectares), pathways included, at 15 × 30 cm.';

test('a calculation lives in the address and comes back from it', async ({ page, context }) => {
  await page.goto('/garlic');
  const { mode, variety, land, unit, value } = calculator(page);
  await mode('Land Size to Seeds').check();
  await variety.selectOption('giant-elephant');
  await unit.selectOption('hectare');
  await land.fill('2,5');
  await expect(page).toHaveURL('/garlic?variety=giant-elephant&land=2.5&unit=hectare#calculator');
  const other = calculator(await context.newPage());
  await other.section.page().goto(page.url());
  await expect(other.value('Seeds needed')).toHaveText('281 250');
  await expect(other.land).toHaveValue('2,5');
  await expect(other.section).toBeInViewport();
  await page.reload();
  await expect(value('Seeds needed')).toHaveText('281 250');
});

test('a link opens its calculation at once where data is saved', async ({ page }) => {
  await saveData(page);
  await page.goto('/garlic?variety=shani&seeds=20000#calculator');
  await expect(calculator(page).value('Land needed')).toContainText('660 m²');
});

for (const [query, sentence] of [
  ['seeds=<script>alert(1)</script>', /could not be read/],
  ['variety=__proto__&seeds=500', /could not be read/],
  ['land=5&unit=morgen', /could not be read/],
  ['seeds=-5', /^Enter a number above zero\.$/],
  ['seeds=1000000000000000', /^That is more seed than/],
] as const) {
  test(`the link ${query} gives one clear sentence and no error`, async ({ page }) => {
    await page.goto(`/garlic?${query}#calculator`);
    const { section, announcement } = calculator(page);
    await expect(announcement).toHaveText(sentence);
    await expect(section).not.toContainText(/NaN|undefined|script/);
  });
}

test('a link that can be read in two ways asks, and then carries the answer', async ({ page }) => {
  await page.goto('/garlic?variety=shani&land=10.000&unit=hectare&utm_source=letter#calculator');
  const { question, results, value, land } = calculator(page);
  await expect(question).toBeVisible();
  await expect(results).toHaveCount(0);
  await question.getByRole('button', { name: '10,0' }).click();
  await expect(land).toHaveValue('10,0');
  await expect(value('Land provided')).toContainText('100 000 m²');
  await expect(page).toHaveURL(
    '/garlic?utm_source=letter&variety=shani&land=10&unit=hectare#calculator',
  );
});

test('the address keeps what else stands in its query', async ({ page }) => {
  await page.goto('/garlic?utm_source=letter&fbclid=x1');
  const { seeds, section } = calculator(page);
  await section.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island=seed-calculator]')).toHaveAttribute('data-ready');
  await expect(page).toHaveURL('/garlic?utm_source=letter&fbclid=x1');
  await seeds.fill('5000');
  await expect(page).toHaveURL(
    '/garlic?utm_source=letter&fbclid=x1&variety=pink-egyptian&seeds=5000#calculator',
  );
  await seeds.fill('');
  await expect(page).toHaveURL('/garlic?utm_source=letter&fbclid=x1');
});

test('Copy link copies it and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/garlic');
  const { section, seeds, announcement } = calculator(page);
  await seeds.fill('200000');
  await section.getByRole('button', { name: 'Copy link' }).click();
  await expect(announcement).toHaveText('The link is copied.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).search).toBe('?variety=pink-egyptian&seeds=200000');
});

test('Share on WhatsApp carries the numbers in words and the link', async ({ page }) => {
  await page.goto('/garlic');
  const { seeds, whatsApp } = calculator(page);
  await seeds.fill('200000');
  const address = new URL((await whatsApp.getAttribute('href')) ?? '');
  expect(address.origin).toBe('https://wa.me');
  const text = plainSpaces(address.searchParams.get('text'));
  expect(text).toContain(words);
  expect(text).toContain('/garlic?variety=pink-egyptian&seeds=200000#calculator');
});

test('Ask about this writes below what stands in the enquiry, which can then be sent', async ({
  page,
  request,
}) => {
  const sender = newSender();
  await page.goto('/garlic');
  const { seeds, ask } = calculator(page);
  const { message, submit, section } = contactForm(page);
  await fillIn(page, sender);
  await message.fill('Good day');
  await seeds.fill('200000');
  await ask.click();
  await expect(message).toBeFocused();
  await expect(section).toBeInViewport();
  const written = plainSpaces(await message.inputValue());
  expect(written).toMatch(/^Good day\n\nFrom the garlic seed calculator: 200 000 Pink/);
  expect(written).toContain(words);
  await expect(section).toContainText(`${written.length}/1000`);
  await submit.click();
  await expect.poll(async () => (await received(request, sender)).length).toBe(1);
  const [enquiry] = await received(request, sender);
  expect(plainSpaces(enquiry?.parameters.message)).toBe(written);
});

test('Ask about this leaves a full message as it is and says so', async ({ page }) => {
  await page.goto('/garlic');
  const { seeds, ask, announcement } = calculator(page);
  const { message } = contactForm(page);
  await message.fill('x'.repeat(900));
  await seeds.fill('200000');
  await ask.click();
  await expect(announcement).toHaveText(/^Your message has no room left/);
  await expect(message).toHaveValue('x'.repeat(900));
});

test('a result is announced once, after typing rests', async ({ page }) => {
  await page.goto('/garlic');
  const { seeds, announcement } = calculator(page);
  await seeds.focus();
  await expect(announcement).toHaveText('Enter a number to see the result.');
  const spoken = await announcement.evaluateHandle((status) => {
    const texts: string[] = [];
    new MutationObserver(() => texts.push(status.textContent ?? '')).observe(status, {
      characterData: true,
      childList: true,
      subtree: true,
    });
    return texts;
  });
  await seeds.pressSequentially('200000', { delay: 60 });
  await expect(announcement).toContainText('9 900 m² of land');
  expect(await spoken.jsonValue()).toHaveLength(1);
});

test('prints one page, with the farm and its contact details on it', async ({ page }) => {
  await page.goto(
    '/garlic?variety=shani&seeds=20000&cloves=130&services=planting+seed-peeling&tons=2.5&km=120#calculator',
  );
  const { estimate, bed } = calculator(page);
  await expect(estimate).toBeVisible();
  await expect(bed).toBeVisible();
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  const { section } = calculator(page);
  for (const text of [/^Du Toit Holdings, \+27/, /^20.000 Shani seeds/]) {
    await expect(section.getByText(text).first()).toBeVisible();
  }
  await expect(estimate).toBeVisible();
  await expect(bed).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(calculator(page).ask).toBeHidden();
  await expect(page.getByRole('region', { name: 'Services and Prices' })).toBeHidden();
});

test('prints its part of the page while there is no result', async ({ page }) => {
  await page.goto('/garlic');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('region', { name: 'Services and Prices' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there are tables of seeds, land and water instead', async ({ page }) => {
    await page.goto('/garlic');
    const { section } = calculator(page);
    // The browser under test is told to run nothing, but parses as if it would.
    expect(await section.locator('noscript').innerHTML()).toContain('The calculator needs');
    await expect(calculator(page).example.getByRole('row', { name: 'Together' })).toContainText(
      '990 m²',
    );
    await section.getByText('Seeds, land and water for every variety').click();
    const figures = async (table: string, row: string | RegExp) => {
      const cells = section.getByRole('table', { name: table }).getByRole('row', { name: row });
      return (await cells.getByRole('cell').allTextContents()).map(plainSpaces);
    };
    expect(await figures('Seeds by land', /^Giant/)).toEqual(['1 125', '112 500', '45 527']);
    expect(await figures('Seeds by land', /^Pink Egyptian/)).toEqual([
      '2 000',
      '200 000',
      '80 937',
    ]);
    expect(await figures('Seeds by land', /^Water/)).toEqual(['1 000', '100 000', '40 469']);
    expect(await figures('Land in m²', /^Shani/)).toEqual(['33', '330', '3 300']);
  });
});
