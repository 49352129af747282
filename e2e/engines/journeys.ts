import { expect } from '@playwright/test';
import { Key } from 'selenium-webdriver';
import { navigation } from '../../content/navigation';
import { routes } from '../site';
import { type Tab, test } from './tab';

const [phonePixels, desktopPixels] = [360, 1280];
const main = { tag: '@main' };
const withoutPopover = { tag: '@without-popover' };
const withoutScripts = { tag: '@without-scripts' };
const mainAndWithoutPopover = { tag: ['@main', '@without-popover'] };
const all = { tag: ['@main', '@without-popover', '@without-scripts'] };

test('every page can be read', all, async ({ tab }) => {
  for (const widthPixels of [phonePixels, desktopPixels]) {
    await tab.resize(widthPixels);
    for (const route of routes) {
      await tab.open(route);
      await tab.until(() => TestingLibraryDom.screen.getByRole('heading', { level: 1 }));
      await tab.until(() => document.documentElement.scrollWidth <= innerWidth);
      await tab.until(() => {
        const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')];
        const shown = pictures.filter((picture) => picture.checkVisibility());
        const missing = shown.find(({ complete, naturalWidth }) => !complete || !naturalWidth);
        missing?.scrollIntoView({ behavior: 'instant' });
        return shown.length > 0 && !missing;
      });
    }
  }
  await tab.until(() => [...document.fonts].some(({ status }) => status === 'loaded'));
});

test('the calculator calculates both ways', mainAndWithoutPopover, async ({ tab }) => {
  await tab.open('/garlic');
  await tab.type('Number of seeds', '200000');
  await tab.untilText('#calculator dl', '9\u00a0900\u00a0m²');
  await tab.click('radio', 'Land Size to Seeds');
  await tab.type('Land size', '0,5');
  await tab.untilText('#calculator dl', 'Seeds needed10');
});

test('the menu of a phone opens, closes and leads on', main, async ({ tab }) => {
  await tab.resize(phonePixels);
  await tab.open('/');
  await tab.untilHidden('link', 'Contact Us');
  await tab.click('button', 'Menu');
  await tab.untilShown('link', 'Contact Us');
  await tab.press(Key.ESCAPE);
  await tab.untilHidden('link', 'Contact Us');
  await tab.click('button', 'Menu');
  await tab.click('link', 'Du Toit Holdings', 'nav');
  await tab.until(() => location.pathname === '/garlic');
  await tab.click('button', 'Menu');
  await tab.click('link', 'Contact Us', 'nav');
  await tab.untilHidden('link', 'Contact Us');
  await tab.until(() => {
    const heading = TestingLibraryDom.screen.getByRole('heading', { name: 'Contact Us' });
    const { top, bottom } = heading.getBoundingClientRect();
    return top > 0 && bottom < innerHeight;
  });
});

test('without popovers, the menu stands in the page', withoutPopover, async ({ tab }) => {
  await tab.resize(phonePixels);
  await tab.open('/bonsmara');
  // Nothing lies over the main heading.
  await tab.until(() => {
    const heading = TestingLibraryDom.screen.getByRole('heading', { level: 1 });
    const { x, y, width } = heading.getBoundingClientRect();
    const places = [x, x + width / 2, x + width - 1];
    return places.every((place) => heading.contains(document.elementFromPoint(place, y + 10)));
  });
  await tab.untilHidden('button', 'Menu');
  for (const { label, route } of navigation) {
    await tab.click('link', label, 'nav');
    await tab.until((address) => location.pathname === address, route);
  }
  await tab.click('link', 'Contact Us', 'nav');
  await tab.until(() => location.hash === '#contact');
});

test('without popovers, a photo opens as a file', withoutPopover, async ({ tab }) => {
  await tab.open('/bonsmara');
  await tab.until(() =>
    [...document.querySelectorAll('.lightbox')].every((photo) => !photo.checkVisibility()),
  );
  await tab.click('button', 'Look closer: Dust on a farm road');
  await tab.until(() => /\/photos\/cattle-05-\w+-\d+\.jpg$/.test(location.pathname));
});

