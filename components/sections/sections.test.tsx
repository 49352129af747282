/** Tests how sections depend on the owner's answers. */
import type * as manifest from '@/lib/photos/manifest';
import { setUpTemporaryFolder } from '@/lib/testing/temporary-folder';
import { farms, liveSettings } from '@/scripts/test-setup/written-farms';

const project = setUpTemporaryFolder();

/** The name of an owner's photo, for which the mock returns an encoded illustration. */
const ownPhoto = 'own.jpg';
jest.mock('@/lib/photos/manifest', () => {
  const actual: typeof manifest = jest.requireActual('@/lib/photos/manifest');
  return {
    ...actual,
    encodedPhoto: (file: string) =>
      actual.encodedPhoto(file === 'own.jpg' ? 'illustrations/hero-home.jpg' : file),
  };
});

/** Imports the components, whose modules read the facts on import. */
const loadSections = async () => ({
  ...(await import('../page/page-shell')),
  ...(await import('./backgrounding')),
  ...(await import('./business-terms')),
  ...(await import('./cattle-services')),
  ...(await import('./certifications')),
  ...(await import('./commitment')),
  ...(await import('./for-sale')),
  ...(await import('./kitchens')),
  ...(await import('./garlic-seed-calculator')),
  ...(await import('./garlic-services')),
  ...(await import('./garlic-varieties')),
  ...(await import('./grazing')),
  ...(await import('./hero')),
  ...(await import('./meet-the-owner')),
  ...(await import('./planting-table')),
  ...(await import('./testimonials')),
});
type Sections = Awaited<ReturnType<typeof loadSections>>;

/** Renders sections for a farm with only the needed answers and these changes. */
async function renderFor(
  changes: Partial<Record<keyof typeof farms.needed, object>>,
  render: (sections: Sections) => React.ReactNode,
  environment: Readonly<Record<string, string>> = {},
): Promise<string> {
  for (const [file, answers] of Object.entries({ ...farms.needed, ...changes })) {
    project.write(`${file}.json`, JSON.stringify(answers));
  }
  const farm = { PREVIEW: '', FACTS_FOLDER: project.folder, BUILD_DAY: '2026-11-22' };
  jest.replaceProperty(process, 'env', {
    ...process.env,
    ...liveSettings,
    ...farm,
    ...environment,
  });
  let html = '';
  await jest.isolateModulesAsync(async () => {
    // Imported with the components, so that their hooks and the renderer share one React.
    const { renderToStaticMarkup } = await import('react-dom/server');
    html = renderToStaticMarkup(render(await loadSections()));
  });
  jest.restoreAllMocks();
  return html.replaceAll('\u00a0', ' ');
}

test.each([
  ['-24.95510, 28.54330', '"latitude":"-24.95510","longitude":"28.54330"'],
  ['-24.955,28.543', undefined],
])('structured data has position %s only with enough decimals: %s', async (position, geo) => {
  const farm = { ...farms.needed.farm, places: { garlic: { position } } };
  const html = await renderFor({ farm }, shell);
  expect(/"latitude"[^}]*/.exec(html)?.[0]).toBe(geo);
  expect(html).toContain('"address":"PO Box 12, Cullinan, 1000"');
});

const spacing = { stockLabel: 'LIMITED STOCK', plantSpacingCm: 15, rowSpacingCm: 30 };
const pink = { name: 'Pink', ...spacing };

test('each price list says whether it includes VAT, and what may be zero-rated', async () => {
  const changes = {
    'for-sale': { ...farms.edited['for-sale'], vatOnCattle: 'none' },
    varieties: { varieties: [{ ...pink, seedRandPerKilogram: 120 }] },
  };
  const html = await renderFor(changes, ({ GarlicVarieties, GarlicServices, ForSale }) => (
    <>
      <GarlicVarieties />
      <ForSale route="/garlic" />
      <GarlicServices />
      <ForSale route="/bonsmara" />
    </>
  ));
  expect(html.match(/(Prices include VAT|Not registered for VAT)[^.]*\./g)).toEqual([
    'Prices include VAT where it is charged: seed for registered farmers can be zero-rated.',
    'Prices include VAT where it is charged: fresh garlic can be zero-rated.',
    'Prices include VAT.',
    'Not registered for VAT: none is charged.',
  ]);
  expect(html).toContain('about R198 700 for all 24, no VAT charged<');
});

test('a section may contain an island with hooks', async () => {
  const html = await renderFor({}, ({ GarlicSeedCalculator }) => <GarlicSeedCalculator />);
  expect(html).toContain('data-island="seed-calculator"');
});

test('a service links to the form while there are no terms and no lots', async () => {
  const html = await renderFor({}, ({ CattleServices }) => <CattleServices />);
  expect(html).not.toContain('Charged');
  expect(html).not.toMatch(/href="#(terms|for-sale)"/);
});

