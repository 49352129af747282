import { calculate, type Journey, readAll, sendEnquiry, type Visit } from './journeys';
import { phonePixels } from './steps';

async function findLinksInPage({ page, site }: Visit): Promise<void> {
  await page.resize(phonePixels);
  await page.open(`${site.origin}/bonsmara`);
  await page.until('no large photo stands in the page', () =>
    [...document.querySelectorAll('.lightbox')].every((photo) => !photo.checkVisibility()),
  );
  await page.click('link', 'Du Toit Holdings', 'nav');
  await page.until('the link leads to its page', () => location.pathname === '/garlic');
}

async function openAndClose({ page, site }: Visit): Promise<void> {
  await page.resize(phonePixels);
  await page.open(`${site.origin}/bonsmara`);
  await page.click('button', 'Menu');
  await page.until('the menu opens', () =>
    TestingLibraryDom.screen.getByRole('link', { name: 'Contact Us' }),
  );
  await page.press('Escape');
  await page.click('button', 'Look closer: Cow and calf');
  await page.until('the photo opens', () => TestingLibraryDom.screen.getByRole('dialog'));
  await page.click('button', 'Close');
  await page.until('the photo closes', () => !TestingLibraryDom.screen.queryByRole('dialog'));
}

async function findOtherWays({ page, site }: Visit): Promise<void> {
  await page.open(`${site.origin}/garlic`);
  for (const scheme of ['mailto:', 'tel:', 'https://wa.me/']) {
    await page.until(
      `a link to ${scheme} can be seen`,
      (start) =>
        [...document.querySelectorAll(`main a[href^="${start}"]`)].some((link) =>
          link.checkVisibility(),
        ),
      scheme,
    );
  }
  await page.until('the form goes to the e-mail program', () =>
    document.querySelector('form[action^="mailto:"][method=post][enctype="text/plain"]'),
  );
}

const read: Journey = { name: 'pages read', make: readAll };

/** What works in a browser that knows no popovers. */
export const withoutPopover: readonly Journey[] = [
  read,
  { name: 'links in the page', make: findLinksInPage },
  { name: 'form sent', make: sendEnquiry },
  { name: 'calculator', make: calculate },
];

/** What works in a browser that runs none of the scripts of a page. */
export const withoutScripts: readonly Journey[] = [
  read,
  { name: 'menu and lightbox', make: openAndClose },
  { name: 'other ways to the farm', make: findOtherWays },
];
