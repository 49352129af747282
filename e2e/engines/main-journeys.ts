import { expect } from '@playwright/test';
import { routes } from '../site';
import { main, withoutPopover, withoutScripts } from './engines';
import { expectMessage, expectOneEnquiry, fillInEnquiry } from './enquiries';
import { desktopPixels, phonePixels, type Tab, test } from './tab';

const calculatorResults = '#calculator dl';

/** Opens a page and scrolls to its end: one main heading, no wider than the window, all pictures. */
async function readPage(tab: Tab, route: string): Promise<void> {
  await tab.open(route);
  await tab.until('there is one main heading', () =>
    TestingLibraryDom.screen.getByRole('heading', { level: 1 }),
  );
  await tab.until(
    'nothing is wider than the window',
    () => document.documentElement.scrollWidth <= innerWidth,
  );
  await tab.until('every picture is loaded', () => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')].filter(
      (picture) => picture.checkVisibility(),
    );
    const missing = pictures.find((picture) => !(picture.complete && picture.naturalWidth > 0));
    missing?.scrollIntoView({ behavior: 'instant' });
    return pictures.length > 0 && !missing;
  });
}

test('every page can be read to its end', { tag: [main, withoutPopover, withoutScripts] }, async ({
  tab,
}) => {
  for (const widthPixels of [phonePixels, desktopPixels]) {
    await tab.resize(widthPixels);
    for (const route of routes) await readPage(tab, route);
  }
  await tab.until('the heading font is loaded', () =>
    [...document.fonts].some(({ status }) => status === 'loaded'),
  );
});

test('an enquiry is sent', { tag: [main, withoutPopover] }, async ({ tab, site }) => {
  await tab.open('/bonsmara');
  await fillInEnquiry(tab);
  await tab.click('button', 'Send Message');
  await tab.until('a toast is shown, with its style', () => {
    const toast = TestingLibraryDom.screen.getByText('Message Sent!').closest('li');
    return toast && getComputedStyle(toast).position === 'absolute';
  });
  await expectMessage(tab, 'emptied');
  expectOneEnquiry(site);
});

test('the calculator calculates both ways', { tag: [main, withoutPopover] }, async ({ tab }) => {
  await tab.open('/garlic');
  await tab.type('Number of seeds', '200000');
  await tab.expectText(calculatorResults, '9\u00a0900\u00a0m²');
  await tab.click('radio', 'Land Size to Seeds');
  await tab.type('Land size', '0,5');
  await tab.expectText(calculatorResults, 'Seeds needed10');
});

test('the menu of a phone opens, closes and leads on', { tag: main }, async ({ tab }) => {
  await tab.resize(phonePixels);
  await tab.open('/');
  await tab.until('the bar stays at the top', () => {
    const header = document.querySelector('header');
    return header && getComputedStyle(header).position === 'fixed';
  });
  await tab.expectShown('link', 'Contact Us', false);
  await tab.click('button', 'Menu');
  await tab.expectShown('link', 'Contact Us');
  await tab.press('Escape');
  await tab.expectShown('link', 'Contact Us', false);
  await tab.click('button', 'Menu');
  await tab.click('link', 'Du Toit Holdings', 'nav');
  await tab.until('the link leads to its page', () => location.pathname === '/garlic');
  await tab.click('button', 'Menu');
  await tab.click('link', 'Contact Us', 'nav');
  await tab.expectShown('link', 'Contact Us', false);
  await tab.until('the form is in view', () => {
    const heading = TestingLibraryDom.screen.getByRole('heading', { name: 'Contact Us' });
    const { top, bottom } = heading.getBoundingClientRect();
    return top > 0 && bottom < innerHeight;
  });
});

test('a photo opens large, and the keys lead on and close it', { tag: main }, async ({ tab }) => {
  await tab.open('/bonsmara');
  await tab.click('button', 'Look closer: Cow and calf');
  await tab.expectShown('dialog', 'Cow and calf');
  await tab.expectReady('gallery');
  await tab.press('ArrowRight');
  await tab.expectShown('dialog', 'At the dam');
  await tab.until('the large photo is loaded', () => {
    const photo = TestingLibraryDom.screen.getByRole('dialog').querySelector('img');
    return photo?.complete && photo.naturalWidth > 0;
  });
  await tab.press('Escape');
  await tab.expectShown('dialog', 'At the dam', false);
  await tab.until(
    'the focus is back on the thumbnail',
    () => document.activeElement?.getAttribute('aria-label') === 'Look closer: At the dam',
  );
});

test('on a slow link, no script is fetched before a touch', { tag: main }, async ({
  tab,
  site,
}) => {
  site.delayMilliseconds = 400;
  await tab.open('/garlic');
  for (const id of ['calculator', 'contact']) {
    await tab.until(
      `the section ${id} and its pictures are loaded`,
      (name) => {
        const section = document.getElementById(name);
        section?.scrollIntoView({ behavior: 'instant' });
        const isNear = (section?.getBoundingClientRect().top ?? innerHeight) < innerHeight / 2;
        return isNear && document.readyState === 'complete';
      },
      id,
    );
  }
  await tab.until('the last picture is loaded', () => {
    const { top } = document.querySelector('footer')?.getBoundingClientRect() ?? { top: 0 };
    window.scrollTo(0, top + scrollY);
    return [...document.images].every((image) => image.complete || image.loading === 'lazy');
  });
  const early = site.requests.filter((path) => /islands|offline/.test(path));
  expect(early, 'requests for scripts before a touch').toEqual([]);
  await tab.click('textbox', 'Name');
  await tab.expectReady('contact-form');
});

test('after one visit, pages and calculator work without a server', { tag: main }, async ({
  tab,
  site,
}) => {
  await tab.open('/garlic');
  await tab.type('Number of seeds', '200000');
  await tab.until('the page is kept', () => TestingLibraryDom.screen.getByText('✓ Works offline'));
  await site.close();
  await tab.open('/');
  await tab.until('the home page opens', () =>
    TestingLibraryDom.screen.getByRole('heading', { level: 1 }),
  );
  await tab.open('/garlic');
  await tab.type('Number of seeds', '200000');
  await tab.expectText(calculatorResults, '9\u00a0900\u00a0m²');
});
