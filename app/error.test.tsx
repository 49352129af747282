/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import ErrorPage from './error';
import GlobalErrorPage from './global-error';

test.each([
  [new Error('The barn door is open'), 'The barn door is open'],
  [{ status: 503, statusText: 'Service Unavailable' }, '503 Service Unavailable'],
])('the error page shows the status or message of an error: %p', (error, text) => {
  render(<ErrorPage error={error} />);
  const title = screen.getByRole('heading', { level: 1 });
  expect(title).toHaveTextContent('Unexpected Application Error!');
  expect(screen.getByText(text)).toBeInTheDocument();
});

test('an error in the layout replaces the whole document', () => {
  render(<GlobalErrorPage error="Locked" />, { container: document });
  expect(screen.getByRole('alert')).toHaveTextContent(/^Unexpected Application Error!Locked/);
});
