import type { Page } from '@playwright/test';
import { boxOf, expect, routes, tagFor, test, thorough } from './fixtures';

/** WCAG 2.2, success criterion 1.4.12. Text at twice its size is 1.4.4. */
const textSpacing =
  '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important } p { margin-bottom: 2em !important }';
const twiceTheSize = 'html { font-size: 200% }';
const largerText = 'html { font-size: 150% }';

const widths = [2560, 1920, 1280, 1024, 768, 411, 280, 256, 320, 360];
const smallestTargetPixels = 44;
const maxLayoutShift = 0.01;

// The page's policy would block the styles that these tests add.
test.use({ bypassCSP: true, allowedErrors: { patterns: [/404/] } });

const widest = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** Cumulative layout shift. */
async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer
      .takeRecords()
      .map((entry) => ('value' in entry ? Number(entry.value) : 0));
    return shifts.reduce((sum, shift) => sum + shift, 0);
  });
}

/** Touch targets that are too small for a thumb. */
async function smallTargets(page: Page): Promise<string[]> {
  const targets = page.locator('a, button, input, select, textarea, summary, label:has(input)');
  return targets.evaluateAll((elements, smallest) => {
    const isTooSmall = (element: Element) => {
      // WCAG exempts links in a sentence; a label extends its control's target.
      const isInSentence = getComputedStyle(element).display === 'inline';
      const isHidden = element.closest('[popover]:not(:popover-open)');
      if (isInSentence || isHidden || element.closest('label label, label > input')) return false;
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && Math.min(width, height) < smallest;
    };
    return elements.filter(isTooSmall).map((element) => element.outerHTML.slice(0, 120));
  }, smallestTargetPixels);
}

for (const route of [...routes, '/nowhere']) {
  test(`${route} fits every width and thumb`, { tag: tagFor(route) }, async ({ page }) => {
    await page.goto(route);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 });
      expect(await widest(page), `at ${width} pixels`).toBe(width);
    }
    expect(await smallTargets(page)).toEqual([]);
    for (const style of [largerText, twiceTheSize]) {
      await page.addStyleTag({ content: style });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 740 });
        expect(await widest(page), `${style} at ${width} pixels`).toBe(width);
      }
    }
    for (const style of [twiceTheSize, textSpacing]) {
      await page.addStyleTag({ content: style });
      expect(await widest(page), style).toBe(widths.at(-1));
      const menu = await boxOf(page.getByRole('button', { name: 'Menu' }));
      const mark = await boxOf(page.locator('header').getByText('JLDT & Du Toit'));
      expect(mark.right).toBeLessThanOrEqual(menu.left);
    }
  });
}

/** The words of an element that break across lines. */
function brokenWords(element: Element): string[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^ ]+/g)) {
      const range = new Range();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (range.getClientRects().length > 1) broken.push(word);
    }
  }
  return broken;
}

test('no figure breaks on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto('/garlic');
  await page.getByText('Seeds, land and water for every variety').click();
  const cells = await page.locator('td:visible').all();
  expect(cells.length).toBeGreaterThan(20);
  for (const cell of cells) expect(await cell.evaluate(brokenWords)).toEqual([]);
});

test('with the text of the browser at 24 pixels the tables of all varieties fit', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/garlic');
  await page.addStyleTag({ content: 'html { font-size: 24px }' });
  await page.getByText('Seeds, land and water for every variety').click();
  await expect(page.getByRole('cell').last()).toBeVisible();
  expect(await widest(page)).toBe(360);
});

test('the names of customers line up', async ({ page }) => {
  await page.goto('/');
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    const tops = await page
      .locator('figcaption')
      .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().top));
    expect(tops).toHaveLength(3);
    expect(new Set(tops).size, `at ${width} pixels`).toBe(1);
  }
});

for (const route of routes) {
  test(`late fonts shift nothing on ${route}`, { tag: thorough }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.route('**/*.woff2', async (request) => {
      await page.waitForFunction(() => performance.now() > 1500);
      await request.continue();
    });
    await page.goto(route);
    await page.evaluate(() => document.fonts.ready);
    expect(await layoutShift(page)).toBeLessThanOrEqual(maxLayoutShift);
  });
}

for (const width of [360, 1600]) {
  test(`at ${width} pixels the chat button hides during typing, and beside a wrong field`, {
    tag: thorough,
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/');
    const chat = page.getByRole('link', { name: 'Chat on WhatsApp' });
    await page.getByLabel('Email').click();
    await expect(chat).toHaveCSS('opacity', '0');
    await chat.focus();
    await expect(chat).toHaveCSS('opacity', '1');
    await page.getByRole('button', { name: 'Send Message' }).click();
    const name = page.getByLabel('Name');
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await name.blur();
    await expect(chat).toHaveCSS('opacity', '0');
  });
}
