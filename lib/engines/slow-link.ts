import type { Visit } from './journey';

/** Reads a page to its end where an answer takes long: nothing is fetched before a touch. */
export async function readOnSlowLink({ page, site }: Visit): Promise<void> {
  await page.open(`${site.origin}/garlic`);
  for (const id of ['calculator', 'contact']) {
    await page.until(
      `the section ${id} and its pictures have come`,
      (name) => {
        const section = document.getElementById(name);
        section?.scrollIntoView({ behavior: 'instant' });
        const isNear = (section?.getBoundingClientRect().top ?? innerHeight) < innerHeight / 2;
        return isNear && document.readyState === 'complete';
      },
      id,
    );
  }
  await page.until('the last picture has come', () => {
    const { top } = document.querySelector('footer')?.getBoundingClientRect() ?? { top: 0 };
    window.scrollTo(0, top + scrollY);
    return [...document.images].every((image) => image.complete || image.loading === 'lazy');
  });
  const early = site.asked.filter((path) => /islands|offline/.test(path));
  if (early.length > 0) throw new Error(`Before a touch it asked for ${early.join(', ')}.`);
  await page.click('textbox', 'Name');
  await page.until('a touch makes the form ready', () =>
    document.querySelector('[data-island=contact-form][data-ready]'),
  );
}
