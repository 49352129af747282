/**
 * The editor's worker on Cloudflare Pages answers every request to the editor's project. It refuses whoever Cloudflare
 * Access has not let in, serves the page, and passes the page's requests on to GitHub with a token that no answer
 * contains.
 */
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { sentenceFor } from './failures';
import { graphqlPath, photoPath, versionPath } from './routes';

// Defined by build-editor.ts: the headers of `_headers`, which the host adds to files only.
declare const pageHeaders: Readonly<Record<string, string>>;

const settingNames = [
  'ACCESS_TEAM',
  'ACCESS_AUDIENCE',
  'GITHUB_TOKEN',
  'EDITOR_REPOSITORY',
  'SITE_URL',
] as const;

type Settings = Readonly<Record<(typeof settingNames)[number], string>>;

interface Environment extends Settings {
  /** The files of the project. */
  readonly ASSETS: { readonly fetch: (request: Request) => Promise<Response> };
}

type Headers = Readonly<Record<string, string>>;

function answer(body: BodyInit | null, status: number, headers: Headers): Response {
  const all = { ...pageHeaders, 'Cache-Control': 'no-store', ...headers };
  return new Response(body, { status, headers: all });
}

const plainText = { 'Content-Type': 'text/plain; charset=utf-8' };

const refuse = (status: number, sentence = sentenceFor(status), headers: Headers = {}) =>
  answer(sentence, status, { ...plainText, ...headers });

/** The public keys of Access; jose fetches them again when a token names another one. */
let keys: ReturnType<typeof createRemoteJWKSet> | undefined;

/** The errors of jose that say nothing about a token: the keys could not be fetched or read. */
const keyErrors = ['ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JOSE_GENERIC'];

/** The status to refuse a request with; undefined if Access has let the sender in. */
async function refusalOf(request: Request, { ACCESS_TEAM, ACCESS_AUDIENCE }: Settings) {
  const token = request.headers.get('Cf-Access-Jwt-Assertion') ?? '';
  try {
    const address = /^https?:/.test(ACCESS_TEAM) ? ACCESS_TEAM : `https://${ACCESS_TEAM}`;
    const issuer = new URL(address).origin;
    keys ??= createRemoteJWKSet(new URL('/cdn-cgi/access/certs', issuer));
    const expected = { issuer, audience: ACCESS_AUDIENCE, requiredClaims: ['exp'] };
    await jwtVerify(token, keys, { ...expected, algorithms: ['RS256'] });
    return undefined;
  } catch (error) {
    const isAboutToken = error instanceof errors.JOSEError && !keyErrors.includes(error.code);
    return isAboutToken ? 403 : 503;
  }
}

/** After how many seconds GitHub accepts requests again; empty if it still does. */
function secondsToWait({ headers }: Response): string {
  const seconds = headers.get('retry-after') ?? '';
  if (seconds || headers.get('x-ratelimit-remaining') !== '0') return seconds;
  return String(Math.ceil(Number(headers.get('x-ratelimit-reset')) - Date.now() / 1000));
}

/** Passes a request on to GitHub and streams both bodies: five photos are 13 MB. */
async function askGithub(path: string, { method, body, headers }: Request, token: string) {
  const asked = await fetch(`https://api.github.com${path}`, {
    method,
    body,
    headers: {
      Authorization: `Bearer ${token}`,
      Accept: headers.get('Accept') ?? '*/*',
      'Content-Type': 'application/json',
      'User-Agent': 'farm-editor',
    },
    redirect: 'manual',
  }).catch(() => undefined);
  if (!asked || asked.status >= 500) return refuse(500);
  const wait = secondsToWait(asked);
  const limit: Headers = wait ? { 'Retry-After': wait } : {};
  // Never a type that a browser would open as a page.
  if (asked.ok)
    return answer(asked.body, 200, { 'Content-Type': 'application/octet-stream', ...limit });
  if (wait && [403, 429].includes(asked.status)) return refuse(429, undefined, limit);
  // The token has ended or may not do this, or the repository has another name.
  return refuse([301, 307, 401, 403, 404].includes(asked.status) ? 502 : asked.status);
}

/** The commit that the site online was built from, never from a cache; empty if it cannot be read. */
async function askSite({ SITE_URL }: Settings): Promise<Response> {
  const version = async () => {
    const asked = await fetch(new URL('/version.txt', SITE_URL), { cache: 'no-store' });
    return asked.ok ? asked.body : '';
  };
  return answer(await version().catch(() => ''), 200, plainText);
}

/** A name in content/photos/, as addresses encode it. */
const photoName = /^(?!.*%(2f|5c))[^/\\]+\.(jpe?g|png|webp|heic)$/i;

/** Answers what the page asks for, and nothing else. */
async function respond(request: Request, environment: Environment): Promise<Response> {
  const { method } = request;
  const { origin, pathname } = new URL(request.url);
  // Browsers send the origin with every POST, and with a GET of another site's script.
  const sender = request.headers.get('Origin') ?? (method === 'POST' ? '' : origin);
  if (sender !== origin) return refuse(403, 'Only the editor’s own page may ask for this.');
  const token = environment.GITHUB_TOKEN;
  if (method === 'POST' && pathname === graphqlPath) return askGithub('/graphql', request, token);
  if (method !== 'GET') return refuse(405, 'The editor’s page does not ask for this.');
  if (pathname === versionPath) return askSite(environment);
  const photo = pathname.startsWith(photoPath) ? pathname.slice(photoPath.length) : '';
  if (photoName.test(photo)) {
    const folder = `/repos/${environment.EDITOR_REPOSITORY}/contents/content/photos`;
    return askGithub(`${folder}/${photo}`, request, token);
  }
  return environment.ASSETS.fetch(request);
}

export default {
  async fetch(request: Request, environment: Environment): Promise<Response> {
    // Without them jose would not check who signed a token, or for whom.
    const missing = settingNames.filter((name) => !environment[name]);
    if (missing.length > 0) {
      return refuse(500, `The editor needs ${missing.join(', ')}: set them and deploy it again.`);
    }
    const refusal = await refusalOf(request, environment);
    return refusal ? refuse(refusal) : respond(request, environment);
  },
};
