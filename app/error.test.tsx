/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import ErrorPage from './error';
import GlobalErrorPage from './global-error';

const error = new Error('The barn door is open');

test.each([
  ['a page', () => render(<ErrorPage error={error} />)],
  // This page brings its own <html>, so it replaces the document.
  ['the layout', () => render(<GlobalErrorPage error={error} />, { container: document })],
])('an unexpected failure of %s has a title and shows its message', (_what, show) => {
  show();
  const title = screen.getByRole('heading', { level: 1 });
  expect(title).toHaveTextContent('Unexpected Application Error!');
  expect(screen.getByText('The barn door is open')).toBeInTheDocument();
});
