/** The text of the 404 page and the error page. */

export const notFound = {
  title: 'Page not found',
  message: 'Oops! Page not found',
  explanation: 'The address may have been mistyped, or the page may have moved.',
} as const;

export const unexpectedError = {
  title: 'Unexpected Application Error!',
  unknown: 'The page stopped working, and we cannot tell why.',
} as const;

/** The link on both pages. */
export const errorLink = { label: 'Return to Home', href: '/' };
