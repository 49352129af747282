import type { Page } from '@playwright/test';
import { certifications } from '../content/certifications';
import { farm } from '../content/farm';
import { testimonials } from '../content/testimonials';
import { expect, routes, test, thorough } from './site';

const widths = [320, 360, 768, 1024, 1280, 1920, 2560];
const smallestTargetPixels = 44;
const maxLayoutShift = 0.01;

/** The part of the page that has moved after its first paint, as browsers score it. */
async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ('value' in entry && typeof entry.value === 'number') sum += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        // The observer reports buffered entries before the next frame ends.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
}

/** Our paragraphs and headings of more than three words whose last line is a single word. */
async function textsWithWordAlone(page: Page): Promise<string[]> {
  return page.locator('p, h1, h2, h3').evaluateAll((elements) => {
    /** The bottom in pixels of each word of a text; a no-break space joins words into one. */
    const bottomsIn = (text: Text) =>
      [...text.data.matchAll(/[^ \n]+/g)].flatMap(({ index, 0: word }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return [...range.getClientRects()].at(-1)?.bottom ?? [];
      });
    const isWordAlone = (element: Element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const bottoms: number[] = [];
      while (texts.nextNode()) {
        if (texts.currentNode instanceof Text) bottoms.push(...bottomsIn(texts.currentNode));
      }
      const last = bottoms.at(-1) ?? 0;
      return bottoms.length > 3 && bottoms.filter((bottom) => last - bottom < 8).length === 1;
    };
    const isRunningText = (element: Element) =>
      [...element.children].every((child) => getComputedStyle(child).display === 'inline');
    return elements
      .filter((element) => isRunningText(element) && isWordAlone(element))
      .map(({ textContent }) => textContent);
  });
}

for (const route of [...routes, '/nowhere']) {
  test.describe(`the look of ${route}`, () => {
    test.use({ allowedErrors: { patterns: [/404/, /net::ERR_FAILED/] } });

    test('fits every width, with text at twice its size as well', async ({ page }) => {
      const widest = () => page.evaluate(() => document.documentElement.scrollWidth);
      await page.goto(route);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect(await widest(), `at ${width} pixels`).toBe(width);
      }
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 740 });
        expect(await widest(), `at ${width} pixels, with large text`).toBe(width);
        await expect(page.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
      }
    });

    test('leaves no word alone on a last line', async ({ page }) => {
      await page.goto(route);
      await page.evaluate(() => document.fonts.ready);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        // A name may wrap anywhere.
        const texts = (await textsWithWordAlone(page)).filter((text) => text !== farm.owner.name);
        expect(texts, `at ${width} pixels`).toEqual([]);
      }
    });

    test('has targets that a thumb hits', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(route);
      const targets = page.locator('a, button, input, select, textarea, summary, label:has(input)');
      const tooSmall = await targets.evaluateAll((elements, smallest) => {
        const isTooSmall = (element: Element) => {
          // A link in a sentence is as high as its line, and a label is a target for its control.
          const isInSentence = getComputedStyle(element).display === 'inline';
          const isHidden = element.closest('[popover]:not(:popover-open)');
          if (isInSentence || isHidden || element.closest('label label, label > input'))
            return false;
          const { width, height } = element.getBoundingClientRect();
          return width > 0 && Math.min(width, height) < smallest;
        };
        return elements.filter(isTooSmall).map((element) => element.outerHTML.slice(0, 120));
      }, smallestTargetPixels);
      expect(tooSmall).toEqual([]);
    });

    for (const when of ['early', 'late', 'never'] as const) {
      test(`does not move when the font arrives ${when}`, { tag: thorough }, async ({ page }) => {
        await page.setViewportSize({ width: 360, height: 740 });
        await page.route('**/*.woff2', async (request) => {
          if (when === 'never') return request.abort();
          if (when === 'late') await page.waitForFunction(() => performance.now() > 1500);
          return request.continue();
        });
        await page.goto(route);
        await page.evaluate(() => document.fonts.ready);
        expect(await layoutShift(page)).toBeLessThanOrEqual(maxLayoutShift);
      });
    }
  });
}

test('certificates and quotations stand side by side on wide screens', async ({ page }) => {
  await page.goto('/');
  const inOneRow = async (name: string, role: 'listitem' | 'figure') => {
    const tops = await page
      .getByRole('region', { name })
      .getByRole(role)
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
    return tops.filter((top) => top === tops[0]).length;
  };
  const [certificates, quotations] = [certifications['/'].length, testimonials.length];
  for (const [width, certificatesInRow, quotationsInRow] of [
    [360, 1, 1],
    [1280, certificates, quotations],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect(await inOneRow('Certifications & Awards', 'listitem')).toBe(certificatesInRow);
    expect(await inOneRow('What Our Customers Say', 'figure')).toBe(quotationsInRow);
  }
  await page.goto('/bonsmara#content');
  // Four of them: three in a row would leave one alone.
  expect(await inOneRow('Certifications & Awards', 'listitem')).toBe(2);
});
