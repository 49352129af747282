import { messageIn, test, validMessage } from './contact-form';
import { anyModule, emailRequests, expect, hold, thorough } from './fixtures';

const weaners =
  'I am interested in this lot: 24 weaners, 7 to 8 months, 215 kg on average, R38,50 per kilogram.';

test('asking about a lot before the form is ready adds it once', async ({ page, form }) => {
  await page.route(anyModule, () => {});
  await page.goto('/bonsmara');
  await form.message.fill(validMessage);
  const ask = page.getByRole('link', { name: 'Ask about this: 24 weaners' });
  await ask.click();
  await ask.click();
  await expect(form.message).toHaveValue(`${validMessage}\n\n${weaners}`);
  await expect(form.message).toBeFocused();
  await expect(form.message).toBeInViewport();
  // Without scripts it opens WhatsApp, with the same question.
  expect(await messageIn(ask)).toBe(weaners);
});

test('a question goes to WhatsApp if it has no room, or during sending', async ({ page, form }) => {
  await page.route('https://wa.me/**', (route) => route.fulfill({ body: '' }));
  await page.goto('/bonsmara');
  await form.name.focus();
  await form.expectReady();
  const ask = page.getByRole('link', { name: 'Ask about this: 24 weaners' });
  await ask.click();
  await expect(form.section.getByText(`${weaners.length}/1000`)).toBeVisible();
  const long = 'a'.repeat(950);
  await form.message.fill(long);
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    const isFirst = questions.push(dialog.message()) === 1;
    void (isFirst ? dialog.dismiss() : dialog.accept());
  });
  await ask.click();
  await expect(page).toHaveURL('/bonsmara');
  await ask.click();
  await expect(page).toHaveURL(/^https:\/\/wa\.me\/.*24%20weaners/);
  const question = 'Your message has no room for this question. Ask it on WhatsApp instead?';
  expect(questions).toEqual([question, question]);
  await page.goBack();
  await expect(form.message).toHaveValue(long);
  await hold(page, emailRequests);
  await form.fillIn();
  await form.submit.click();
  await expect(form.anySubmit).toBeDisabled();
  await ask.click();
  await expect(page).toHaveURL(/^https:\/\/wa\.me\//);
});

test('the home page sums up a list, and leads to it', async ({ page }) => {
  await page.goto('/');
  const line = 'For sale: 24 weaners, 8 cows and 1 bull; 7 lots in all.';
  await page.getByRole('link', { name: line }).click();
  await expect(page).toHaveURL('/bonsmara#for-sale');
});

test('on a phone, a press shows more about a lot', { tag: thorough }, async ({ page }) => {
  await page.goto('/bonsmara');
  await expect(page.getByText('14 tollies')).toBeVisible();
  await expect(page.locator('.lot summary', { hasText: 'More' }).first()).toBeHidden();
  await page.setViewportSize({ width: 360, height: 640 });
  const lots = page.getByRole('region', { name: 'For sale now' }).locator('ul > li');
  const more = lots.first().getByText('14 tollies');
  await expect(more).toBeHidden();
  await lots.first().locator('summary').click();
  await expect(more).toBeVisible();
});
