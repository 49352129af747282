import { render, screen } from '@testing-library/react';
import { BusinessTerms } from './contact-details';

test('shows what is answered, and no term without an answer', () => {
  render(
    <BusinessTerms
      terms={[
        { term: 'VAT', answer: 'Prices include VAT.' },
        { term: 'Booking', answer: undefined },
      ]}
    />,
  );
  expect(screen.getByRole('term')).toHaveTextContent('VAT');
  expect(screen.getByRole('definition')).toHaveTextContent('Prices include VAT.');
});

test('shows nothing where nothing is answered', () => {
  const { container } = render(<BusinessTerms terms={[{ term: 'VAT', answer: undefined }]} />);
  expect(container).toBeEmptyDOMElement();
});
