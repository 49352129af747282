import { z } from 'zod';

// Next puts these values into the pages at build time by their full names, so each is spelled out.
const environment = {
  NEXT_PUBLIC_SITE_URL: process.env.NEXT_PUBLIC_SITE_URL,
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: process.env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY,
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: process.env.NEXT_PUBLIC_EMAILJS_SERVICE_ID,
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: process.env.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID,
  NEXT_PUBLIC_EMAILJS_ORIGIN: process.env.NEXT_PUBLIC_EMAILJS_ORIGIN,
};

/** The variable in which each identifier of the email service is set. */
export const identifierSettings = {
  publicKey: 'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY',
  serviceId: 'NEXT_PUBLIC_EMAILJS_SERVICE_ID',
  templateId: 'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID',
} as const;

const needed = z.string().trim().min(1);

const environmentShape = z.object({
  NEXT_PUBLIC_SITE_URL: z.url({ protocol: /^https?$/ }),
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: needed,
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: needed,
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: needed,
  NEXT_PUBLIC_EMAILJS_ORIGIN: z.string().trim().min(1).default('https://api.emailjs.com'),
});

/**
 * The settings of this build. `origin` is where the email service answers; `/` stands for the
 * site's own address.
 * @throws one sentence that names every variable that is missing or wrong.
 */
export function readEnvironment(values: Record<string, string | undefined> = environment) {
  const parsed = environmentShape.safeParse(values);
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map((issue) => issue.path.join('.')))];
    throw new Error(
      `The build needs ${names.join(', ')}: set ${names.length === 1 ? 'it' : 'them'} in the environment or in .env.local (see .env.example), or run npm start for a preview.`,
    );
  }
  return {
    siteUrl: new URL(parsed.data.NEXT_PUBLIC_SITE_URL),
    emailService: {
      publicKey: parsed.data[identifierSettings.publicKey],
      serviceId: parsed.data[identifierSettings.serviceId],
      templateId: parsed.data[identifierSettings.templateId],
      origin: parsed.data.NEXT_PUBLIC_EMAILJS_ORIGIN,
    },
  };
}

export type EmailService = ReturnType<typeof readEnvironment>['emailService'];
