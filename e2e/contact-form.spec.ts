import { contactForm, expectToast, fillIn, newSender, received } from './contact-form';
import {
  anyModule,
  emailRequests,
  everyEngine,
  expect,
  hold,
  routes,
  stopClock,
  test,
  thorough,
} from './site';

const subjects = {
  '/': 'JLDT Bonsmara and Du Toit Holdings Inquiry',
  '/bonsmara': 'JLDT Bonsmara Inquiry',
  '/garlic': 'Du Toit Holdings Garlic Inquiry',
};

for (const route of routes) {
  test(`an enquiry from ${route} reaches the farm with its subject`, { tag: everyEngine }, async ({
    page,
    request,
  }) => {
    const from = newSender();
    const form = contactForm(page);
    await page.goto(route);
    await fillIn(page, from);
    await form.submit.click();
    await expectToast(page, 'Message Sent!');
    expect((await received(request, from)).map(({ parameters }) => parameters)).toEqual([
      {
        from_name: 'Ann Farmer',
        from_email: from,
        phone: '082 000 0000',
        message: 'Good day, what do you have for sale?',
        subject: subjects[route],
        to_email: 'enquiries@example.com',
      },
    ]);
    for (const field of [form.name, form.email, form.phone, form.message]) {
      await expect(field).toHaveValue('');
    }
    await expect(form.section.getByText('0/1000')).toBeVisible();
    await expect(form.submit).toBeEnabled();
  });
}

test('the request is what the e-mail service expects, trimmed', async ({ page }) => {
  const form = contactForm(page);
  await page.goto('/');
  await form.name.fill('  Ann  ');
  await form.email.fill(' ann@example.com ');
  await form.message.fill('\n Hello \n');
  const asked = page.waitForRequest('**/api/v1.0/email/send');
  await form.submit.click();
  const request = await asked;
  expect(request.method()).toBe('POST');
  expect(request.headers()['content-type']).toBe('application/json');
  expect(request.postDataJSON()).toEqual({
    lib_version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    user_id: 'preview-public-key',
    service_id: 'preview-service',
    template_id: 'preview-template',
    template_params: {
      from_name: 'Ann',
      from_email: 'ann@example.com',
      phone: 'Not provided',
      message: 'Hello',
      subject: subjects['/'],
      to_email: 'enquiries@example.com',
    },
  });
});

test('the button says Submitting... and cannot be pressed again while sending', async ({
  page,
  request,
}) => {
  const from = newSender();
  const form = contactForm(page);
  const letThrough = await hold(page, emailRequests);
  await page.goto('/');
  await fillIn(page, from);
  await form.submit.click();
  await expect(form.submitting).toBeDisabled();
  await form.message.press('Control+Enter');
  await form.name.press('Enter');
  letThrough();
  await expectToast(page, 'Message Sent!');
  expect(await received(request, from)).toHaveLength(1);
});

test('a double click sends one message', async ({ page, request }) => {
  const from = newSender();
  await page.goto('/');
  await fillIn(page, from);
  await contactForm(page).submit.dblclick();
  await expectToast(page, 'Message Sent!');
  expect(await received(request, from)).toHaveLength(1);
});

test('an empty form names every mistake, in a toast and under the fields', async ({ page }) => {
  const form = contactForm(page);
  await page.goto('/');
  await form.submit.click();
  await expectToast(page, 'Validation Error', 'Please check the form for errors.');
  const bar = await page.getByRole('banner').boundingBox();
  await expect
    .poll(async () => (await page.locator('[data-sonner-toast]').boundingBox())?.y)
    .toBeGreaterThan(bar?.height ?? Number.POSITIVE_INFINITY);
  await expect(form.name).toHaveAccessibleDescription('Name is required');
  await expect(form.email).toHaveAccessibleDescription('Invalid email address');
  await expect(form.message).toHaveAccessibleDescription('Message is required');
  await expect(form.phone).not.toHaveAttribute('aria-invalid');
});

test('what needs correcting is listed where the focus goes, and each line leads to its field', async ({
  page,
}) => {
  const form = contactForm(page);
  await page.goto('/');
  const title = await page.title();
  await form.submit.click();
  const summary = form.section.getByRole('region', { name: '3 things need correcting:' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Name is required',
    'Invalid email address',
    'Message is required',
  ]);
  await expect(page).toHaveTitle(`Error: ${title}`);
  await summary.getByRole('link', { name: 'Message is required' }).click();
  await expect(form.message).toBeFocused();
  await expect(page).toHaveURL('/');
  await form.message.pressSequentially('Hello');
  await expect(form.section.getByRole('region', { name: '2 things' })).toBeVisible();
  await fillIn(page, 'ann@example.com');
  await expect(form.section.getByRole('region', { name: 'correcting' })).toHaveCount(0);
  await expect(page).toHaveTitle(title);
});

test('the same mistake a second time is told a second time', async ({ page }) => {
  const form = contactForm(page);
  await page.goto('/');
  await fillIn(page, 'ann');
  for (let time = 1; time <= 2; time += 1) {
    await form.submit.click();
    const summary = form.section.getByRole('region', { name: 'One thing needs correcting:' });
    await expect(summary).toBeFocused();
    await expect(form.email).toHaveAccessibleDescription('Invalid email address');
  }
});

