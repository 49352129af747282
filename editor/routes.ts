/** What the page asks its own host for: the worker passes it on to GitHub and the site, `npm run editor` answers it. */
export const graphqlPath = '/github/graphql';
/** The name of a photo in content/photos/ follows. */
export const photoPath = '/github/photos/';
/** The commit that the site online was built from. */
export const versionPath = '/site/version.txt';
/** What `npm run editor`, which publishes nothing, answers instead of a commit. */
export const checkoutVersion = 'checkout';
