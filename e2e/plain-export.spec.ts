import { plainFolder } from '../lib/tools/preview-build.mjs';
import { contactForm, expectToast, fillIn, newSender } from './contact-form';
import { OwnPreview } from './own-preview';
import { expect, mainNavigation, test, thorough } from './site';

// The export as Next makes it, with LIGHT=off: a few journeys, since it is the way back.
test.describe('the plain export', { tag: thorough }, () => {
  let preview: OwnPreview;

  test.beforeEach(async () => {
    preview = new OwnPreview(plainFolder);
    await preview.open();
  });

  test.afterEach(() => preview.close());

  test('the form sends an enquiry', async ({ page }) => {
    await page.goto(`${preview.address}/bonsmara`, { waitUntil: 'networkidle' });
    await fillIn(page, newSender());
    await contactForm(page).submit.click();
    await expectToast(page, 'Message Sent!');
    expect(preview.inbox()).toHaveLength(1);
  });

  test('the calculator calculates', async ({ page }) => {
    await page.goto(`${preview.address}/garlic`, { waitUntil: 'networkidle' });
    const section = page.getByRole('region', { name: 'Garlic Seed Calculator' });
    await section.getByLabel('Number of seeds').fill('200000');
    await expect(section.locator('dl')).toContainText('9 900 m²');
  });

  test('the links, the year and the tooltip work', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2041-01-01T08:00:00'));
    await page.goto(preview.address, { waitUntil: 'networkidle' });
    await expect(page.getByRole('contentinfo')).toContainText('© 2041');
    await page.getByRole('link', { name: 'Chat on WhatsApp' }).focus();
    await expect(page.getByRole('tooltip', { name: 'Chat on WhatsApp' })).toHaveCount(1);
    await mainNavigation(page).getByRole('link', { name: 'Du Toit Holdings' }).click();
    await expect(page).toHaveURL(`${preview.address}/garlic`);
  });
});
