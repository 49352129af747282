/** The headers of every answer, written once; each host gets them in its own words. */

/** Values by name, in the order in which they are written. */
export type Headers = Readonly<Record<string, string>>;

const twoYearsSeconds = 63_072_000;

const security: Headers = {
  'Strict-Transport-Security': `max-age=${twoYearsSeconds}`,
  'X-Content-Type-Options': 'nosniff',
  // What can't read a policy yet can read this; the policy of each page says the same.
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), geolocation=(), microphone=(), midi=(), payment=(), usb=(), display-capture=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Folders of files whose names change with their content. */
export const hashedFolders = ['_next/static', 'islands', 'photos'] as const;

/** For files that never change under their name. */
export const keptForAYear = 'public, max-age=31536000, immutable';
/** For all else: kept, but asked after each time. */
export const askedEachTime = 'public, max-age=0, must-revalidate';

/** What every answer carries. A site that is not public yet asks search engines to stay away. */
export function sharedHeaders(isListed: boolean): Headers {
  return { ...security, ...(!isListed && { 'X-Robots-Tag': 'noindex' }) };
}

// What only a header can say, or what a page need not spend its bytes on: no frames around it, and
// no text turned into script but by the one policy that registers the service worker.
const addedPolicy =
  "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types offline";

/**
 * What a page carries besides: its policy.
 * @param policy as the page's own `<meta>` has it.
 */
export function pageHeaders(policy: string | undefined): Headers {
  return policy ? { 'Content-Security-Policy': `${policy}; ${addedPolicy}` } : {};
}

/** How long the file of an address may be kept. */
export function cacheHeaders(address: string): Headers {
  const isHashed = hashedFolders.some((folder) => address.startsWith(`/${folder}/`));
  return { 'Cache-Control': isHashed ? keptForAYear : askedEachTime };
}
