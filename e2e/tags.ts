/** Marks what `npm test` leaves to `npm run test:all`, so that it stays quick. */
export const thorough = '@thorough';

/** Marks what Playwright's own Firefox and WebKit run too, where they are installed. */
export const everyEngine = '@every-engine';
