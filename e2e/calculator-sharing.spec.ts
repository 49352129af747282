import { plainSpaces } from '../lib/testing/figures';
import { messageIn } from './contact-form';
import { expect, saveData, test } from './fixtures';
import { calculator, openCalculator, sharedText } from './seed-calculator';

const sentence =
  '200 000 cloves of Pink Egyptian need 9 900 m², 0,99 hectares, pathways included. Spacing: 15 × 30 cm. Weight of the seed: 1 600 kg at 125 cloves per kilogram; more with heavier cloves. Cost of the seed: R192 000 at R120 per kilogram, including any VAT.';

test('the URL of a calculation restores it', async ({ page, context }) => {
  await page.goto('/garlic#contact');
  const { mode, variety, land, unit, announcement } = calculator(page);
  const historyLength = () => page.evaluate(() => history.length);
  const length = await historyLength();
  await mode('Land Size to Seeds').check();
  await variety.selectOption('giant-elephant');
  await unit.selectOption('hectare');
  await land.fill('2,5');
  const calculated = '/garlic?variety=giant-elephant&land=2.5&unit=hectare#calculator';
  await expect(page).toHaveURL(calculated);
  expect(await historyLength()).toBe(length);
  const newPage = await context.newPage();
  // With Save-Data, only the URL makes the page load the calculator.
  await saveData(newPage);
  await newPage.goto(calculated);
  const other = calculator(newPage);
  await expect(other.value('Seeds needed')).toHaveText('281 250');
  expect(await sharedText(newPage)).toContain(
    'For 2,5 hectares, pathways included, you need 281 250 cloves of Giant/Elephant.',
  );
  await expect(other.land).toHaveValue('2,5');
  await expect(other.section).toBeInViewport();
  await land.fill('');
  await expect(page).toHaveURL('/garlic');
  await page.goto('/garlic?seeds=<script>alert(1)</script>#calculator');
  await expect(announcement).toHaveText(/could not be read/);
  await variety.selectOption('shani');
  await expect(announcement).not.toHaveText(/could not be read/);
  await page.goto('/garlic?variety=shani&amp;seeds=20000#calculator');
  await expect(page.getByText(/^20.000 cloves of Shani need/).first()).toBeAttached();
});

test('the copied link and the WhatsApp links carry the calculation', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { section, seeds, ask, announcement } = await openCalculator(page);
  const copy = section.getByRole('button', { name: 'Copy link' });
  await seeds.fill('200000');
  await copy.click();
  await expect(announcement).toHaveText('Link copied.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/garlic\?variety=pink-egyptian&seeds=200000#calculator$/);
  const [sentences, sharedLink] = (await sharedText(page)).split('\n');
  expect(sentences).toContain(sentence);
  expect(sharedLink).toBe(link);
  // The question goes to the farm; the shared calculation to a contact that the visitor picks.
  await expect(ask).toHaveAttribute('href', /^https:\/\/wa\.me\/27820000000\?/);
  const question = plainSpaces((await messageIn(ask)) ?? '');
  expect(question).toContain(`From the garlic seed calculator: ${sentence}`);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
  });
  await copy.click();
  await expect(announcement).toHaveText(`Copy this link by hand: ${link}`);
});
