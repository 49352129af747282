/**
 * Tests the specification literally: values are copied from it, never imported, so any deviation of the site fails here.
 * The numbers in the titles are its sections. Numbers are formatted as in the design (R1 000, R5,50). The error
 * screen, which only a unit test can trigger, is in app/error.test.tsx.
 */
import type { Locator, Page } from '@playwright/test';
import * as z from 'zod';
import { test as base, expectToast, validMessage } from './contact-form';
import { boxOf, emailRequests, expect, hold, mainNavigation, stopClock } from './fixtures';
import { calculator } from './seed-calculator';

const test = base.extend<{ section: (heading: string | RegExp) => Locator }>({
  section: async ({ page }, use) => use((name) => page.getByRole('region', { name })),
});

test.describe.configure({ mode: 'parallel' });

// With soft, quick failures, the rest of a test still runs.
test.use({ actionTimeout: 5_000 });
const { soft } = expect.configure({ timeout: 5_000 });

/** How many elements share the first one's row. */
async function countInRow(elements: Locator): Promise<number> {
  const boxes = await Promise.all((await elements.all()).map(boxOf));
  return boxes.filter(({ top }) => Math.abs(top - (boxes[0]?.top ?? 0)) < 1).length;
}

const linkTo = (part: Locator, href: string) => part.locator(`a[href="${href}"]`);

test('2 Shared elements: navigation bar, footer, chat button', async ({ page, section }) => {
  await page.clock.setFixedTime(new Date('2041-01-01T08:00:00'));
  const links = mainNavigation(page).getByRole('link');
  for (const [route, current] of [
    ['/bonsmara', 'JLDT Bonsmara'],
    ['/garlic', 'Du Toit Holdings'],
    ['/', 'Home'],
  ] as const) {
    await page.goto(route);
    await soft(links).toHaveText(['Home', 'JLDT Bonsmara', 'Du Toit Holdings', 'Contact Us']);
    await soft(mainNavigation(page).locator('[aria-current=page]')).toHaveText(current);
  }
  for (const [place, href] of ['/', '/bonsmara', '/garlic', '#contact'].entries())
    await soft(links.nth(place)).toHaveAttribute('href', href);
  await links.last().click();
  await soft(section('Contact Us')).toBeInViewport();
  await soft(page.getByRole('banner')).toBeInViewport({ ratio: 1 });

  const footer = page.getByRole('contentinfo');
  const owner = section('Meet the Owner').getByRole('heading', { level: 3 });
  await soft(footer).toContainText(await owner.innerText());
  for (const route of ['/bonsmara', '/garlic']) await soft(linkTo(footer, route)).toBeVisible();
  const starts = ['mailto:', 'https://wa.me/', 'https://www.instagram', 'https://www.facebook'];
  for (const start of starts) await soft(footer.locator(`a[href^="${start}"]`)).toBeVisible();
  await soft(footer).toContainText(/© 2041.*all rights reserved/i);

  const chat = page.getByRole('link', { name: 'Chat on WhatsApp' });
  const greeting = /^https:\/\/wa\.me\/\d+\?text=.*learn%20more%20about%20your%20business/;
  await soft(chat).toHaveAttribute('href', greeting);
  const { left, right, top, bottom, width, height } = await boxOf(chat);
  expect
    .soft([left > 1280 - 100, right <= 1280, top > 720 - 100, bottom <= 720])
    .not.toContain(false);
  expect.soft(width, 'round').toBe(height);

  await page.setViewportSize({ width: 360, height: 640 });
  const menu = page.getByRole('button', { name: 'Menu' });
  for (const close of [() => menu.click(), () => links.last().click()]) {
    await soft(links.first()).toBeHidden();
    await menu.click();
    await soft(links).toHaveCount(4);
    await close();
  }
  await soft(links.first()).toBeHidden();
});

