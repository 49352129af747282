/** `npm run canary`: says whether enquiries from the live site are accepted, and exits with 1 if not. */
import nextEnvironment from '@next/env';
import { z } from 'zod';
import { describeError } from '../../../site/describe-error';
import { stop } from '../../command-line.mjs';
import { postCanary } from './post-canary';

nextEnvironment.loadEnvConfig('.', false, { info: () => undefined, error: console.error });

const settingsShape = z.object({
  NEXT_PUBLIC_SITE_URL: z.url({ protocol: /^https?$/ }),
  NEXT_PUBLIC_EMAILJS_ORIGIN: z.url().default('https://api.emailjs.com'),
  EMAILJS_PRIVATE_KEY: z.string().trim().min(1),
});

const { data: settings, error } = settingsShape.safeParse(process.env);
if (error) {
  const names = Object.keys(z.flattenError(error).fieldErrors).join(', ');
  stop(`The canary needs ${names}: set them as docs/enquiries.md says.`);
}
try {
  await postCanary({
    siteUrl: new URL(settings.NEXT_PUBLIC_SITE_URL),
    serviceOrigin: settings.NEXT_PUBLIC_EMAILJS_ORIGIN,
    privateKey: settings.EMAILJS_PRIVATE_KEY,
  });
  console.log('The email service accepted the test message: look for "TEST" in the inbox.');
} catch (problem) {
  stop(describeError(problem));
}
