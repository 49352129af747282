/**
 * The Cloudflare Worker for `/edit`; the host serves the site without it. It refuses requests without a valid Access
 * token, serves the editor's page, and forwards the page's operations to GitHub.
 */
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import * as z from 'zod';
import { checkAnswers } from '@/facts/check';
import forSale from '@/facts/example/for-sale.json' with { type: 'json' };
import photos from '@/facts/example/photos.json' with { type: 'json' };
import { factsSchema } from '@/facts/schema/files';
import { Failure, refuse } from './failures';
import { respond, type Session } from './operations';
import { editorPath, readJson } from './protocol';

// scripts/editor/build-editor.ts defines these: the site's host name, the deployed build, and the editor's headers.
declare const hostName: string;
declare const live: Session['live'];
declare const editorHeaders: Readonly<Record<string, string>>;

const setting = (what: string, pattern: RegExp) => z.string(what).trim().regex(pattern, what);
const settingsSchema = z.object({
  ACCESS_TEAM: setting(
    'your team name, such as your-farm',
    /^(https:\/\/)?[\w-]+(\.cloudflareaccess\.com\/?)?$/,
  ).transform((name) => name.replace(/^https:\/\/|\..*/g, '')),
  ACCESS_AUDIENCE: setting('the audience tag of the application', /^[0-9a-f]{64}$/),
  EDITOR_REPOSITORY: setting('owner/name of the repository on GitHub', /^[\w.-]+\/[\w.-]+$/),
  GITHUB_TOKEN: setting('a fine-grained token of GitHub', /^[!-~]+$/),
});

// The first check of a file takes longer than the 10 ms of CPU time that a request may use. Code that runs at startup
// may use a second, so the checks are warmed up here.
checkAnswers(factsSchema.shape['for-sale'], forSale, '');
checkAnswers(factsSchema.shape.photos, photos, '');

/** `waitUntil` lets a save finish after the phone has disconnected. */
type Context = Readonly<{ waitUntil: (promise: Promise<unknown>) => void }>;
type Environment = Readonly<Record<string, unknown>> & {
  readonly ASSETS: { readonly fetch: (request: Request) => Promise<Response> };
};

/** Reads the settings, and the URL of Access's keys. @throws one sentence for each wrong setting */
function prepare(environment: Environment) {
  const { data, error } = settingsSchema.safeParse(environment);
  if (!data) {
    const sentences = error.issues.map(
      ({ path, message }) => `${path.join()} must be ${message}: set it in the Worker’s settings.`,
    );
    throw new Error(sentences.join(' '));
  }
  const issuer = `https://${data.ACCESS_TEAM}.cloudflareaccess.com`;
  return { ...data, issuer, keys: createRemoteJWKSet(new URL('/cdn-cgi/access/certs', issuer)) };
}
type Prepared = ReturnType<typeof prepare>;
let prepared: Prepared | undefined;

/** Errors of jose about fetching or reading the keys, not about the token. */
const keyErrors = ['ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JOSE_GENERIC'];

const wrongAudience =
  'You are signed in to another application of Access: ACCESS_AUDIENCE must be the audience tag of the one for /edit. Tell the person who looks after the site.';

/** The email address in the Access token. @throws Failure */
async function readSender({ headers }: Request, { issuer, keys, ACCESS_AUDIENCE }: Prepared) {
  const expected = { issuer, audience: ACCESS_AUDIENCE, requiredClaims: ['exp'] };
  const token = headers.get('Cf-Access-Jwt-Assertion') ?? '';
  const checked = jwtVerify(token, keys, { ...expected, algorithms: ['RS256'] });
  const { payload } = await checked.catch((error: unknown) => {
    const isElsewhere = error instanceof errors.JWTClaimValidationFailed && error.claim === 'aud';
    if (isElsewhere) throw new Failure(403, wrongAudience);
    const isAboutToken = error instanceof errors.JOSEError && !keyErrors.includes(error.code);
    throw new Failure(isAboutToken ? 403 : 503);
  });
  const { data } = z.email().safeParse(payload.email);
  if (!data) throw new Failure(403);
  return data;
}

async function answer(request: Request, environment: Environment): Promise<Response> {
  const elsewhere = `This address is not the site’s: open https://${hostName}${editorPath}.`;
  if (new URL(request.url).hostname !== hostName) throw new Failure(404, elsewhere);
  prepared ??= prepare(environment);
  const { GITHUB_TOKEN: token, EDITOR_REPOSITORY: repository } = prepared;
  const sender = await readSender(request, prepared);
  const data = await respond(
    { repository, token, live, sender, now: Date.now, github: fetch },
    request,
  );
  if (!data && request.method !== 'GET') throw new Failure(405);
  return data ?? environment.ASSETS.fetch(request);
}

export default {
  async fetch(request: Request, environment: Environment, context: Context): Promise<Response> {
    const answered = answer(request, environment).catch(refuse);
    context.waitUntil(answered);
    const { body, status, headers } = await answered;
    const all = new Headers(headers);
    for (const [name, value] of Object.entries(editorHeaders)) all.set(name, value);
    return new Response(body, { status, headers: all });
  },
  /** Runs at the time in wrangler.jsonc, and has the host rebuild the site without expired content. */
  async scheduled(_event: unknown, { DEPLOY_HOOK: hook }: Environment): Promise<void> {
    if (typeof hook !== 'string') return;
    const answered = await fetch(hook, { method: 'POST' });
    if (await readJson(answered, z.object({ success: z.literal(true) }))) return;
    const { status } = answered;
    throw new Error(`DEPLOY_HOOK answers ${status}: make another deploy hook, and replace it.`);
  },
};
