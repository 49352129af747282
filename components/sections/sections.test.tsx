/** Tests how sections depend on the owner's answers. */
import { renderToStaticMarkup } from 'react-dom/server';
import { setUpTemporaryFolder } from '@/lib/testing/temporary-folder';
import { farms, liveSettings } from '@/lib/tools/site/test-setup/written-farms';
import { Gallery } from './gallery';

const project = setUpTemporaryFolder();

/** Renders a section for a farm with other answers in some files. */
async function renderFor(
  changes: Partial<Record<keyof typeof farms.needed, object>>,
  render: () => Promise<React.ReactNode>,
  day = '2026-11-22',
): Promise<string> {
  for (const [file, answers] of Object.entries({ ...farms.needed, ...changes })) {
    project.write(`${file}.json`, JSON.stringify(answers));
  }
  const farm = { FACTS_FOLDER: project.folder, BUILD_DAY: day };
  jest.replaceProperty(process, 'env', { ...process.env, ...liveSettings, ...farm });
  let html = '';
  // Modules read the facts when they are loaded.
  await jest.isolateModulesAsync(async () => {
    html = renderToStaticMarkup(await render());
  });
  jest.restoreAllMocks();
  return html.replaceAll('\u00a0', ' ');
}

test('each business says whether its prices include VAT', async () => {
  const vat = { garlic: 'included', cattle: 'none' };
  const changes = { terms: { vat }, 'for-sale': farms.edited['for-sale'] };
  const html = await renderFor(changes, async () => {
    const { GarlicServices } = await import('./garlic-services');
    const { ForSale } = await import('./for-sale');
    return [
      <GarlicServices key="services" />,
      <ForSale key="garlic" route="/garlic" />,
      <ForSale key="cattle" route="/bonsmara" />,
    ];
  });
  const notes = html.match(/Prices include VAT\.|No VAT is charged: we are not registered\./g);
  const [included, none] = ['Prices include VAT.', 'No VAT is charged: we are not registered.'];
  expect(notes).toEqual([included, included, none]);
});

const spacing = { stockLabel: 'LIMITED STOCK', plantSpacingCm: 15, rowSpacingCm: 30 };

test.each([
  [
    'counted',
    { clovesPerKilogram: 100 },
    'Counted 2 000 kg on request Other on request on request',
  ],
  ['priced', { seedRandPerKilogram: 115 }, undefined],
])('the table of seed has every variety once cloves are counted: %s', async (_, answers, rows) => {
  const varieties = [
    { name: 'Counted', ...spacing, ...answers },
    { name: 'Other', ...spacing },
  ];
  const html = await renderFor({ varieties: { varieties } }, async () => {
    const { PlantingTable } = await import('./planting-table');
    return <PlantingTable />;
  });
  const words = html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  const [, shown] = /Our seed per hectare Variety Weight Cost (.*) $/.exec(words) ?? [];
  expect(shown).toBe(rows);
});

test('the prices of seed are under the names of varieties', async () => {
  const html = await renderFor(
    { varieties: { varieties: [{ name: 'Pink', ...spacing, seedRandPerKilogram: 120 }] } },
    async () => {
      const { GarlicServices } = await import('./garlic-services');
      return <GarlicServices />;
    },
  );
  expect(html.match(/(?<=<th scope="col">)\w+(?=<)/g)).toEqual([
    'Service',
    'Price',
    'Service',
    'Price',
    'Variety',
    'Price',
  ]);
});

test('a term is shown until its last day, and the section until its last term', async () => {
  const term = { label: 'Health', text: 'All vaccinated.', until: '2026-12-20' };
  const render = (day: string) =>
    renderFor(
      { terms: { cattle: [term] } },
      async () => {
        const { BusinessTerms } = await import('./business-terms');
        return <BusinessTerms route="/bonsmara" />;
      },
      day,
    );
  expect(await render('2026-12-20')).toContain('All vaccinated.');
  expect(await render('2026-12-21')).toBe('');
});

test('kitchens read what they can order, with or without lots, on the garlic page only', async () => {
  const kitchens = 'From 10 kg, all year round.';
  const html = await renderFor({ terms: { kitchens } }, async () => {
    const { ForSale } = await import('./for-sale');
    return [<ForSale key="cattle" route="/bonsmara" />, <ForSale key="garlic" route="/garlic" />];
  });
  expect(html.split(kitchens)).toHaveLength(2);
  expect(html.split('No garlic')[1]).toContain(`Restaurants and kitchens</h3>`);
});

test('without lots, the sale list asks visitors what they are looking for', async () => {
  const html = await renderFor({ 'for-sale': {} }, async () => {
    const { ForSale } = await import('./for-sale');
    return <ForSale route="/bonsmara" />;
  });
  expect(html).toContain(
    '>No cattle are listed today. Tell us what you are looking for, and when.<',
  );
  expect(html).toContain('href="#contact"');
});

test.each([true, undefined])('shows a portrait only of the owner: %s', async (takenOnTheFarm) => {
  const owner = { file: 'owner.jpg', alt: 'The owner among his cattle', takenOnTheFarm };
  const html = await renderFor({ photos: { ...farms.needed.photos, owner } }, async () => {
    const { MeetTheOwner } = await import('./meet-the-owner');
    return <MeetTheOwner route="/" />;
  });
  const isHis = takenOnTheFarm === true;
  expect(html.includes('alt="The owner among his cattle"')).toBe(isHis);
  expect(html.includes('alt="A farm track runs through')).toBe(!isHis);
  expect(html.includes('>Illustration<')).toBe(!isHis);
});

test('a testimonial without stars shows none, and one with 0 stars shows five empty ones', async () => {
  const said = {
    role: 'Farmer',
    content: 'Fine weaners.',
    agreedBy: 'Himself',
    agreedOn: '2026-01-31',
  };
  const list = [
    { ...said, name: 'Piet Nel' },
    { ...said, name: 'Jan Nel', rating: 0 },
  ];
  const html = await renderFor({ testimonials: { list } }, async () => {
    const { Testimonials } = await import('./testimonials');
    return <Testimonials />;
  });
  expect(html.match(/[★☆]+/g)).toEqual(['☆☆☆☆☆']);
});

test('a certificate is hidden from the day after it was last valid', async () => {
  const list = ['2026-11-21', '2026-11-22', undefined].map((until) => {
    return { title: `Until ${until}`, issuer: 'A society', year: '2020', until };
  });
  const certificates = { cattle: { list }, garlic: {} };
  jest.replaceProperty(process, 'env', { ...process.env, BUILD_DAY: '2026-11-22' });
  const html = await renderFor({ certificates }, async () => {
    const { Certifications } = await import('./certifications');
    return <Certifications route="/bonsmara" />;
  });
  expect(html.match(/Until [\w-]+/g)).toEqual(['Until 2026-11-22', 'Until undefined']);
});

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
