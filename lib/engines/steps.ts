import type { EnginePage } from './engine-page';
import type { TestSite } from './test-site';

export const phonePixels = 360;
const message = 'Good day, do you have bulls?';

export const routes = ['/', '/bonsmara', '/garlic'] as const;

/** Opens a page and reads it to the end: its heading, its width, and every picture in it. */
export async function readPage(page: EnginePage, address: string): Promise<void> {
  await page.open(address);
  await page.until('there is one main heading', () =>
    TestingLibraryDom.screen.getByRole('heading', { level: 1 }),
  );
  await page.until(
    'nothing is wider than the window',
    () => document.documentElement.scrollWidth <= innerWidth,
  );
  await page.until('every picture has come', () => {
    const pictures = [...document.querySelectorAll('main img')].filter(
      (picture) => picture instanceof HTMLImageElement && picture.checkVisibility(),
    );
    const missing = pictures.find(
      (picture) =>
        picture instanceof HTMLImageElement && !(picture.complete && picture.naturalWidth > 0),
    );
    missing?.scrollIntoView({ behavior: 'instant' });
    return pictures.length > 0 && !missing;
  });
}

export async function fillInEnquiry(page: EnginePage, email: string): Promise<void> {
  await page.type('Name', 'Ann Farmer');
  await page.type('Email', email);
  await page.type('Message', message);
}

/** Throws unless the enquiry that was filled in has reached the farm once. */
export async function expectOneEnquiry(site: TestSite): Promise<void> {
  const [enquiry, ...others] = await site.received();
  if (enquiry?.message !== message || others.length > 0) {
    throw new Error('The enquiry did not reach the farm once and whole.');
  }
}
