import * as z from 'zod';

type Variables = Readonly<Record<string, string | undefined>>;

/** The variable in which each identifier of the email service is set. */
export const identifierSettings = {
  publicKey: 'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY',
  serviceId: 'NEXT_PUBLIC_EMAILJS_SERVICE_ID',
  templateId: 'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID',
} as const;

const needed = z.string().trim().min(1);

/** A URL without a path: canonical links and the sitemap begin with it. */
const siteUrl = z
  .url({ protocol: /^https?$/ })
  .transform((url) => new URL(url))
  .refine(({ href, origin }) => href === `${origin}/`);

const environmentShape = z
  .object({
    NEXT_PUBLIC_SITE_URL: siteUrl,
    NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: needed,
    NEXT_PUBLIC_EMAILJS_SERVICE_ID: needed,
    NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: needed,
    NEXT_PUBLIC_EMAILJS_ORIGIN: needed.default('https://api.emailjs.com'),
  })
  .transform((set) => ({
    siteUrl: set.NEXT_PUBLIC_SITE_URL,
    emailService: {
      publicKey: set.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY,
      serviceId: set.NEXT_PUBLIC_EMAILJS_SERVICE_ID,
      templateId: set.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID,
      origin: set.NEXT_PUBLIC_EMAILJS_ORIGIN,
    },
  }));

/**
 * The settings of this build. `origin` is the email service's; `/` means the site's own origin.
 * @throws one sentence that names every variable that is missing or wrong.
 */
export function readEnvironment(values: Variables = process.env) {
  const { data, error } = environmentShape.safeParse(values);
  if (data) return data;
  const names = Object.keys(z.flattenError(error).fieldErrors).map((name) =>
    name === 'NEXT_PUBLIC_SITE_URL'
      ? `${name} (a URL without a path, such as https://www.your-farm.co.za)`
      : name,
  );
  throw new Error(
    `The build needs ${names.join(', ')}: set ${names.length === 1 ? 'it' : 'them'} in the environment or in .env.local (see .env.example), or run npm start for a preview.`,
  );
}

export type EmailService = ReturnType<typeof readEnvironment>['emailService'];

/** Host names that no public site has, and those that hosts give to previews. */
const notPublic =
  /^(localhost|\d+(\.\d+){3}|\[.*\]|(.*\.)?(example|test|invalid|localhost|local)|(.*\.)?example\.(com|net|org|co\.za)|.*\.(workers\.dev|netlify\.app))$/;

/** Whether search engines may list a build at this URL: only at a public https one. */
export function isListed(siteUrl: URL): boolean {
  return siteUrl.protocol === 'https:' && !notPublic.test(siteUrl.hostname);
}

/** The absolute URL of a path on the site. */
export function absoluteUrl(path: string): string {
  return new URL(path, readEnvironment().siteUrl).href;
}
