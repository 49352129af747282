import { expect } from '@playwright/test';
import { navigation } from '../../content/navigation';
import { routes } from '../site';
import { main, withoutPopover, withoutScripts } from './browsers';
import { desktopPixels, phonePixels, test } from './tab';

const calculatorResults = '#calculator dl';
const landFor200000Seeds = '9\u00a0900\u00a0m²';

test('every page can be read', { tag: [main, withoutPopover, withoutScripts] }, async ({ tab }) => {
  for (const widthPixels of [phonePixels, desktopPixels]) {
    await tab.resize(widthPixels);
    for (const route of routes) {
      await tab.open(route);
      await tab.until(() => TestingLibraryDom.screen.getByRole('heading', { level: 1 }));
      await tab.until(() => document.documentElement.scrollWidth <= innerWidth);
      await tab.until(() => {
        const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')].filter(
          (picture) => picture.checkVisibility(),
        );
        const missing = pictures.find(({ complete, naturalWidth }) => !complete || !naturalWidth);
        missing?.scrollIntoView({ behavior: 'instant' });
        return pictures.length > 0 && !missing;
      });
    }
  }
  await tab.until(() => [...document.fonts].some(({ status }) => status === 'loaded'));
});

test('the calculator calculates both ways', { tag: [main, withoutPopover] }, async ({ tab }) => {
  await tab.open('/garlic');
  await tab.type('Number of seeds', '200000');
  await tab.expectText(calculatorResults, landFor200000Seeds);
  await tab.click('radio', 'Land Size to Seeds');
  await tab.type('Land size', '0,5');
  await tab.expectText(calculatorResults, 'Seeds needed10');
});

test('the menu of a phone opens, closes and leads on', { tag: main }, async ({ tab }) => {
  await tab.resize(phonePixels);
  await tab.open('/');
  await tab.expectShown('link', 'Contact Us', false);
  await tab.click('button', 'Menu');
  await tab.expectShown('link', 'Contact Us');
  await tab.press('Escape');
  await tab.expectShown('link', 'Contact Us', false);
  await tab.click('button', 'Menu');
  await tab.click('link', 'Du Toit Holdings', 'nav');
  await tab.until(() => location.pathname === '/garlic');
  await tab.click('button', 'Menu');
  await tab.click('link', 'Contact Us', 'nav');
  await tab.expectShown('link', 'Contact Us', false);
  await tab.until(() => {
    const heading = TestingLibraryDom.screen.getByRole('heading', { name: 'Contact Us' });
    const { top, bottom } = heading.getBoundingClientRect();
    return top > 0 && bottom < innerHeight;
  });
});

test('without popovers, the menu stands in the page', { tag: withoutPopover }, async ({ tab }) => {
  await tab.resize(phonePixels);
  await tab.open('/bonsmara');
  // Nothing lies over the main heading.
  await tab.until(() => {
    const heading = TestingLibraryDom.screen.getByRole('heading', { level: 1 });
    const { x, y, width } = heading.getBoundingClientRect();
    const places = [x, x + width / 2, x + width - 1];
    return places.every((place) => heading.contains(document.elementFromPoint(place, y + 10)));
  });
  await tab.expectShown('button', 'Menu', false);
  for (const { label, route } of navigation) {
    await tab.click('link', label, 'nav');
    await tab.until((address) => location.pathname === address, route);
  }
  await tab.click('link', 'Contact Us', 'nav');
  await tab.until(() => location.hash === '#contact');
});

test('without popovers, a photo opens as a file', { tag: withoutPopover }, async ({ tab }) => {
  await tab.open('/bonsmara');
  await tab.until(() =>
    [...document.querySelectorAll('.lightbox')].every((photo) => !photo.checkVisibility()),
  );
  await tab.click('button', 'Look closer: Cow and calf');
  await tab.until(() => /\/photos\/cattle-03-\w+-\d+\.jpg$/.test(location.pathname));
});

test('a photo opens large, and the keys lead on and close it', { tag: main }, async ({ tab }) => {
  await tab.open('/bonsmara');
  await tab.click('button', 'Look closer: Cow and calf');
  await tab.expectShown('dialog', 'Cow and calf');
  await tab.expectReady('gallery');
  await tab.press('ArrowRight');
  await tab.expectShown('dialog', 'At the dam');
  await tab.until(() => {
    const photo = TestingLibraryDom.screen.getByRole('dialog').querySelector('img');
    return photo?.complete && photo.naturalWidth > 0;
  });
  await tab.press('Escape');
  await tab.expectShown('dialog', 'At the dam', false);
  const label = 'Look closer: At the dam';
  await tab.until((name) => document.activeElement?.getAttribute('aria-label') === name, label);
});

test('without scripts, the menu and photos open', { tag: withoutScripts }, async ({ tab }) => {
  await tab.resize(phonePixels);
  await tab.open('/bonsmara');
  await tab.click('button', 'Menu');
  await tab.expectShown('link', 'Contact Us');
  await tab.press('Escape');
  await tab.click('button', 'Look closer: Cow and calf');
  await tab.expectShown('dialog', 'Cow and calf');
  await tab.click('button', 'Close');
  await tab.expectShown('dialog', 'Cow and calf', false);
});

test('a slow link fetches no script before a touch', { tag: main }, async ({ tab, site }) => {
  site.delayMilliseconds = 400;
  await tab.open('/garlic');
  for (const selector of ['#calculator', '#contact', 'footer']) {
    await tab.until((name) => {
      document.querySelector(name)?.scrollIntoView({ behavior: 'instant' });
      const isLoaded = [...document.images].every(({ complete, loading }) => complete || loading);
      return document.readyState === 'complete' && isLoaded;
    }, selector);
  }
  expect(site.requests.filter((path) => /islands|offline/.test(path))).toEqual([]);
  await tab.click('textbox', 'Name');
  await tab.expectReady('contact-form');
});

test('after one visit the site works without a server', { tag: main }, async ({ tab, site }) => {
  await tab.open('/garlic');
  await tab.type('Number of seeds', '200000');
  await tab.until(() => TestingLibraryDom.screen.getByText('✓ Works offline'));
  await site.close();
  await tab.open('/');
  await tab.until(() => TestingLibraryDom.screen.getByRole('heading', { level: 1 }));
  await tab.open('/garlic');
  await tab.type('Number of seeds', '200000');
  await tab.expectText(calculatorResults, landFor200000Seeds);
});
