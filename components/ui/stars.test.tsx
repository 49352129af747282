/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Stars } from './stars';

test.each([0, 1, 2, 3, 4, 5])('fills %i of 5 stars and says so', (rating) => {
  render(<Stars rating={rating} />);
  const stars = screen.getByRole('img', { name: `${rating} out of 5 stars` });
  expect(stars).toHaveTextContent(new RegExp(`^★{${rating}}☆{${5 - rating}}$`));
});