test('2 The label of the chat button opens after 700 ms, again within 300 ms at once', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  const chat = page.getByRole('link', { name: 'Chat on WhatsApp' });
  const label = page.getByRole('tooltip', { name: 'Chat on WhatsApp' });
  // Not timed: the first hover loads the module.
  await chat.hover();
  await expect(label).toHaveCount(1);
  await stopClock(page);
  for (const [away, over, labels] of [
    [1_000, 650, 0],
    [1_000, 750, 1],
    [200, 50, 1],
    [400, 50, 0],
  ] as const) {
    // The tooltip closes on the second pointer move away, after it has handled the first.
    await page.mouse.move(10, 300, { steps: 3 });
    await page.clock.runFor(50);
    await page.mouse.move(10, 200, { steps: 3 });
    await page.clock.runFor(away);
    await soft(label).toHaveCount(0);
    await chat.hover();
    await page.clock.runFor(over);
    await soft(label, `away for ${away} ms, over it for ${over} ms`).toHaveCount(labels);
  }
});

test('2 Home', async ({ page, section }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  const operations = section(/Operations/);
  for (const [route, name, words] of [
    ['/bonsmara', 'JLDT Bonsmara', ['premium breeding', 'feedlot', 'backgrounding and finishing']],
    ['/garlic', 'Du Toit Holdings', ['Pink Egyptian', 'White Argentinian', 'Shani']],
  ] as const) {
    await soft(linkTo(main, route).first(), 'a button of the hero').toBeInViewport();
    await soft(operations.getByRole('heading', { name })).toBeVisible();
    await soft(linkTo(operations, route)).toBeVisible();
    for (const each of words) await soft(operations).toContainText(each, { ignoreCase: true });
  }

  const owner = section('Meet the Owner');
  for (const text of ['Owner & Founder', '15+ years of experience', '2 agricultural operations'])
    await soft(owner.getByText(text)).toBeVisible();
  const biography = owner
    .getByRole('paragraph')
    .filter({ hasNotText: /Founder|years of|operations/ });
  await soft(biography).toHaveCount(3);

  const testimonials = section('What Our Customers Say');
  await soft(testimonials.getByRole('blockquote')).toHaveCount(3);
  await soft(testimonials.getByRole('img', { name: '5 out of 5 stars' })).toHaveCount(3);
  const certificates = section('Certifications & Awards').getByRole('heading', { level: 3 });
  for (const [width, besides] of [
    [360, 1],
    [768, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    expect.soft(await countInRow(certificates), `certificates at ${width} pixels`).toBe(besides);
    if (width >= 768) expect.soft(await countInRow(testimonials.getByRole('blockquote'))).toBe(3);
  }

  const getInTouch = section(/Commitment/).getByRole('link', { name: 'Get in Touch' });
  await soft(getInTouch).toHaveAttribute('href', '#contact');
  await soft(section('Contact Us').getByRole('heading', { level: 2 })).toHaveText('Contact Us');
});

test('2 and 9 /bonsmara', async ({ page, section }) => {
  await page.goto('/bonsmara');
  const services = section('Services');
  for (const name of ['Premium Breeding', 'Backgrounding Services', 'Feedlot Finishing'])
    await soft(services.getByRole('heading', { name, exact: true })).toBeVisible();
  const backgrounding = section(/Backgrounding/);
  await soft(backgrounding).toContainText('5 months on pasture');
  await soft(backgrounding).toContainText(/grass and .+ grass/);
  await soft(backgrounding).toContainText('8–12% protein');
  const grazing = section(/high intensity rotational grazing/i);
  await soft(grazing).toContainText(/grazing units by about 30–\u2060?40%/);
  await soft(grazing).toContainText('up to 50% more biomass');
  await soft(section(/Gallery/).getByRole('img')).toHaveCount(12);
  await soft(section(/Certifications/).getByRole('heading', { level: 3 })).toHaveCount(4);
  await expectSocialLinks(page);
  await soft(page.getByRole('main').locator('iframe')).toHaveCount(1);
});

async function expectSocialLinks(page: Page): Promise<void> {
  for (const name of ['Instagram', 'Facebook']) {
    const link = page.getByRole('main').getByRole('link', { name });
    const url = new RegExp(String.raw`^https://www\.${name}\.com/`, 'i');
    await soft(link).toHaveAttribute('href', url);
  }
}

test('2 and 9 /garlic', async ({ page, section }) => {
  await page.goto('/garlic');
  for (const name of ['Pink Egyptian', 'White Argentinian', 'Shani'])
    await soft(section(/Varieties/).getByRole('heading', { name, exact: true })).toBeVisible();
  const services = section(/Services/);
  for (const [service, price] of [
    ['Bed shaping', 'R1 000 per hectare'],
    ['Planting', 'R2 500 per hectare'],
    ['Harvesting', 'R3 500 per hectare'],
    ['Bulb cleaning', 'R600 per ton'],
    ['Bulb grading', 'R600 per ton'],
    ['Bulb breaking/splitting', 'R500 per ton'],
    ['Seed grading', 'R450 per ton'],
    ['Seed peeling', 'R400 per ton'],
    ['Travelling, from our facility', 'R5,50 per kilometre'],
  ] as const)
    await soft(services.getByRole('row').filter({ hasText: service })).toContainText(price);
  for (const text of [
    'central facility in Settlers',
    '3 tons per hour',
    'You supply cured garlic',
    'Average cost saving',
    '65%',
    'about R100 000 per hectare',
  ])
    await soft(services).toContainText(text);
  await soft(section('Growing Gallery').getByRole('img')).toHaveCount(4);
  await soft(section('Fields Gallery').getByRole('img')).toHaveCount(4);
  await soft(section(/Certifications/).getByRole('heading', { level: 3 })).toHaveCount(3);
  await expectSocialLinks(page);
  await soft(section(/Why Choose/).getByRole('heading', { level: 3 })).toHaveCount(4);
});

const calculatorTitle = '3, 4, 5 and 9 Garlic Seed Calculator: modes, varieties, results';
test(calculatorTitle, async ({ page }) => {
  await page.goto('/garlic');
  const { mode, variety, seeds, unit, land, value, results } = calculator(page);
  const figures = async (expected: Readonly<Record<string, string | RegExp>>) => {
    for (const [term, text] of Object.entries(expected)) await soft(value(term)).toHaveText(text);
  };
  await soft(mode('Seeds to Land Size')).toBeChecked();
  await soft(variety).toHaveValue('pink-egyptian');
  await soft(variety.getByRole('option')).toHaveText([
    'Pink Egyptian Seeds, Popular',
    'White Egyptian, LIMITED STOCK',
    'Shani, LIMITED STOCK',
    'White Eastern, LIMITED STOCK',
    'Giant/Elephant Seeds, Available',
  ]);

  await seeds.fill('200000');
  await figures({
    'Land needed': '9 900 m² 0,9900 hectares, 2,4463 acres',
    'Seeds used': '200 000',
    'Plants per m²': '22,22',
    'Water per week': '99 000 L',
    'Water per month': '428 670 L',
    'Water per season': '1 980 000 L',
  });
  for (const [key, spacing, rowSpacing, landNeeded] of [
    ['pink-egyptian', '15 cm', '30 cm', '9 900 m²'],
    ['white-egyptian', '15 cm', '30 cm', '9 900 m²'],
    ['shani', '12 cm', '25 cm', '6 600 m²'],
    ['white-eastern', '15 cm', '30 cm', '9 900 m²'],
    ['giant-elephant', '20 cm', '40 cm', '17 600 m²'],
  ] as const) {
    await variety.selectOption(key);
    await figures({ Spacing: spacing, 'Row spacing': rowSpacing });
    await soft(value('Land needed')).toContainText(landNeeded);
  }
  for (const typed of ['', '0', '-5', '1,5', 'many']) {
    await seeds.fill(typed);
    await soft(results, `seeds: ${typed}`).toHaveCount(0);
  }

  await mode('Land Size to Seeds').check();
  await soft(unit).toHaveValue('sqm');
  await soft(unit.getByRole('option')).toHaveText(['m²', 'hectare', 'acre']);
  await land.fill('1');
  await unit.selectOption('hectare');
  await figures({
    'Seeds needed': '112 500',
    'Land provided': '10 000 m² 1,0000 hectares, 2,4711 acres',
    'Plants per m²': '12,50',
  });
  await unit.selectOption('acre');
  await variety.selectOption('pink-egyptian');
  await figures({
    'Seeds needed': '80 937',
    'Land provided': '4 047 m² 0,4047 hectares, 1,0000 acres',
  });
  await unit.selectOption('sqm');
  for (const typed of ['', '0', '-5', '0,09', 'wide']) {
    await land.fill(typed);
    await soft(results, `land: ${typed}`).toHaveCount(0);
  }
  await land.fill('0,1');
  await figures({ 'Seeds needed': '2' });
  await land.press('ArrowUp');
  await soft(land).toHaveValue('0,2');
});

/** The body of a request to the email service. */
const bodyShape = z.strictObject({
  lib_version: z.string().min(1),
  user_id: z.string().min(1),
  service_id: z.string().min(1),
  template_id: z.string().min(1),
  template_params: z.record(z.string(), z.string()),
});

test('3, 4 and 7 An enquiry: its fields, sending, what is posted, success', async ({
  page,
  form,
}) => {
  for (const [route, subject] of [
    ['/bonsmara', /^JLDT Bonsmara Inquiry$/],
    ['/garlic', /^Du Toit Holdings Garlic Inquiry$/],
    ['/', /Inquiry$/],
  ] as const) {
    await page.goto(route);
    const labels = ['Name', 'Email', 'Phone (optional)', 'Message'];
    for (const label of labels)
      await soft(form.section.getByRole('textbox', { name: label, exact: true })).toBeEditable();
    await form.name.fill(' Ann Farmer ');
    await form.email.fill('ann@example.com');
    await form.message.fill(' Good day ');
    const letThrough = await hold(page, emailRequests);
    const posted = page.waitForRequest(emailRequests);
    await form.submit.click();
    await soft(form.anySubmit).toHaveAccessibleName('Submitting...');
    await soft(form.anySubmit).toBeDisabled();
    const request = await posted;
    expect.soft(request.method()).toBe('POST');
    const recipient = page.getByRole('contentinfo').getByRole('link', { name: '@' });
    expect.soft(bodyShape.parse(request.postDataJSON()).template_params).toEqual({
      from_name: 'Ann Farmer',
      from_email: 'ann@example.com',
      phone: 'Not provided',
      message: 'Good day',
      subject: expect.stringMatching(subject),
      to_email: await recipient.innerText(),
    });
    letThrough();
    await expectToast(page, 'Message Sent!');
    for (const label of labels)
      await soft(form.section.getByRole('textbox', { name: label, exact: true })).toHaveValue('');
    await soft(form.submit).toBeEnabled();
  }
});

test('5 and 8 Validation: limits, messages, counter', async ({ page, form }) => {
  await page.goto('/');
  await soft(form.section).toContainText('0/1000');
  await form.submit.click();
  await expectToast(page, 'Validation Error', 'Please check the form for errors.');
  await soft(page.locator('[data-sonner-toast]')).toHaveAttribute('data-type', 'error');
  for (const [field, wrong, mistake] of [
    [form.name, '  ', 'Name is required'],
    [form.email, 'ann', 'Invalid email address'],
    [form.message, '  ', 'Message is required'],
  ] as const) {
    await field.fill(wrong);
    await form.submit.click();
    await soft(field).toHaveAccessibleDescription(mistake);
    await field.pressSequentially('x');
    await soft(field, 'editing clears the error').toHaveAccessibleDescription('');
  }

  const addressOf = (length: number) =>
    `ann@${'example.com'.padStart(length - 'ann@'.length, 'x.')}`;
  for (const [field, limit, mistake] of [
    [form.name, 100, 'Name must be less than 100 characters'],
    [form.email, 255, 'Email must be less than 255 characters'],
    [form.phone, 20, 'Phone number must be less than 20 characters'],
    [form.message, 1000, 'Message must be less than 1000 characters'],
  ] as const) {
    const textOf = (length: number) =>
      field === form.email ? addressOf(length) : '0'.repeat(length);
    await field.fill(textOf(limit - 1));
    await field.pressSequentially('mm');
    expect.soft((await field.inputValue()).length, 'what can be typed').toBe(limit);
    // A script or an extension can exceed maxlength.
    await field.evaluate((element) => element.removeAttribute('maxlength'));
    await field.fill(textOf(limit));
    await form.submit.click();
    await soft(field, `${limit} characters`).toHaveAccessibleDescription('');
    await field.fill(textOf(limit + 1));
    await form.submit.click();
    await soft(field, `${limit + 1} characters`).toHaveAccessibleDescription(mistake);
    if (field === form.message) await soft(form.section).toContainText('1001/1000');
  }
});

test.describe('refusals', () => {
  test.use({ allowedErrors: { patterns: [/Failed to load/, /did not take the enquiry/] } });

  test('4 and 8 A failure keeps the fields; any ok status is success', async ({ page, form }) => {
    await page.clock.install();
    await page.goto('/');
    await form.fillIn();
    for (const [status, title, text] of [
      [403, 'Error', 'Failed to send message. Please try again later.'],
      [429, 'Error', 'Failed to send message. Please try again later.'],
      [451, 'Error', 'Failed to send message. Please try again later.'],
      [500, 'Error', 'Failed to send message. Please try again later.'],
      [202, 'Message Sent!', ''],
    ] as const) {
      await form.answerWith(status, 'The reply');
      await form.anySubmit.click();
      await expectToast(page, title, text);
      const isSent = status === 202;
      await soft(form.name, `after ${status}`).toHaveValue(isSent ? '' : 'Ann Farmer');
      await soft(form.email).toHaveValue(isSent ? '' : form.sender);
      await soft(form.phone).toHaveValue(isSent ? '' : '082 000 0000');
      await soft(form.message).toHaveValue(isSent ? '' : validMessage);
      await soft(form.anySubmit).toBeEnabled();
      // Waits until the toast has closed, and the form no longer ignores presses.
      await page.clock.fastForward(10_000);
      await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
    }
  });
});

test('2 Toasts close after 5 s, and at most three are visible', async ({ page, form }) => {
  await page.clock.install();
  await page.goto('/');
  const visible = page.locator('[data-sonner-toast][data-visible=true]');
  // Not timed: the first toast loads the module.
  await form.submit.click();
  await expectToast(page, 'Validation Error');
  await page.clock.fastForward(10_000);
  await expect(visible).toHaveCount(0);
  await stopClock(page);
  for (const count of [1, 2, 3, 3, 3]) {
    await form.submit.click();
    await page.clock.runFor(50);
    await soft(visible).toHaveCount(count);
  }
  await page.clock.runFor(4_700);
  await soft(visible, 'after 4.7 s').toHaveCount(3);
  await page.clock.runFor(700);
  await soft(visible, 'after 5.4 s').toHaveCount(0);
});

test.describe('a URL without a page', () => {
  test.use({ allowedErrors: { patterns: [/404/] } });

  test('2 and 8 Missing page', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const reply = await page.goto('/garlic/deeper/still?id=1');
    expect.soft(reply?.status()).toBe(404);
    await soft(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    expect.soft(logged.join('\n')).toContain('/garlic/deeper/still');
    await soft(page.locator('[aria-current]')).toHaveCount(0);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await soft(page).toHaveURL('/');
  });
});
