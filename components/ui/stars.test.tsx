import { render, screen } from '@testing-library/react';
import { Stars } from './stars';

test.each([0, 1, 2, 3, 4, 5])('fills %i of 5 stars and says so', (rating) => {
  const { container } = render(<Stars rating={rating} />);
  expect(screen.getByRole('img', { name: `${rating} out of 5 stars` })).toBeInTheDocument();
  expect(container.querySelectorAll('path')).toHaveLength(5);
  expect(container.querySelectorAll('path[fill="currentColor"]')).toHaveLength(rating);
});
