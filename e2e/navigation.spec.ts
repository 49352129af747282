import { expect, mainNavigation, routes, stopClock, tagFor, test } from './site';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const phone = { width: 360, height: 640 };

test('the links lead to pages that mark themselves as current', async ({ page }) => {
  await page.goto('/');
  for (const [name, address] of [
    ['JLDT Bonsmara', '/bonsmara'],
    ['Du Toit Holdings', '/garlic'],
    ['Home', '/'],
  ] as const) {
    await mainNavigation(page).getByRole('link', { name }).click();
    await expect(page).toHaveURL(address);
    const current = mainNavigation(page).locator('[aria-current=page]');
    await expect(current).toHaveAttribute('href', address);
  }
});

test('the year in the footer is that of the visit, not of the build', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2041-01-01T08:00:00'));
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toContainText('© 2041');
});

test('the skip link leads past the bar', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/#content');
});

for (const route of routes) {
  test(`links lead to the form of ${route}, below the bar`, { tag: tagFor(route) }, async ({
    page,
  }) => {
    const top = () =>
      page.locator('#contact').evaluate((section) => section.getBoundingClientRect().top);
    const barPixels = 80;
    const link = mainNavigation(page).getByRole('link', { name: 'Contact Us' });
    for (const viewport of [phone, { width: 1280, height: 800 }]) {
      await page.setViewportSize(viewport);
      await page.goto(`${route}#contact`);
      await expect.poll(top).toBeCloseTo(barPixels, -1);
      await page.goto('about:blank');
      await page.goto(route);
      if (viewport === phone) await page.getByRole('button', { name: 'Menu' }).click();
      await link.click();
      await expect.poll(top).toBeCloseTo(barPixels, -1);
      await expect(link).toBeVisible({ visible: viewport !== phone });
    }
  });
}

for (const javaScriptEnabled of [true, false]) {
  const title = `on a phone with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`;
  test.describe(title, () => {
    test.use({ viewport: phone, hasTouch: true, javaScriptEnabled });

    test('the menu opens, closes by its button and by Escape, and leads on', async ({ page }) => {
      await page.goto('/');
      const link = mainNavigation(page).getByRole('link', { name: 'JLDT Bonsmara' });
      const button = page.getByRole('button', { name: 'Menu' });
      for (const close of [() => button.click(), () => page.keyboard.press('Escape')]) {
        await expect(link).toBeHidden();
        await button.click();
        await expect(link).toBeVisible();
        await close();
      }
      await expect(link).toBeHidden();
      await button.click();
      await link.click();
      await expect(page).toHaveURL('/bonsmara');
    });
  });
}

test('the menu can be scrolled to its end on a screen lower than it', async ({ page }) => {
  await page.setViewportSize({ width: 480, height: 240 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const last = mainNavigation(page).getByRole('link', { name: 'Contact Us' });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
});

test.describe('a page that does not exist', () => {
  test.use({ allowedErrors: { patterns: [/404/] } });

  test('says so, logs its path and leads home', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const answer = await page.goto('/garlic/deeper/still?id=1');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    expect(logged.join('\n')).toContain('/garlic/deeper/still');
    await expect(page.locator('[aria-current]')).toHaveCount(0);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('the chat button shows its label to a mouse after 700 ms, or at once within 300 ms of closing, and to the keyboard at once', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  const chat = page.getByRole('link', { name: 'Chat on WhatsApp' });
  const label = page.getByRole('tooltip', { name: 'Chat on WhatsApp' });
  // The mouse leaves in two goes, with a moment between them.
  async function leave(): Promise<void> {
    for (const y of [300, 200]) {
      await page.clock.runFor(50);
      await page.mouse.move(10, y, { steps: 3 });
    }
    await page.clock.runFor(50);
    await expect(label).toHaveCount(0);
  }
  // The first time its module may have to be fetched, so that is not timed.
  await chat.hover();
  await expect(label).toHaveCount(1);
  await stopClock(page);
  await leave();
  await chat.hover();
  await page.clock.runFor(50);
  await expect(label).toHaveCount(1);
  await leave();
  await page.clock.runFor(1000);
  await chat.hover();
  await page.clock.runFor(600);
  await expect(label).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(label).toHaveCount(1);
  await leave();
  await page.clock.runFor(1000);
  await chat.focus();
  await expect(label).toHaveCount(1);
});
