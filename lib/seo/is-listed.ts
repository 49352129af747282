/** Names that no public site can have, and those under which hosts show what is not live yet. */
const notPublic =
  /^(localhost|\d+(\.\d+){3}|\[.*\]|(.*\.)?(example|test|invalid|localhost|local)|(.*\.)?example\.(com|net|org|co\.za)|.*\.(pages\.dev|netlify\.app))$/;

/** Where Cloudflare Pages and Netlify build something else than the live site, they say so. */
function isTrialBuild({ CONTEXT, CF_PAGES_BRANCH }: Record<string, string | undefined>): boolean {
  const isLiveOnNetlify = CONTEXT === undefined || CONTEXT === 'production';
  const isLiveOnCloudflare = CF_PAGES_BRANCH === undefined || CF_PAGES_BRANCH === 'main';
  return !(isLiveOnNetlify && isLiveOnCloudflare);
}

/**
 * Whether search engines may list this build: only the live site, at an https address of its own.
 * @param environment the variables of the build
 */
export function isListed(
  siteUrl: URL,
  environment: Record<string, string | undefined> = process.env,
): boolean {
  return (
    siteUrl.protocol === 'https:' && !notPublic.test(siteUrl.hostname) && !isTrialBuild(environment)
  );
}
