import { main } from './engines';
import { expectMessage, expectOneEnquiry, fillInEnquiry } from './enquiries';
import { test } from './tab';

const status = 'form [role=alert]';
const sent = 'Your enquiry is on its way to the farm';
const notSent = 'Your enquiry was not sent';
const notConfirmed = 'We could not confirm that your enquiry arrived';

/** How the network or the email service fails, what the visitor reads, and the buttons to click. */
const faults = [
  { fault: '429', heading: notSent, buttons: ['Try again'] },
  { fault: '503', heading: notSent, buttons: ['Try again'] },
  { fault: '504', heading: notConfirmed, buttons: ['Send Message', 'Send it again'] },
  { fault: 'portal', heading: notConfirmed, buttons: ['Send Message', 'Send it again'] },
  { fault: 'refuse', heading: notConfirmed, buttons: ['Send Message', 'Send it again'] },
  { fault: 'reset', heading: notConfirmed, buttons: ['Send Message', 'Send it again'] },
  // The message has arrived, and only its confirmation is lost.
  { fault: 'reset-answer', heading: notConfirmed, buttons: ['Send Message', 'Discard it'] },
  { fault: 'truncated', heading: notConfirmed, buttons: ['Send Message', 'Discard it'] },
] as const;

test.describe('an enquiry', { tag: main }, () => {
  for (const { fault, heading, buttons } of faults) {
    test(`reaches the farm once under ${fault}`, async ({ tab, site }) => {
      await tab.open('/bonsmara');
      await fillInEnquiry(tab);
      await site.fail(fault);
      await tab.click('button', 'Send Message');
      await tab.expectText(status, heading);
      await site.fail(null);
      for (const button of buttons) {
        await tab.click('button', button);
        if (button === 'Send Message') await tab.expectText(status, 'Send it a second time?');
        else if (button !== 'Discard it') await tab.expectText(status, sent);
      }
      expectOneEnquiry(site);
    });
  }

  test('is kept when the server is gone', async ({ tab, site }) => {
    await tab.open('/bonsmara');
    await fillInEnquiry(tab);
    await tab.expectReady('contact-form');
    await site.close();
    await tab.click('button', 'Send Message');
    await tab.expectText(status, notConfirmed);
    await expectMessage(tab, 'kept');
  });

  test('is kept under 503, with a toast, and can be sent again', async ({ tab }) => {
    await tab.open('/');
    await fillInEnquiry(tab, 'ann+fault-503@example.com');
    await tab.click('button', 'Send Message');
    await tab.until('a toast is shown', () =>
      TestingLibraryDom.screen.getByText('Failed to send message. Please try again later.'),
    );
    await expectMessage(tab, 'kept');
    await tab.until(
      'it can be sent again',
      () =>
        !TestingLibraryDom.screen
          .getByRole('button', { name: 'Send Message' })
          .hasAttribute('disabled'),
    );
  });
});
