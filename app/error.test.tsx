/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import ErrorPage from './error';
import GlobalErrorPage from './global-error';

test('titles an unexpected failure and shows its message', () => {
  render(<ErrorPage error={new Error('The barn door is open')} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Unexpected Application Error!',
  );
  expect(screen.getByText('The barn door is open')).toBeInTheDocument();
});

test('shows the same screen when even the layout fails', () => {
  // The page brings its own <html>, so it stands in for the document.
  render(<GlobalErrorPage error={new Error('No roof')} />, { container: document });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Unexpected Application Error!',
  );
  expect(screen.getByText('No roof')).toBeInTheDocument();
});
