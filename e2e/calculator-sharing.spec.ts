import { farm } from '../content/farm';
import { plainSpaces } from '../lib/testing/result-of';
import { calculator, openCalculator, sharedText } from './calculator';
import { test } from './contact-form';
import { phone } from './farm';
import { expect, saveData } from './site';

const sentence =
  '200 000 Pink Egyptian seeds (cloves) need 9 900 m² of land (0,9900 hectares), pathways included, at 15 × 30 cm.';

test('a calculation lives in the address and comes back from it', async ({ page, context }) => {
  const { mode, variety, land, unit, value } = await openCalculator(page);
  await mode('Land Size to Seeds').check();
  await variety.selectOption('giant-elephant');
  await unit.selectOption('hectare');
  await land.fill('2,5');
  await expect(page).toHaveURL('/garlic?variety=giant-elephant&land=2.5&unit=hectare#calculator');
  const newPage = await context.newPage();
  // Where data is saved, nothing but the link makes the page fetch the calculator.
  await saveData(newPage);
  await newPage.goto(page.url());
  const other = calculator(newPage);
  await expect(other.value('Seeds needed')).toHaveText('281 250');
  await expect(other.land).toHaveValue('2,5');
  await expect(other.section).toBeInViewport();
  await page.reload();
  await expect(value('Seeds needed')).toHaveText('281 250');
});

for (const [query, announced] of [
  ['seeds=<script>alert(1)</script>', /could not be read/],
  ['variety=red&seeds=500', /could not be read/],
  ['seeds=-5', /^Enter a number above zero\.$/],
] as const) {
  test(`the link ${query} gives one sentence until something is entered`, async ({ page }) => {
    const { section, announcement, variety } = await openCalculator(page, query);
    await expect(announcement).toHaveText(announced);
    await expect(section).not.toContainText(/NaN|undefined|script/);
    await variety.selectOption('shani');
    await expect(announcement).not.toHaveText(/could not be read/);
  });
}

test('the address keeps what else stands in it, and the history its length', async ({ page }) => {
  await page.goto('/garlic?utm_source=letter&fbclid=x1#contact');
  const { seeds, announcement } = calculator(page);
  const historyLength = () => page.evaluate(() => history.length);
  const length = await historyLength();
  for (const [typed, query, announced] of [
    ['many', '#contact', /^Enter a whole number of seeds/],
    ['5000', '&variety=pink-egyptian&seeds=5000#calculator', /^5\s000 Pink Egyptian/],
    ['6000', '&variety=pink-egyptian&seeds=6000#calculator', /^6\s000 Pink Egyptian/],
    ['', '', /^Enter a number to see/],
  ] as const) {
    await seeds.fill(typed);
    await expect(announcement).toHaveText(announced);
    await expect(page).toHaveURL(`/garlic?utm_source=letter&fbclid=x1${query}`);
  }
  expect(await historyLength()).toBe(length);
});

test('Copy link and Share on WhatsApp carry the calculation', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { section, seeds, announcement } = await openCalculator(page);
  const copy = section.getByRole('button', { name: 'Copy link' });
  await seeds.fill('200000');
  await copy.click();
  await expect(announcement).toHaveText('The link is copied.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/garlic\?variety=pink-egyptian&seeds=200000#calculator$/);
  const [sentences, sharedLink] = (await sharedText(page)).split('\n');
  expect(sentences).toContain(sentence);
  expect(sharedLink).toBe(link);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
  });
  await copy.click();
  await expect(announcement).toHaveText(`Copy this link by hand: ${link}`);
});

test('Ask about this writes below the enquiry, once', async ({ page, form }) => {
  const { seeds, ask } = await openCalculator(page);
  await form.fillIn();
  await form.message.fill('Good day');
  await seeds.fill('200000');
  for (let times = 0; times < 2; times += 1) {
    await ask.click();
    await expect(form.message).toBeFocused();
    await expect(form.section).toBeInViewport();
  }
  const written = plainSpaces(await form.message.inputValue());
  const [greeting, calculation, ...others] = written.split('\n\n');
  expect(greeting).toBe('Good day');
  expect(calculation).toContain(`From the garlic seed calculator: ${sentence}`);
  expect(others).toEqual([]);
  await expect(form.section).toContainText(`${written.length}/1000`);
  await form.submit.click();
  await expect.poll(form.received).toHaveLength(1);
  expect(plainSpaces((await form.received())[0]?.message ?? '')).toBe(written);
});

test('Ask about this fills a message to its last character', async ({ page, form }) => {
  const { seeds, ask, announcement } = await openCalculator(page);
  await seeds.fill('200000');
  await ask.click();
  const room = 1000 - (await form.message.inputValue()).length - '\n\n'.length;
  await form.message.fill('x'.repeat(room + 1));
  await ask.click();
  await expect(announcement).toHaveText(/^Your message has no room left/);
  await expect(form.message).toHaveValue('x'.repeat(room + 1));
  await form.message.fill('x'.repeat(room));
  await ask.click();
  await expect.poll(async () => (await form.message.inputValue()).length).toBe(1000);
});

test('a result is announced once, after typing rests', async ({ page }) => {
  const { seeds, announcement } = await openCalculator(page);
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
  const { estimate, bed, section, ask } = await openCalculator(
    page,
    'variety=shani&seeds=20000&cloves=130&services=planting+seed-peeling&tons=2.5&km=120',
  );
  await expect(estimate).toBeVisible();
  await expect(bed).toBeVisible();
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  const ofCalculator = (text: RegExp | string) => section.getByText(text).first();
  const prices = page.getByRole('region', { name: 'Services and Prices' });
  const printed = [
    ofCalculator(`${farm.garlicName}, ${phone}`),
    ofCalculator(/^20.000 Shani seeds/),
    estimate,
    bed,
  ];
  for (const part of printed) await expect(part).toBeVisible();
  for (const part of [page.getByRole('banner'), ask, prices]) await expect(part).toBeHidden();
  await page.goto('/garlic');
  await expect(prices).toBeVisible();
});
