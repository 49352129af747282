import { expect, mainNavigation, routes, test } from './site';

for (const viewport of [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const route of routes) {
      test(`a link to the form of ${route} scrolls to it, below the header`, async ({ page }) => {
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
    expect(pictures.filter((path) => /\.(avif|jpg)$/.test(path))[0]).toContain('hero-home');
  });
});
