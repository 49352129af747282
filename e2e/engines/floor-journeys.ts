import { navigation } from '../../content/navigation';
import { withoutPopover, withoutScripts } from './engines';
import { expectOneEnquiry, fillInEnquiry } from './enquiries';
import { phonePixels, test } from './tab';

test.describe('a browser without popovers', { tag: withoutPopover }, () => {
  test('shows the links of the menu in the page', async ({ tab }) => {
    await tab.resize(phonePixels);
    await tab.open('/bonsmara');
    await tab.until('no large photo stands in the page', () =>
      [...document.querySelectorAll('.lightbox')].every((photo) => !photo.checkVisibility()),
    );
    await tab.until('nothing lies over the main heading', () => {
      const heading = TestingLibraryDom.screen.getByRole('heading', { level: 1 });
      const { x, y, width } = heading.getBoundingClientRect();
      const places = [x, x + width / 2, x + width - 1];
      return places.every((place) => heading.contains(document.elementFromPoint(place, y + 10)));
    });
    for (const { label, route } of navigation) {
      await tab.click('link', label, 'nav');
      await tab.until(`"${label}" leads to its page`, (to) => location.pathname === to, route);
    }
    await tab.click('link', 'Contact Us', 'nav');
    await tab.until('"Contact Us" leads to the form', () => location.hash === '#contact');
  });
});

test.describe('a browser without scripts', { tag: withoutScripts }, () => {
  test('opens the menu and photos', async ({ tab }) => {
    await tab.resize(phonePixels);
    await tab.open('/bonsmara');
    await tab.click('button', 'Menu');
    await tab.expectShown('link', 'Contact Us');
    await tab.press('Escape');
    await tab.click('button', 'Look closer: Cow and calf');
    await tab.expectShown('dialog', 'Cow and calf');
    await tab.click('button', 'Close');
    await tab.expectShown('dialog', 'Cow and calf', false);
  });

  test('shows other ways to reach the farm', async ({ tab }) => {
    await tab.open('/garlic');
    for (const scheme of ['mailto:', 'tel:', 'https://wa.me/']) {
      await tab.until(
        `a link to ${scheme} is visible`,
        (start) =>
          [...document.querySelectorAll(`main a[href^="${start}"]`)].some((link) =>
            link.checkVisibility(),
          ),
        scheme,
      );
    }
  });

  test('sends an enquiry by the form itself', async ({ tab, site }) => {
    await tab.open('/bonsmara');
    await fillInEnquiry(tab);
    await tab.click('button', 'Send Message');
    await tab.until('the email service answers OK', () => document.body.textContent === 'OK');
    expectOneEnquiry(site);
  });
});
