import { render, screen } from '@testing-library/react';
import { Terms } from './terms';

test('shows what is answered, and no term without an answer', () => {
  render(<Terms terms={{ VAT: 'Prices include VAT.', Booking: undefined }} />);
  expect(screen.getByRole('term')).toHaveTextContent('VAT');
  expect(screen.getByRole('definition')).toHaveTextContent('Prices include VAT.');
});

test('shows nothing where nothing is answered', () => {
  const { container } = render(<Terms terms={{ VAT: undefined }} />);
  expect(container).toBeEmptyDOMElement();
});
