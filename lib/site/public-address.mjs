/** Names that no public site can have, and those under which hosts show what is not live yet. */
const notPublic =
  /^(localhost|\d+(\.\d+){3}|\[.*\]|(.*\.)?(example|test|invalid|localhost|local)|(.*\.)?example\.(com|net|org|co\.za)|.*\.(pages\.dev|netlify\.app))$/;

/**
 * Whether an address can be a live site's. In plain JavaScript, since a deployment runs without packages.
 * @param {URL} address
 */
export function isPublicAddress({ hostname }) {
  return !notPublic.test(hostname);
}
