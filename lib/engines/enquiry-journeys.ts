import type { Fault } from '../preview/faults';
import type { Journey, Visit } from './journey';
import { expectOneEnquiry, fillInEnquiry } from './steps';

const sent = 'Your enquiry is on its way to the farm';
const notSent = 'Your enquiry was not sent';
const notConfirmed = 'We could not confirm that your enquiry arrived';

/** What the network or the email service does, what the visitor is told, and what is done about it. */
const faults: readonly {
  readonly fault: Fault;
  readonly told: string;
  readonly taps: readonly string[];
}[] = [
  { fault: '429', told: notSent, taps: ['Try again'] },
  { fault: '503', told: notSent, taps: ['Try again'] },
  { fault: '504', told: notConfirmed, taps: ['Send Message', 'Send it again'] },
  { fault: 'portal', told: notConfirmed, taps: ['Send Message', 'Send it again'] },
  { fault: 'refuse', told: notConfirmed, taps: ['Send Message', 'Send it again'] },
  { fault: 'reset', told: notConfirmed, taps: ['Send Message', 'Send it again'] },
  // The message has arrived, and only the browser's knowledge of it is lost.
  { fault: 'reset-answer', told: notConfirmed, taps: ['Send Message', 'Discard it'] },
  { fault: 'truncated', told: notConfirmed, taps: ['Send Message', 'Discard it'] },
];

async function expectStatus({ page }: Visit, heading: string): Promise<void> {
  await page.until(
    `the form says "${heading}"`,
    (words) => document.querySelector('form [role=alert]')?.textContent?.includes(words),
    heading,
  );
}

function journeyUnder({ fault, told, taps }: (typeof faults)[number]): Journey {
  return {
    name: `enquiry under ${fault}`,
    make: async (visit) => {
      const { page, site } = visit;
      await page.open(`${site.origin}/bonsmara`);
      await fillInEnquiry(page, 'ann@example.com');
      await site.fail(fault);
      await page.click('button', 'Send Message');
      await expectStatus(visit, told);
      await site.fail(null);
      for (const tap of taps) {
        await page.click('button', tap);
        if (tap === 'Send Message') await expectStatus(visit, 'Send it a second time?');
      }
      if (!taps.includes('Discard it')) await expectStatus(visit, sent);
      await expectOneEnquiry(site);
    },
  };
}

async function stopServer(visit: Visit): Promise<void> {
  const { page, site } = visit;
  await page.open(`${site.origin}/bonsmara`);
  await fillInEnquiry(page, 'ann@example.com');
  await page.until('the form is ready', () =>
    document.querySelector('[data-island=contact-form][data-ready]'),
  );
  site.stop();
  await page.click('button', 'Send Message');
  await expectStatus(visit, notConfirmed);
  await page.until('what was written is kept', () => {
    const field = TestingLibraryDom.screen.getByLabelText('Message');
    return field instanceof HTMLTextAreaElement && field.value.startsWith('Good day');
  });
}

/** What becomes of an enquiry when the network or the email service fails. */
export const enquiryJourneys: readonly Journey[] = [
  ...faults.map(journeyUnder),
  { name: 'enquiry without a server', make: stopServer },
];
