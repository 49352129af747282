import type { Journey, Visit } from './journey';
import { calculate, readAll, sendEnquiry } from './journeys';
import { expectOneEnquiry, fillInEnquiry, phonePixels } from './steps';

const pages = [
  ['Home', '/'],
  ['Du Toit Holdings', '/garlic'],
  ['JLDT Bonsmara', '/bonsmara'],
] as const;

async function findLinksInPage({ page, site }: Visit): Promise<void> {
  await page.resize(phonePixels);
  await page.open(`${site.origin}/bonsmara`);
  await page.until('no large photo stands in the page', () =>
    [...document.querySelectorAll('.lightbox')].every((photo) => !photo.checkVisibility()),
  );
  await page.until('nothing lies over the main heading', () => {
    const heading = TestingLibraryDom.screen.getByRole('heading', { level: 1 });
    const { x, y, width } = heading.getBoundingClientRect();
    const places = [x, x + width / 2, x + width - 1];
    return places.every((place) => heading.contains(document.elementFromPoint(place, y + 10)));
  });
  for (const [name, path] of pages) {
    await page.click('link', name, 'nav');
    await page.until(`"${name}" leads to its page`, (wanted) => location.pathname === wanted, path);
  }
  await page.click('link', 'Contact Us', 'nav');
  await page.until('"Contact Us" leads to the form', () => location.hash === '#contact');
}

async function openPhotoFile({ page, site }: Visit): Promise<void> {
  await page.open(`${site.origin}/bonsmara`);
  await page.until('the focus wakes the gallery', () => {
    TestingLibraryDom.screen.getByRole('button', { name: 'Look closer: Cow and calf' }).focus();
    return document.querySelector('[data-island=gallery][data-ready]');
  });
  await page.click('button', 'Look closer: Cow and calf');
  await page.until('the large photo opens by itself', () =>
    /^\/photos\/cattle-03-.*\.jpg$/.test(location.pathname),
  );
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
}

async function sendWithoutScripts({ page, site }: Visit): Promise<void> {
  await page.open(`${site.origin}/bonsmara`);
  await fillInEnquiry(page, 'ann@example.com');
  await page.click('button', 'Send Message');
  await page.until('the email service says so', () => document.body.textContent === 'OK');
  await expectOneEnquiry(site);
}

const read: Journey = { name: 'pages read', make: readAll };

/** What works in a browser that knows no popovers. */
export const withoutPopover: readonly Journey[] = [
  read,
  { name: 'links in the page', make: findLinksInPage },
  { name: 'photo files', make: openPhotoFile },
  { name: 'form sent', make: sendEnquiry },
  { name: 'calculator', make: calculate },
];

/** What works in a browser that runs none of the scripts of a page. */
export const withoutScripts: readonly Journey[] = [
  read,
  { name: 'menu and lightbox', make: openAndClose },
  { name: 'other ways to the farm', make: findOtherWays },
  { name: 'form sent', make: sendWithoutScripts },
];