test('the hero shows the saving once the owner has said how he worked it out', async () => {
  const savingReckoning = 'All field work, compared with the same work by hand.';
  const render = (answers: object) =>
    renderFor({ prices: { ...farms.needed.prices, ...answers } }, ({ Hero, GarlicServices }) => (
      <>
        <Hero route="/garlic" />
        <GarlicServices />
      </>
    ));
  const bare = await render({});
  expect(bare.split('65%')).toHaveLength(2);
  expect(bare).toContain('What you save depends on your farm.');
  expect(bare).not.toContain('How we worked it out');
  const html = await render({ savingReckoning });
  expect(html.split('65%')).toHaveLength(3);
  expect(html.indexOf(savingReckoning)).toBeGreaterThan(html.indexOf('Average cost saving'));
  expect(html).not.toContain('depends on your farm');
});

test('the owner’s commitment is on the front page; until there is one, an invitation', async () => {
  const commitment = ['We weigh what we sell.'];
  const render = (terms: object) => renderFor({ terms }, ({ Commitment }) => <Commitment />);
  for (const [html, words, other] of [
    [await render({}), 'Tell us what you need, and when.', commitment[0]],
    [await render({ commitment }), commitment[0], 'Tell us what you need'],
  ]) {
    expect(html).toContain(`>${words}</p>`);
    expect(html).toMatch(/<a href="#contact"[^>]*>Get in Touch</);
    expect(html).not.toContain(other);
  }
});

test('the owner’s sentence is above the seed table, ours above the three varieties', async () => {
  const offered = 'Pink Egyptian, for the table and as seed.';
  const varieties = { varieties: [pink], offered };
  const html = await renderFor({ varieties }, ({ GarlicVarieties }) => <GarlicVarieties />);
  const order = ['We offer this garlic', 'Shani</h3>', 'Seed to order', offered, '<table'];
  const places = order.map((words) => html.indexOf(words));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
});

const hasLink = /href="(tel:|mailto:|https:\/\/wa\.me)/;
const shell = ({ PageShell, Backgrounding, GarlicServices }: Sections) =>
  (['/', '/garlic', undefined] as const).map((route) => (
    <PageShell key={route} route={route} chatLink="">
      {route === '/' && <Backgrounding />}
      {route === '/garlic' && <GarlicServices />}
    </PageShell>
  ));

test('a preview without the owner’s name shows the example, and every page says so', async () => {
  const html = await renderFor(farms.starting, shell, { PREVIEW: '1' });
  const notice =
    'Demonstration: the farm is invented. Still needed: Owner’s name, Cell number and 5 more.';
  const [, ...pages] = html.split(notice);
  expect(pages).toHaveLength(3);
  expect(pages[1]).toContain('>[VAT on garlic]<');
  expect(html).toMatch(hasLink);
  expect(html).not.toContain('ld+json');
});

test('a preview shows an open answer as its label, without a link', async () => {
  const { phone: _phone, email: _email, ...farm } = farms.needed.farm;
  const html = await renderFor({ farm }, shell, { PREVIEW: '1' });
  const notice = 'Preview of your site. Still needed: Cell number and Email address.';
  expect(html.split(notice)).toHaveLength(4);
  expect(html).toContain('[Email address]');
  expect(html).toContain('WhatsApp [Cell number]');
  expect(html).toContain('our pastures of [Grass] and [Grass].');
  expect(html).not.toMatch(hasLink);
  expect(html).not.toContain('ld+json');
});

