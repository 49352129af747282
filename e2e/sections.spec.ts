import { expect, mainNavigation, routes, test } from './site';

// Sections below the first screen are laid out only as they come near: nobody may notice.
for (const viewport of [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const route of routes) {
      test(`a link to the form of ${route} leads to its very place`, async ({ page }) => {
        const top = () =>
          page.locator('#contact').evaluate((section) => section.getBoundingClientRect().top);
        const padding = 80;
        await page.goto(`${route}#contact`);
        await expect.poll(top).toBeCloseTo(padding, -1);
        await page.goto('about:blank');
        await page.goto(route);
        if (viewport.width < 768) await page.getByRole('button', { name: 'Menu' }).click();
        await mainNavigation(page).getByRole('link', { name: 'Contact Us' }).click();
        await expect.poll(top).toBeCloseTo(padding, -1);
      });
    }
  });
}

test('a section far below is laid out late on screen, at once in print, and is always found', async ({
  page,
}) => {
  await page.goto('/garlic');
  const section = page.locator('#contact');
  await expect(section).toHaveCSS('content-visibility', 'auto');
  const isLaidOut = () =>
    section
      .locator('form')
      .evaluate((form) => form.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isLaidOut()).toBe(false);
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeAttached();
  expect(await page.evaluate(() => Reflect.get(window, 'find').call(window, 'Send Message'))).toBe(
    true,
  );
  await expect.poll(isLaidOut).toBe(true);
  await page.emulateMedia({ media: 'print' });
  await expect(section).toHaveCSS('content-visibility', 'visible');
});

test('a field that is come to at once stays where it is', async ({ page }) => {
  await page.goto('/bonsmara');
  const places = await page.getByLabel('Name', { exact: true }).evaluate(async (field) => {
    field.scrollIntoView({ behavior: 'instant', block: 'center' });
    const tops: number[] = [];
    for (let frame = 0; frame < 30; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      tops.push(field.getBoundingClientRect().top);
    }
    return tops;
  });
  expect(Math.max(...places) - Math.min(...places)).toBeLessThan(3);
});

test.describe('on a slow link', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('the first picture of the front page comes before all others', async ({ page, context }) => {
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    });
    const pictures: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image') pictures.push(new URL(request.url()).pathname);
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    const photos = pictures.filter((path) => /\.(avif|jpg)$/.test(path));
    expect(photos[0]).toContain('hero-home');
    // The next section is near; of what is farther down nothing is fetched.
    expect(photos.length).toBeLessThanOrEqual(3);
  });
});
