import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SeedCalculator } from './seed-calculator';

function row(term: string) {
  return screen.getByText(term).parentElement;
}

test('starts with seeds to land, Pink Egyptian and no result', () => {
  const { container } = render(<SeedCalculator />);
  expect(screen.getByRole('radio', { name: 'Seeds to Land Size' })).toBeChecked();
  expect(screen.getByLabelText('Variety')).toHaveValue('pink-egyptian');
  expect(container.querySelector('dl')).toBeNull();
});

test('works out again at every change', async () => {
  const user = userEvent.setup();
  render(<SeedCalculator />);
  await user.type(screen.getByLabelText('Number of seeds'), '200000');
  expect(row('Land needed')).toHaveTextContent('9 900 m² 0,9900 hectares, 2,4463 acres');
  await user.selectOptions(screen.getByLabelText('Variety'), 'shani');
  expect(row('Land needed')).toHaveTextContent('6 600 m²');
  expect(row('Row spacing')).toHaveTextContent('25 cm');
});

test('keeps what was entered in the other mode', async () => {
  const user = userEvent.setup();
  render(<SeedCalculator />);
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
  render(<SeedCalculator />);
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
