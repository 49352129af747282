import { expect } from '@playwright/test';
import { Key } from 'selenium-webdriver';
import { routes } from '../site';
import { type Tab, test } from './engine';

const main = { tag: '@main' };
const mainAndWithoutPopover = { tag: ['@main', '@without-popover'] };
const mainAndWithoutScripts = { tag: ['@main', '@without-scripts'] };
const all = { tag: ['@main', '@without-popover', '@without-scripts'] };

test('every page can be read', all, async ({ tab }) => {
  for (const widthPixels of [360, 1280]) {
    await tab.resize(widthPixels);
    for (const route of routes) {
      await tab.open(route);
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
  await tab.fill('Number of seeds', '200000');
  await tab.untilText('#calculator dl', '9\u00a0900\u00a0m²');
  await tab.click('Land Size to Seeds');
  await tab.fill('Land size', '0,5');
  await tab.untilText('#calculator dl', 'Seeds needed10');
});

test('the menu of a phone opens, closes and leads on', mainAndWithoutScripts, async ({ tab }) => {
  await tab.resize(360);
  await tab.open('/');
  await tab.click('Menu');
  await tab.until(() => find('Contact Us', 'nav'));
  await tab.type(Key.ESCAPE);
  await tab.until(() => !find('Contact Us', 'nav'));
  await tab.click('Menu');
  await tab.click('Du Toit Holdings', 'nav');
  await tab.until(() => location.pathname === '/garlic');
});

test('without popovers, the menu stands in the page, and a photo opens as a file', {
  tag: '@without-popover',
}, async ({ tab }) => {
  await tab.resize(360);
  await tab.open('/bonsmara');
  await tab.until(() => !find('Menu') && find('Contact Us', 'nav'));
  await tab.until(() => {
    find('Look closer')?.focus();
    return document.querySelector('[data-island=gallery][data-ready]');
  });
  await tab.click('Look closer: Dust on a farm road');
  await tab.until(() => /\/photos\/cattle-05-\w+-\d+\.jpg$/.test(location.pathname));
});

test('a photo opens large and closes', mainAndWithoutScripts, async ({ tab }) => {
  await tab.open('/bonsmara');
  await tab.click('Look closer: Dust on a farm road');
  await tab.until(() => find('Dust on a farm road')?.querySelector('img')?.naturalWidth);
  await tab.click('Close');
  await tab.until(() => !find('Dust on a farm road'));
});

test('keys lead from photo to photo, and the focus returns', main, async ({ tab }) => {
  await tab.open('/bonsmara');
  await tab.click('Look closer: Dust on a farm road');
  await tab.until(() => document.querySelector('[data-island=gallery][data-ready]'));
  await tab.type(Key.ARROW_RIGHT);
  await tab.until(() => find('A farm dam'));
  await tab.type(Key.ESCAPE);
  await tab.until(() => document.activeElement === find('Look closer: A farm dam'));
});

test('a slow link fetches no script before a touch', main, async ({ tab, preview }) => {
  preview.delayMilliseconds = 400;
  await tab.open('/garlic');
  for (const selector of ['header', '#calculator']) {
    await tab.until((name) => {
      document.querySelector(name)?.scrollIntoView({ behavior: 'instant' });
      return document.readyState === 'complete';
    }, selector);
  }
  expect(preview.requests.filter((path) => /islands|offline/.test(path))).toEqual([]);
  await tab.click('Name', 'form');
  await tab.until(() => document.querySelector('[data-island=contact-form][data-ready]'));
});

test('after one visit the site works without a server', main, async ({ tab, preview }) => {
  await tab.open('/garlic');
  await tab.fill('Number of seeds', '200000');
  await tab.untilText('#calculator', '✓ Works offline');
  await preview.close();
  for (const route of ['/', '/garlic']) await tab.open(route);
  await tab.fill('Number of seeds', '200000');
  await tab.untilText('#calculator dl', '9\u00a0900\u00a0m²');
});

test.describe('an enquiry', () => {
  const message = 'Good day, do you have bulls?';
  const notConfirmed = 'We could not confirm that your enquiry arrived';

  async function send(tab: Tab): Promise<void> {
    await tab.fill('Name', 'Ann Farmer');
    await tab.fill('Email', 'ann@example.com');
    await tab.fill('Message', message);
    await tab.click('Send Message');
  }
  const untilMessage = (tab: Tab, expected: string) =>
    tab.until((text) => document.querySelector('textarea')?.value === text, expected);

  test.beforeEach(({ tab }) => tab.open('/bonsmara'));
  // It reaches the farm once.
  test.afterEach(({ preview }) =>
    expect(preview.inbox.accepted().map(({ parameters }) => parameters.message)).toEqual([message]),
  );

  test('is confirmed by a toast', mainAndWithoutPopover, async ({ tab }) => {
    await send(tab);
    await tab.untilText('[data-sonner-toast]', 'Message Sent!');
    await untilMessage(tab, '');
  });

  test('is posted without scripts', { tag: '@without-scripts' }, async ({ tab }) => {
    await send(tab);
    await tab.until(() => document.body.textContent === 'OK');
  });

  for (const [fault, heading, answer] of [
    ['429', 'Your enquiry was not sent', 'Send Message'],
    ['refuse', notConfirmed, 'Send it again'],
    ['reset', notConfirmed, 'Send it again'],
    // The message has arrived, and only its confirmation is lost.
    ['reset-answer', notConfirmed, 'Discard it'],
    ['truncated', notConfirmed, 'Discard it'],
  ] as const) {
    test(`is settled after ${fault} and a reload`, main, async ({ tab, preview }) => {
      preview.fail(fault);
      await send(tab);
      await tab.untilText('form [role=alert]', heading);
      preview.fail(null);
      await tab.open('/bonsmara');
      await untilMessage(tab, message);
      await tab.click(answer);
      await untilMessage(tab, '');
    });
  }
});
