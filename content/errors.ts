/** The text of the 404 page and the error page. */

export const notFound = {
  title: 'Page not found',
  message: 'Oops! Page not found',
  explanation: 'The address may have been mistyped, or the page may have moved.',
} as const;

export const unexpectedError = {
  title: 'Unexpected Application Error!',
  /** Of an island. */
  notLoaded: 'It did not load within 20 seconds.',
  unknown: 'The page stopped working, and we cannot tell why.',
} as const;

/** The link on both pages. */
export const errorLink = { label: 'Return to Home', href: '/' };