test('a live site mentions no example, and leaves out open answers', async () => {
  const html = await renderFor({}, shell);
  expect(html).not.toMatch(/Preview|Demonstration|\[(Grass|VAT|Cell)/);
  expect(html).toContain('our pastures.');
  expect(html.match(/ld\+json/g)).toHaveLength(2);
});

test.each([
  [
    'counted',
    { clovesPerKilogram: 100 },
    'Counted 2 000 kg on request Other on request on request',
  ],
  ['priced', { seedRandPerKilogram: 115 }, undefined],
])('the seed table has every variety once cloves are counted: %s', async (_, answers, rows) => {
  const varieties = [
    { name: 'Counted', ...spacing, ...answers },
    { name: 'Other', ...spacing },
  ];
  const html = await renderFor({ varieties: { varieties } }, ({ PlantingTable }) => (
    <PlantingTable />
  ));
  const words = html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  const [, shown] =
    /Our seed per hectare Variety Weight Cost, including any VAT (.*) $/.exec(words) ?? [];
  expect(shown).toBe(rows);
});

test('the seed table has no price column until there is a price', async () => {
  const varieties = [pink, { name: 'Large', ...spacing, stockLabel: 'Large Seeds, Available' }];
  const html = await renderFor({ varieties: { varieties } }, ({ GarlicVarieties }) => (
    <GarlicVarieties />
  ));
  const words = html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  expect(words).toContain(
    'Variety Spacing Stock Order Pink 15 × 30 cm limited stock WhatsApp Large 15 × 30 cm available WhatsApp',
  );
  expect(words).not.toContain('Prices include VAT');
});

test('a term is shown until its last day', async () => {
  const terms = { cattle: [{ label: 'Health', text: 'All vaccinated.', until: '2026-12-20' }] };
  const render = (day: string) =>
    renderFor({ terms }, ({ FirstTerm }) => <FirstTerm route="/bonsmara" />, {
      BUILD_DAY: day,
    });
  expect(await render('2026-12-20')).toContain('All vaccinated.');
  expect(await render('2026-12-21')).toBe('');
});

test('the page says what kitchens can order, with or without lots', async () => {
  const kitchens = 'From 10 kg, all year round.';
  const html = await renderFor({ terms: { kitchens } }, ({ ForSale, Kitchens }) => (
    <>
      <ForSale route="/bonsmara" />
      <ForSale route="/garlic">
        <Kitchens />
      </ForSale>
    </>
  ));
  expect(html.split(kitchens)).toHaveLength(2);
  expect(html.split('No table garlic')[1]).toContain(`Restaurants and kitchens</h3>`);
  // Without lots, the list asks visitors what they need.
  expect(html).toContain('>Looking for cattle?<');
  expect(html).toContain('>No cattle are listed today. Tell us what you need, and when.<');
  expect(html).toContain('href="#contact"');
});

test.each([true, undefined])('shows only the owner’s own portrait: %s', async (takenOnTheFarm) => {
  const owner = {
    file: ownPhoto,
    alt: 'The owner among his cattle',
    takenOnTheFarm,
  };
  const photos = { ...farms.needed.photos, owner };
  const html = await renderFor({ photos }, ({ MeetTheOwner }) => <MeetTheOwner route="/" />);
  const isHis = takenOnTheFarm === true;
  expect(html.includes('alt="The owner among his cattle"')).toBe(isHis);
  expect(html.includes('<svg')).toBe(!isHis);
  expect(html.includes('<img')).toBe(isHis);
});

test('a lot’s photo opens large; a single one has no previous or next', async () => {
  const photo = {
    file: ownPhoto,
    alt: 'Eight cows at the rail',
    takenOnTheFarm: true,
  };
  const [first, ...lots] = farms.edited['for-sale'].cattle ?? [];
  const render = (cattle: object[]) =>
    renderFor({ 'for-sale': { ...farms.edited['for-sale'], cattle } }, ({ ForSale }) => (
      <ForSale route="/bonsmara" />
    ));
  const html = await render([{ ...first, photo }, ...lots]);
  expect(html).toContain('popoverTarget="lots-photo-1" aria-label="Look closer: 24 weaners"');
  expect(html).toContain('role="dialog" aria-label="24 weaners"');
  expect(html).not.toContain('data-step');
  expect(await render([{ ...first }, ...lots])).not.toContain('data-island');
});

test('a list with only sold lots asks what visitors need', async () => {
  const cattle = farms.edited['for-sale'].cattle?.map((lot) => ({ ...lot, status: 'sold' }));
  const html = await renderFor(
    { 'for-sale': { ...farms.edited['for-sale'], cattle } },
    ({ ForSale }) => <ForSale route="/bonsmara" />,
  );
  expect(html).toContain('>Looking for cattle?<');
  expect(html).not.toContain('24 weaners');
});

test('until the owner defines a grazing unit, the page invites visitors to ask', async () => {
  const html = await renderFor({}, ({ Grazing }) => <Grazing />);
  expect(html.replaceAll('\u2060', '')).toContain(
    '30–40%; ask us what we count as a grazing unit.',
  );
});

test('a testimonial without stars shows none, and one with 0 stars shows five empty ones', async () => {
  const agreed = { agreedBy: 'Piet van der Merwe', agreedOn: '2026-01-31' };
  const said = { role: 'Farmer', content: 'Fine weaners.', ...agreed };
  const list = [
    { ...said, name: 'Piet Nel' },
    { ...said, name: 'Jan Nel', rating: 0 },
  ];
  const html = await renderFor({ testimonials: { testimonials: list } }, ({ Testimonials }) => (
    <Testimonials />
  ));
  expect(html.match(/[★☆]+/g)).toEqual(['☆☆☆☆☆']);
});

test('hides a certificate from the day after it was last valid', async () => {
  const list = ['2026-11-21', '2026-11-22', undefined].map((until) => {
    return { title: `Until ${until}`, issuer: 'A society', year: '2020', until };
  });
  const certificates = { cattle: list };
  const html = await renderFor({ certificates }, ({ Certifications }) => (
    <Certifications route="/bonsmara" />
  ));
  expect(html.match(/Until [\w-]+/g)).toEqual(['Until 2026-11-22', 'Until undefined']);
});