test('a photo opens large, and the keys lead on and close it', main, async ({ tab }) => {
  await tab.open('/bonsmara');
  await tab.click('button', 'Look closer: Dust on a farm road');
  await tab.untilShown('dialog', 'Dust on a farm road');
  await tab.untilReady('gallery');
  await tab.press(Key.ARROW_RIGHT);
  await tab.untilShown('dialog', 'A farm dam');
  await tab.until(() => {
    const photo = TestingLibraryDom.screen.getByRole('dialog').querySelector('img');
    return photo?.complete && photo.naturalWidth > 0;
  });
  await tab.press(Key.ESCAPE);
  await tab.untilHidden('dialog', 'A farm dam');
  const label = 'Look closer: A farm dam';
  await tab.until((name) => document.activeElement?.getAttribute('aria-label') === name, label);
});

test('without scripts, the menu and photos open', withoutScripts, async ({ tab }) => {
  await tab.resize(phonePixels);
  await tab.open('/bonsmara');
  await tab.click('button', 'Menu');
  await tab.untilShown('link', 'Contact Us');
  await tab.press(Key.ESCAPE);
  await tab.click('button', 'Look closer: Dust on a farm road');
  await tab.untilShown('dialog', 'Dust on a farm road');
  await tab.click('button', 'Close');
  await tab.untilHidden('dialog', 'Dust on a farm road');
});

test('a slow link fetches no script before a touch', main, async ({ tab, site }) => {
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
  await tab.untilReady('contact-form');
});

test('after one visit the site works without a server', main, async ({ tab, site }) => {
  await tab.open('/garlic');
  await tab.type('Number of seeds', '200000');
  await tab.until(() => TestingLibraryDom.screen.getByText('✓ Works offline'));
  await site.close();
  await tab.open('/');
  await tab.until(() => TestingLibraryDom.screen.getByRole('heading', { level: 1 }));
  await tab.open('/garlic');
  await tab.type('Number of seeds', '200000');
  await tab.untilText('#calculator dl', '9\u00a0900\u00a0m²');
});

test.describe('an enquiry', () => {
  const words = 'Good day, do you have bulls?';
  const notConfirmed = 'We could not confirm that your enquiry arrived';

  async function send(tab: Tab): Promise<void> {
    await tab.type('Name', 'Ann Farmer');
    await tab.type('Email', 'ann@example.com');
    await tab.type('Message', words);
    await tab.click('button', 'Send Message');
  }

  const untilMessage = (tab: Tab, message: string) =>
    tab.until((text) => {
      const field = TestingLibraryDom.screen.getByLabelText('Message');
      return field instanceof HTMLTextAreaElement && field.value === text;
    }, message);

  test.beforeEach(({ tab }) => tab.open('/bonsmara'));
  // It reaches the farm once.
  test.afterEach(({ site }) =>
    expect(site.inbox.accepted().map(({ parameters }) => parameters.message)).toEqual([words]),
  );

  test('is confirmed by a toast', mainAndWithoutPopover, async ({ tab }) => {
    await send(tab);
    await tab.until(() => {
      const toast = TestingLibraryDom.screen.getByText('Message Sent!').closest('li');
      return toast && getComputedStyle(toast).position === 'absolute';
    });
    await untilMessage(tab, '');
  });

  test('is posted without scripts', withoutScripts, async ({ tab }) => {
    await send(tab);
    await tab.until(() => document.body.textContent === 'OK');
  });

  for (const [fault, heading, answer] of [
    ['429', 'Your enquiry was not sent', 'Send Message'],
    ['503', notConfirmed, 'Send it again'],
    ['refuse', notConfirmed, 'Send it again'],
    ['reset', notConfirmed, 'Send it again'],
    // The message has arrived, and only its confirmation is lost.
    ['reset-answer', notConfirmed, 'Discard it'],
    ['truncated', notConfirmed, 'Discard it'],
  ] as const) {
    test(`is settled after ${fault} and a reload`, main, async ({ tab, site }) => {
      site.fail(fault);
      await send(tab);
      await tab.untilText('form [role=alert]', heading);
      site.fail(null);
      await tab.open('/bonsmara');
      await untilMessage(tab, words);
      await tab.click('button', answer);
      await untilMessage(tab, '');
    });
  }
});
