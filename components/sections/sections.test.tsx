/** Tests how sections depend on the owner's answers. */
import { renderToStaticMarkup } from 'react-dom/server';
import { setUpTemporaryFolder } from '@/lib/testing/temporary-folder';
import { farms, liveSettings } from '@/scripts/test-setup/written-farms';
import { Gallery } from './gallery';

const project = setUpTemporaryFolder();

/** Sections that depend on the facts, which their modules read when they are loaded. */
const loadSections = async () => ({
  ...(await import('./business-terms')),
  ...(await import('./cattle-services')),
  ...(await import('./certifications')),
  ...(await import('./for-sale')),
  ...(await import('./garlic-services')),
  ...(await import('./garlic-varieties')),
  ...(await import('./meet-the-owner')),
  ...(await import('./planting-table')),
  ...(await import('./testimonials')),
});
type Sections = Awaited<ReturnType<typeof loadSections>>;

/** Renders sections for a farm with other answers in some files. */
async function renderFor(
  changes: Partial<Record<keyof typeof farms.needed, object>>,
  render: (sections: Sections) => React.ReactNode,
  day = '2026-11-22',
): Promise<string> {
  for (const [file, answers] of Object.entries({ ...farms.needed, ...changes })) {
    project.write(`${file}.json`, JSON.stringify(answers));
  }
  const farm = { FACTS_FOLDER: project.folder, BUILD_DAY: day };
  jest.replaceProperty(process, 'env', { ...process.env, ...liveSettings, ...farm });
  let html = '';
  await jest.isolateModulesAsync(async () => {
    html = renderToStaticMarkup(render(await loadSections()));
  });
  jest.restoreAllMocks();
  return html.replaceAll('\u00a0', ' ');
}

test('each business says whether its prices include VAT', async () => {
  const vat = { garlic: 'included', cattle: 'none' };
  const changes = { terms: { vat }, 'for-sale': farms.edited['for-sale'] };
  const html = await renderFor(changes, ({ GarlicServices, ForSale }) => (
    <>
      <GarlicServices />
      <ForSale route="/garlic" />
      <ForSale route="/bonsmara" />
    </>
  ));
  const notes = html.match(/Prices include VAT\.|No VAT is charged: we are not registered\./g);
  const [included, none] = ['Prices include VAT.', 'No VAT is charged: we are not registered.'];
  expect(notes).toEqual([included, included, none]);
});

test.each([
  ['included', 'about R198 700 for all 24, including VAT<'],
  ['none', 'about R198 700 for all 24<'],
  ['', 'about R198 700 for all 24<'],
])('the total of a lot says whether VAT is in it: %j', async (cattle, total) => {
  const changes = { terms: { vat: { cattle } }, 'for-sale': farms.edited['for-sale'] };
  const html = await renderFor(changes, ({ ForSale }) => <ForSale route="/bonsmara" />);
  expect(html).toContain(total);
});

test('a service says what it is charged by, and leads to terms only if there are any', async () => {
  const chargedBy = { finishing: 'Charged per day.' };
  const render = (terms: object) =>
    renderFor({ terms }, ({ CattleServices }) => <CattleServices />);
  const without = await render({});
  expect(without).not.toContain('Charged');
  expect(without).not.toContain('href="#terms"');
  const [, finishing] = (await render({ chargedBy })).split('Feedlot Finishing');
  expect(finishing).toContain('Charged per day. <a href="#contact"');
  const cattle = ['Price', 'Papers'].map((label) => ({ label, text: 'As agreed.' }));
  expect(await render({ cattle })).toContain('href="#terms"');
});

test('the saving is reckoned beside its figure once the owner has said how', async () => {
  const savingReckoning = 'All field work, compared with the same work by hand.';
  const render = (answers: object) =>
    renderFor({ prices: { ...farms.needed.prices, ...answers } }, ({ GarlicServices }) => (
      <GarlicServices />
    ));
  expect(await render({})).not.toContain('How we worked it out');
  const html = await render({ savingReckoning });
  expect(html.indexOf(savingReckoning)).toBeGreaterThan(html.indexOf('Average cost saving'));
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
  const html = await renderFor({ varieties: { varieties } }, ({ PlantingTable }) => (
    <PlantingTable />
  ));
  const words = html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  const [, shown] = /Our seed per hectare Variety Weight Cost (.*) $/.exec(words) ?? [];
  expect(shown).toBe(rows);
});

test('seed has a price or, without one, its stock', async () => {
  const varieties = [
    { name: 'Pink', ...spacing, seedRandPerKilogram: 120 },
    { name: 'Large', ...spacing, stockLabel: 'Large Seeds, Available' },
  ];
  const html = await renderFor({ varieties: { varieties } }, ({ GarlicVarieties }) => (
    <GarlicVarieties />
  ));
  const words = html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  expect(words).toContain('Pink 15 × 30 cm R120 Large 15 × 30 cm available');
});

test('a term is shown until its last day', async () => {
  const terms = { cattle: [{ label: 'Health', text: 'All vaccinated.', until: '2026-12-20' }] };
  const render = (day: string) =>
    renderFor({ terms }, ({ FirstTerm }) => <FirstTerm route="/bonsmara" />, day);
  expect(await render('2026-12-20')).toContain('All vaccinated.');
  expect(await render('2026-12-21')).toBe('');
});

test('kitchens read what they can order, with or without lots, on the garlic page only', async () => {
  const kitchens = 'From 10 kg, all year round.';
  const html = await renderFor({ terms: { kitchens } }, ({ ForSale }) => (
    <>
      <ForSale route="/bonsmara" />
      <ForSale route="/garlic" />
    </>
  ));
  expect(html.split(kitchens)).toHaveLength(2);
  expect(html.split('No garlic')[1]).toContain(`Restaurants and kitchens</h3>`);
  // Without lots, the list asks visitors what they are looking for.
  expect(html).toContain(
    '>No cattle are listed today. Tell us what you are looking for, and when.<',
  );
  expect(html).toContain('href="#contact"');
});

test.each([true, undefined])('shows a portrait only of the owner: %s', async (takenOnTheFarm) => {
  const owner = { file: 'owner.jpg', alt: 'The owner among his cattle', takenOnTheFarm };
  const photos = { ...farms.needed.photos, owner };
  const html = await renderFor({ photos }, ({ MeetTheOwner }) => <MeetTheOwner route="/" />);
  const isHis = takenOnTheFarm === true;
  expect(html.includes('alt="The owner among his cattle"')).toBe(isHis);
  expect(html.includes('alt="A farm track runs through')).toBe(!isHis);
  expect(html.includes('>Illustration<')).toBe(!isHis);
});

test('a testimonial without stars shows none, and one with 0 stars shows five empty ones', async () => {
  const agreed = { agreedBy: 'Piet van der Merwe', agreedOn: '2026-01-31' };
  const said = { role: 'Farmer', content: 'Fine weaners.', ...agreed };
  const list = [
    { ...said, name: 'Piet Nel' },
    { ...said, name: 'Jan Nel', rating: 0 },
  ];
  const html = await renderFor({ testimonials: { list } }, ({ Testimonials }) => <Testimonials />);
  expect(html.match(/[★☆]+/g)).toEqual(['☆☆☆☆☆']);
});

test('a certificate is hidden from the day after it was last valid', async () => {
  const list = ['2026-11-21', '2026-11-22', undefined].map((until) => {
    return { title: `Until ${until}`, issuer: 'A society', year: '2020', until };
  });
  const certificates = { cattle: { list }, garlic: {} };
  const html = await renderFor({ certificates }, ({ Certifications }) => (
    <Certifications route="/bonsmara" />
  ));
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
