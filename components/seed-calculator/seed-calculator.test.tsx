import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { calculatorFaults } from '@/content/calculator';
import { SeedCalculator } from './seed-calculator';

// Longer than typing rests before anything comes of it.
const waiting = { timeout: 3000 };

function row(term: string) {
  return screen.getByText(term).parentElement;
}

beforeEach(() => history.replaceState(null, '', '/garlic'));

test('starts with seeds to land, Pink Egyptian and no result', () => {
  const { container } = render(<SeedCalculator contactLines={['Du Toit Holdings']} />);
  expect(screen.getByRole('radio', { name: 'Seeds to Land Size' })).toBeChecked();
  expect(screen.getByLabelText('Variety')).toHaveValue('pink-egyptian');
  expect(container.querySelector('dl')).toBeNull();
});

test('works out again at every change', async () => {
  const user = userEvent.setup();
  render(<SeedCalculator contactLines={['Du Toit Holdings']} />);
  await user.type(screen.getByLabelText('Number of seeds'), '200000');
  expect(row('Land needed')).toHaveTextContent('9 900 m² 0,9900 hectares, 2,4463 acres');
  await user.selectOptions(screen.getByLabelText('Variety'), 'shani');
  expect(row('Land needed')).toHaveTextContent('6 600 m²');
  expect(row('Row spacing')).toHaveTextContent('25 cm');
});

test('keeps what was entered in the other mode', async () => {
  const user = userEvent.setup();
  render(<SeedCalculator contactLines={['Du Toit Holdings']} />);
  await user.type(screen.getByLabelText('Number of seeds'), '500');
  await user.click(screen.getByRole('radio', { name: 'Land Size to Seeds' }));
  expect(screen.getByLabelText('Unit')).toHaveValue('sqm');
  await user.type(screen.getByLabelText('Land size'), '0,5');
  expect(row('Seeds needed')).toHaveTextContent('10');
  await user.click(screen.getByRole('radio', { name: 'Seeds to Land Size' }));
  expect(screen.getByLabelText('Number of seeds')).toHaveValue('500');
});

test('steps with the arrow keys, by one seed or a tenth of land', async () => {
  const user = userEvent.setup();
  render(<SeedCalculator contactLines={['Du Toit Holdings']} />);
  await user.type(
    screen.getByLabelText('Number of seeds'),
    '{ArrowUp}{ArrowUp}{ArrowDown}{ArrowDown}',
  );
  expect(screen.getByLabelText('Number of seeds')).toHaveValue('1');
  await user.click(screen.getByRole('radio', { name: 'Land Size to Seeds' }));
  await user.type(screen.getByLabelText('Land size'), '1,25{ArrowUp}');
  expect(screen.getByLabelText('Land size')).toHaveValue('1,3');
  expect(row('Land provided')).toBeInTheDocument();
});

test('starts from the calculation of a link', () => {
  history.replaceState(null, '', '/garlic?variety=shani&land=2.5&unit=hectare');
  render(<SeedCalculator contactLines={['Du Toit Holdings']} />);
  expect(screen.getByRole('radio', { name: 'Land Size to Seeds' })).toBeChecked();
  expect(screen.getByLabelText('Variety')).toHaveValue('shani');
  expect(screen.getByLabelText('Land size')).toHaveValue('2,5');
  expect(row('Seeds needed')).toHaveTextContent('750 000');
});

test('says so when part of a link could not be read, until something is entered', async () => {
  const user = userEvent.setup();
  history.replaceState(null, '', '/garlic?variety=red&seeds=500');
  render(<SeedCalculator contactLines={['Du Toit Holdings']} />);
  expect(screen.getByLabelText('Variety')).toHaveValue('pink-egyptian');
  expect(row('Seeds used')).toHaveTextContent('500');
  expect(screen.getByText(calculatorFaults.faultyLink)).toBeVisible();
  await user.type(screen.getByLabelText('Number of seeds'), '0');
  expect(screen.queryByText(calculatorFaults.faultyLink)).toBeNull();
});

test('keeps the calculation in the address once typing rests, and only then', async () => {
  const user = userEvent.setup();
  render(<SeedCalculator contactLines={['Du Toit Holdings']} />);
  const seeds = screen.getByLabelText('Number of seeds');
  await user.type(seeds, '5000');
  expect(location.search).toBe('');
  await waitFor(() => expect(location.search).toBe('?variety=pink-egyptian&seeds=5000'), waiting);
  expect(location.hash).toBe('#calculator');
  await user.clear(seeds);
  await waitFor(() => expect(location.search).toBe(''), waiting);
});

test('announces a result once, after typing rests', async () => {
  const user = userEvent.setup();
  render(<SeedCalculator contactLines={['Du Toit Holdings']} />);
  const announced: (string | null)[] = [];
  const status = screen.getByRole('status');
  new MutationObserver(() => announced.push(status.textContent)).observe(status, {
    characterData: true,
    childList: true,
    subtree: true,
  });
  await user.type(screen.getByLabelText('Number of seeds'), '200000');
  expect(announced).toEqual([]);
  await waitFor(() => expect(status).toHaveTextContent('need 9 900 m² of land'), waiting);
  expect(announced).toHaveLength(1);
});

test('copies the link, or shows it where the browser does not let it', async () => {
  const user = userEvent.setup();
  render(<SeedCalculator contactLines={['Du Toit Holdings']} />);
  await user.type(screen.getByLabelText('Number of seeds'), '5000');
  const link = 'http://localhost/garlic?variety=pink-egyptian&seeds=5000#calculator';
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(link);
  expect(screen.getByRole('status')).toHaveTextContent('The link is copied.');
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(link));
});

test('sends the numbers in words on WhatsApp, with the link', async () => {
  const user = userEvent.setup();
  render(<SeedCalculator contactLines={['Du Toit Holdings']} />);
  await user.type(screen.getByLabelText('Number of seeds'), '200000');
  const share = screen.getByRole('link', { name: 'Share on WhatsApp' });
  const { origin, pathname, searchParams } = new URL(share.getAttribute('href') ?? '');
  expect(origin + pathname).toBe('https://wa.me/');
  const [words, link] = searchParams.get('text')?.replaceAll('\u00a0', ' ').split('\n') ?? [];
  expect(words).toContain('200 000 Pink Egyptian seeds (cloves) need 9 900 m² of land');
  expect(link).toBe('http://localhost/garlic?variety=pink-egyptian&seeds=200000#calculator');
});

test('says so when the message has no room for the calculation', async () => {
  const user = userEvent.setup();
  render(
    <>
      <SeedCalculator contactLines={['Du Toit Holdings']} />
      <textarea id="message" maxLength={1000} defaultValue={'x'.repeat(990)} />
    </>,
  );
  await user.type(screen.getByLabelText('Number of seeds'), '5000');
  await user.click(screen.getByRole('button', { name: 'Ask about this' }));
  expect(screen.getByRole('status')).toHaveTextContent(calculatorFaults.messageFull);
});
