import { expect } from '@playwright/test';
import { main, withoutPopover, withoutScripts } from './browsers';
import { type Tab, test } from './tab';

const words = 'Good day, do you have bulls?';
const notConfirmed = 'We could not confirm that your enquiry arrived';

async function fillIn(tab: Tab): Promise<void> {
  await tab.type('Name', 'Ann Farmer');
  await tab.type('Email', 'ann@example.com');
  await tab.type('Message', words);
}

async function expectMessage(tab: Tab, message: string): Promise<void> {
  await tab.until((text) => {
    const field = TestingLibraryDom.screen.getByLabelText('Message');
    return field instanceof HTMLTextAreaElement && field.value === text;
  }, message);
}

test.beforeEach(({ tab }) => tab.open('/bonsmara'));

test.describe('an enquiry reaches the farm once', () => {
  test.afterEach(({ site }) =>
    expect(site.inbox().map(({ parameters }) => parameters.message)).toEqual([words]),
  );

  test('and a toast says so', { tag: [main, withoutPopover] }, async ({ tab }) => {
    await fillIn(tab);
    await tab.click('button', 'Send Message');
    await tab.until(() => {
      const toast = TestingLibraryDom.screen.getByText('Message Sent!').closest('li');
      return toast && getComputedStyle(toast).position === 'absolute';
    });
    await expectMessage(tab, '');
  });

  test('without scripts', { tag: withoutScripts }, async ({ tab }) => {
    await fillIn(tab);
    await tab.click('button', 'Send Message');
    await tab.until(() => document.body.textContent === 'OK');
  });

  for (const [fault, heading, answer] of [
    ['503', 'Your enquiry was not sent', 'Send Message'],
    ['refuse', notConfirmed, 'Send it again'],
    ['reset', notConfirmed, 'Send it again'],
    // The message has arrived, and only its confirmation is lost.
    ['reset-answer', notConfirmed, 'Discard it'],
    ['truncated', notConfirmed, 'Discard it'],
  ] as const) {
    test(`after ${fault} and a reload`, { tag: main }, async ({ tab, site }) => {
      await fillIn(tab);
      site.fail(fault);
      await tab.click('button', 'Send Message');
      await tab.until(() => TestingLibraryDom.screen.getByText(/^Failed to send message/));
      await tab.expectText('form [role=alert]', heading);
      site.fail(null);
      await tab.open('/bonsmara');
      await expectMessage(tab, words);
      await tab.click('button', answer);
      await expectMessage(tab, '');
    });
  }
});
