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

test('a slow link fetches no script before it is needed', main, async ({ tab, preview }) => {
  preview.delayMilliseconds = 400;
  await tab.open('/garlic');
  await tab.until(() => document.readyState === 'complete');
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

const message = 'Good day, do you have bulls?';
const kept = 'What you wrote is kept on this device';
const notConfirmed = 'We could not confirm that your enquiry arrived';
const status = 'form [role=alert]';

/** Writes an enquiry on the cattle page. */
async function write(tab: Tab): Promise<void> {
  await tab.open('/bonsmara');
  await tab.fill('Name', 'Ann Farmer');
  await tab.fill('Email', 'ann@example.com');
  await tab.fill('Message', message);
}
const untilMessage = (tab: Tab, expected: string) =>
  tab.until((text) => document.querySelector('textarea')?.value === text, expected);

test('an enquiry is confirmed by a toast', mainAndWithoutPopover, async ({ tab, preview }) => {
  await write(tab);
  await tab.click('Send Message');
  await tab.untilText('[data-sonner-toast]', 'Message Sent!');
  await untilMessage(tab, '');
  expect(preview.inbox.accepted()).toHaveLength(1);
});

test('an enquiry is posted without scripts', { tag: '@without-scripts' }, async ({ tab }) => {
  await write(tab);
  await tab.click('Send Message');
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
  test(`an enquiry is settled after ${fault} and a reload`, main, async ({ tab, preview }) => {
    preview.fail(fault);
    await write(tab);
    await tab.click('Send Message');
    await tab.untilText(status, heading);
    preview.fail(null);
    await tab.open('/bonsmara');
    await untilMessage(tab, message);
    await tab.click(answer);
    await untilMessage(tab, '');
    expect(preview.inbox.accepted().map(({ parameters }) => parameters.message)).toEqual([message]);
  });
}

// Puppeteer waits for ever where a tab that showed such a page is led to another: this has its own.
test(
  'a page out of the back/forward cache asks before it sends what a later one has tried',
  main,
  async ({ other: tab, preview }) => {
    const untilPath = (expected: string) =>
      tab.until(
        (path) => location.pathname === path && document.readyState === 'complete',
        expected,
      );
    await write(tab);
    await tab.until(() => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
      return true;
    });
    for (const [link, path] of [
      ['Du Toit Holdings', '/garlic'],
      ['JLDT Bonsmara', '/bonsmara'],
    ] as const) {
      await tab.click(link, 'nav');
      await untilPath(path);
    }
    await tab.untilText(status, kept);
    preview.fail('502');
    await tab.click('Send Message');
    await tab.untilText(status, notConfirmed);
    for (const path of ['/garlic', '/bonsmara']) {
      await tab.evaluate('history.back()');
      await untilPath(path);
    }
    await tab.until(() => 'persisted' in window && window.persisted);
    await tab.untilText(status, notConfirmed);
    await tab.click('Send Message');
    await tab.untilText(status, 'Send it a second time?');
    expect(preview.inbox.messages).toHaveLength(1);
  },
);

test('two tabs with the same words do not change each other', main, async ({ tab, other }) => {
  await write(tab);
  await tab.until(() => localStorage.getItem('enquiry /bonsmara')?.includes('bulls%3F'));
  await other.open('/bonsmara');
  await other.untilText(status, kept);
  await tab.click('Send Message');
  await untilMessage(tab, '');
  await untilMessage(other, message);
  await other.click('Discard it');
  await untilMessage(other, '');
});