test('a destructive toast looks other than a good one', async ({ page }) => {
  await page.goto('/');
  await contactForm(page).submit.click();
  const toast = page.locator('[data-sonner-toast]').filter({ hasText: 'Validation Error' });
  await expect(toast).toHaveAttribute('data-type', 'error');
});

test('a form that arrives while a visitor types leaves the focus and the words alone', async ({
  page,
}) => {
  const letThrough = await hold(page, anyModule);
  await page.goto('/');
  const { name, email, section } = contactForm(page);
  await name.fill('A');
  await name.fill('');
  await email.focus();
  await page.keyboard.type('ann@');
  letThrough();
  await expect(page.locator('[data-island=contact-form]')).toHaveAttribute('data-ready');
  await page.keyboard.type('example.com');
  await expect(email).toHaveValue('ann@example.com');
  await expect(section.getByText('need correcting')).toHaveCount(0);
});

test('one tap too many after sending changes nothing', async ({ page }) => {
  await page.goto('/');
  const { submit, section } = contactForm(page);
  await fillIn(page, newSender());
  await submit.click();
  await expectToast(page, 'Message Sent!');
  await submit.click();
  await expect(section.getByText('Your enquiry is on its way')).toBeVisible();
  await expect(section.getByText('need correcting')).toHaveCount(0);
});

const tooLong = [
  ['Name', 101, 'Name must be less than 100 characters'],
  ['Phone (optional)', 21, 'Phone number must be less than 20 characters'],
  ['Message', 1001, 'Message must be less than 1000 characters'],
] as const;

for (const [label, length, message] of tooLong) {
  test(`${label} stops at its limit, and says so if more gets in`, { tag: thorough }, async ({
    page,
  }) => {
    await page.goto('/');
    await fillIn(page, newSender());
    const field = contactForm(page).section.getByLabel(label);
    await expect(field).toHaveAttribute('maxlength', String(length - 1));
    await field.fill('');
    await field.evaluate((control, value) => {
      if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
        control.value = value;
      }
    }, 'x'.repeat(length));
    await contactForm(page).submit.click();
    await expect(field).toHaveAccessibleDescription(message);
  });
}

test('an e-mail address of more than 255 characters is refused', async ({ page }) => {
  const form = contactForm(page);
  await page.goto('/');
  await fillIn(page, newSender());
  await expect(form.email).toHaveAttribute('maxlength', '255');
  await form.email.evaluate((control) => {
    if (control instanceof HTMLInputElement) control.value = `a@${'b.'.repeat(130)}example.com`;
  });
  await form.submit.click();
  await expect(form.email).toHaveAccessibleDescription('Email must be less than 255 characters');
});

test('editing a field takes its mistake away, and only its own', async ({ page }) => {
  const form = contactForm(page);
  await page.goto('/');
  await form.submit.click();
  await expect(form.name).toHaveAccessibleDescription('Name is required');
  await form.name.pressSequentially('A');
  await expect(form.section.getByText('Name is required')).toHaveCount(0);
  await expect(form.name).not.toHaveAttribute('aria-invalid');
  await expect(form.message).toHaveAccessibleDescription('Message is required');
});

test('the counter follows what is typed', async ({ page }) => {
  const form = contactForm(page);
  await page.goto('/');
  await expect(form.section.getByText('0/1000')).toBeVisible();
  await form.message.pressSequentially('Hello');
  await expect(form.section.getByText('5/1000')).toBeVisible();
  await form.message.fill('x'.repeat(1000));
  await expect(form.section.getByText('1000/1000')).toBeVisible();
});

test('the room left is read out near the limit, in steps', async ({ page }) => {
  const form = contactForm(page);
  await page.goto('/');
  await form.message.fill('x'.repeat(899));
  const left = form.section.locator('textarea + [aria-live=polite]');
  await expect(left).toHaveText('');
  for (const [length, words] of [
    [900, 'No more than 100 characters left.'],
    [949, 'No more than 100 characters left.'],
    [950, 'No more than 50 characters left.'],
    [990, 'No more than 10 characters left.'],
    [1000, 'No characters left.'],
  ] as const) {
    await form.message.fill('x'.repeat(length));
    await expect(left).toHaveText(words);
  }
});

test('no more than three toasts show at a time, each for five seconds', { tag: thorough }, async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  const form = contactForm(page);
  const all = page.locator('[data-sonner-toast]');
  const visible = page.locator('[data-sonner-toast][data-visible=true]');
  await form.submit.click();
  await expect(all).toHaveCount(1);
  await stopClock(page);
  await page.clock.runFor(10_000);
  await expect(all).toHaveCount(0);
  for (let count = 1; count <= 5; count += 1) {
    await form.submit.click();
    await expect
      .poll(async () => {
        await page.clock.runFor(20);
        return all.count();
      })
      .toBe(count);
  }
  await expect(visible).toHaveCount(3);
  await page.clock.runFor(4500);
  await expect(visible).toHaveCount(3);
  await page.clock.runFor(1500);
  await expect(all).toHaveCount(0);
});
