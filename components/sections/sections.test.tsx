/** Tests how sections depend on the owner's answers. */
import { renderToStaticMarkup } from 'react-dom/server';
import { setUpTemporaryFolder } from '@/lib/testing/temporary-folder';
import { farms } from '@/lib/tools/site/test-setup/written-farms';
import { Gallery } from './gallery';

const project = setUpTemporaryFolder();

/** Renders a section for a farm with other answers in some files. */
async function renderFor(
  changes: Partial<Record<keyof typeof farms.needed, object>>,
  render: () => Promise<React.ReactNode>,
): Promise<string> {
  for (const [file, answers] of Object.entries({ ...farms.needed, ...changes })) {
    project.write(`${file}.json`, JSON.stringify(answers));
  }
  jest.replaceProperty(process, 'env', { ...process.env, FACTS_FOLDER: project.folder });
  let html = '';
  // Modules read the facts when they are loaded.
  await jest.isolateModulesAsync(async () => {
    html = renderToStaticMarkup(await render());
  });
  jest.restoreAllMocks();
  return html.replaceAll('\u00a0', ' ');
}

test.each([
  ['included', 'VAT is included.'],
  ['added', 'VAT is added.'],
  ['none', 'No VAT is charged.'],
])('the garlic prices say whether VAT is included, added or not charged: %s', async (vat, note) => {
  const html = await renderFor({ terms: { vat } }, async () => {
    const { GarlicServices } = await import('./garlic-services');
    return <GarlicServices />;
  });
  expect(html).toContain(`>${note}<`);
});

test.each([
  ['/bonsmara', 'No cattle are listed today. Tell us what you are looking for, and when.'],
  ['/garlic', 'No garlic or seed is listed today. Tell us what you are looking for, and when.'],
] as const)(
  'without lots, the sale list on %s asks visitors what they are looking for',
  async (route, sentence) => {
    const html = await renderFor({ 'for-sale': {} }, async () => {
      const { ForSale } = await import('./for-sale');
      return <ForSale route={route} />;
    });
    expect(html).toContain(`>${sentence}<`);
    expect(html).toContain('href="#contact"');
  },
);

test.each([true, undefined])(
  'the portrait is shown only if it was taken on the farm, or else an illustration that says so: %s',
  async (takenOnTheFarm) => {
    const owner = { file: 'owner.jpg', alt: 'The owner among his cattle', takenOnTheFarm };
    const html = await renderFor({ photos: { ...farms.needed.photos, owner } }, async () => {
      const { MeetTheOwner } = await import('./meet-the-owner');
      return <MeetTheOwner route="/" />;
    });
    const isHis = takenOnTheFarm === true;
    expect(html.includes('alt="The owner among his cattle"')).toBe(isHis);
    expect(html.includes('alt="A farm track runs through')).toBe(!isHis);
    expect(html.includes('>Illustration<')).toBe(!isHis);
  },
);

test('a photo in two galleries of a page has a lightbox in each', () => {
  const photos = ['owner.jpg', 'hero-home.jpg'].map((file) => ({ file, alt: file, caption: file }));
  const html = ['growing', 'fields'].map((gallery) =>
    renderToStaticMarkup(<Gallery heading={gallery} gallery={gallery} photos={photos} />),
  );
  const ids = [...html.join('').matchAll(/ id="([^"]*-photo-[^"]*)"/gi)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(8);
  for (const markup of html) {
    const targets = [...markup.matchAll(/ popovertarget="([^"]*)"/gi)].map(([, id]) => id);
    expect(targets).toHaveLength(8);
    for (const id of targets) expect(markup).toContain(` id="${id}" popover="auto"`);
  }
});
