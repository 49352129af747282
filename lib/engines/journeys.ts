import { enquiryJourneys } from './enquiry-journeys';
import type { Journey, Visit } from './journey';
import { readOnSlowLink } from './slow-link';
import { expectOneEnquiry, fillInEnquiry, phonePixels, readPage, routes } from './steps';

export async function readAll({ page, site }: Visit): Promise<void> {
  for (const widthPixels of [phonePixels, 1280]) {
    await page.resize(widthPixels);
    for (const route of routes) await readPage(page, `${site.origin}${route}`);
  }
  await page.until('the heading font has come', () =>
    [...document.fonts].some(({ status }) => status === 'loaded'),
  );
}

async function useMenu({ page, site }: Visit): Promise<void> {
  const isShown = () =>
    Boolean(TestingLibraryDom.screen.queryByRole('link', { name: 'Contact Us' }));
  const isHidden = () => !TestingLibraryDom.screen.queryByRole('link', { name: 'Contact Us' });
  await page.resize(phonePixels);
  await page.open(site.origin);
  await page.until('the bar stays at the top', () => {
    const header = document.querySelector('header');
    return header && getComputedStyle(header).position === 'fixed';
  });
  await page.until('the menu is closed at first', isHidden);
  await page.click('button', 'Menu');
  await page.until('the button opens the menu', isShown);
  await page.press('Escape');
  await page.until('Escape closes the menu', isHidden);
  await page.click('button', 'Menu');
  await page.click('link', 'Du Toit Holdings', 'nav');
  await page.until('the link leads to its page', () => location.pathname === '/garlic');
  await page.click('button', 'Menu');
  await page.click('link', 'Contact Us', 'nav');
  await page.until('the menu closes over the page itself', isHidden);
  await page.until('the form is in view', () => {
    const heading = TestingLibraryDom.screen.getByRole('heading', { name: 'Contact Us' });
    const { top, bottom } = heading.getBoundingClientRect();
    return top > 0 && bottom < innerHeight;
  });
}

export async function sendEnquiry({ page, site }: Visit): Promise<void> {
  await page.open(`${site.origin}/bonsmara`);
  await fillInEnquiry(page, 'ann@example.com');
  await page.click('button', 'Send Message');
  await page.until('a toast says so', () => TestingLibraryDom.screen.getByText('Message Sent!'));
  await page.until('the toast has its look', () => {
    const toast = TestingLibraryDom.screen.getByText('Message Sent!').closest('li');
    return toast && getComputedStyle(toast).position === 'absolute';
  });
  await page.until('the form is emptied', () => {
    const field = TestingLibraryDom.screen.getByLabelText('Message');
    return field instanceof HTMLTextAreaElement && field.value === '';
  });
  await expectOneEnquiry(site);
}

async function failToSend({ page, site }: Visit): Promise<void> {
  await page.open(site.origin);
  await fillInEnquiry(page, 'ann+fault-503@example.com');
  await page.click('button', 'Send Message');
  await page.until('a toast says so', () =>
    TestingLibraryDom.screen.getByText('Failed to send message. Please try again later.'),
  );
  await page.until('all that was written is kept and can be sent again', () => {
    const field = TestingLibraryDom.screen.getByLabelText('Message');
    const button = TestingLibraryDom.screen.getByRole('button', { name: 'Send Message' });
    const isKept = field instanceof HTMLTextAreaElement && field.value.startsWith('Good day');
    return isKept && !button.hasAttribute('disabled');
  });
}

export async function calculate({ page, site }: Visit): Promise<void> {
  await page.open(`${site.origin}/garlic`);
  await page.type('Number of seeds', '200000');
  await page.until('200 000 seeds need 9 900 m²', () =>
    document.querySelector('#calculator dl')?.textContent?.includes('9\u00a0900\u00a0m²'),
  );
  await page.click('radio', 'Land Size to Seeds');
  await page.type('Land size', '0,5');
  await page.until('half a square metre takes 10 seeds', () =>
    document.querySelector('#calculator dl')?.textContent?.includes('Seeds needed10'),
  );
}

async function lookCloser({ page, site }: Visit): Promise<void> {
  const isShown = (name: string) => TestingLibraryDom.screen.getByRole('dialog', { name });
  await page.open(`${site.origin}/bonsmara`);
  await page.click('button', 'Look closer: Cow and calf');
  await page.until('the photo opens', isShown, 'Cow and calf');
  await page.until('the gallery is awake', () =>
    document.querySelector('[data-island=gallery][data-ready]'),
  );
  await page.press('ArrowRight');
  await page.until('the arrow leads on', isShown, 'At the dam');
  await page.until('the large photo has come', () => {
    const photo = TestingLibraryDom.screen.getByRole('dialog').querySelector('img');
    return photo?.complete && photo.naturalWidth > 0;
  });
  await page.press('Escape');
  await page.until('Escape closes it', () => !TestingLibraryDom.screen.queryByRole('dialog'));
  await page.until(
    'the focus is back on the thumbnail',
    () => document.activeElement?.getAttribute('aria-label') === 'Look closer: At the dam',
  );
}

async function calculateOffline({ page, site }: Visit): Promise<void> {
  const { origin } = site;
  const isCalculated = () =>
    document.querySelector('#calculator dl')?.textContent?.includes('9\u00a0900\u00a0m²');
  await page.open(`${origin}/garlic`);
  await page.type('Number of seeds', '200000');
  await page.until('the page is kept', () => TestingLibraryDom.screen.getByText('✓ Works offline'));
  site.stop();
  await page.open(`${origin}/`);
  await page.until('the home page opens without a server', () =>
    TestingLibraryDom.screen.getByRole('heading', { level: 1 }),
  );
  await page.open(`${origin}/garlic`);
  await page.type('Number of seeds', '200000');
  await page.until('the calculator calculates without a server', isCalculated);
}

/** What every engine at or above the floor has to do. */
export const journeys: readonly Journey[] = [
  { name: 'pages read', make: readAll },
  { name: 'phone menu', make: useMenu },
  { name: 'form sent', make: sendEnquiry },
  { name: 'form failed (503)', make: failToSend },
  ...enquiryJourneys,
  { name: 'calculator', make: calculate },
  { name: 'lightbox', make: lookCloser },
  { name: 'slow link', make: readOnSlowLink, delayMilliseconds: 400 },
  { name: 'offline', make: calculateOffline },
];
