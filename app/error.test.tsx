import { renderToStaticMarkup } from 'react-dom/server';
import ErrorPage from './error';

test.each([
  [new Error('The barn door is open'), 'The barn door is open'],
  [{ status: 503, statusText: 'Service Unavailable' }, '503 Service Unavailable'],
])('the error page shows the status or message of an error: %p', (error, text) => {
  const html = renderToStaticMarkup(<ErrorPage error={error} />);
  expect(html).toMatch(/<h1[^>]*>Unexpected Application Error!<\/h1>/);
  expect(html).toContain(`>${text}</p>`);
});
