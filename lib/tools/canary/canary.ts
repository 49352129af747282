/** `npm run canary`: says whether enquiries from the live site are accepted, and exits with 1 if not. */
import nextEnvironment from '@next/env';
import { z } from 'zod';
import { describeError } from '../../site/describe-error';
import { postCanary } from './post-canary';

nextEnvironment.loadEnvConfig('.', false, { info: () => undefined, error: console.error });

const settingsShape = z.object({
  NEXT_PUBLIC_SITE_URL: z.url({ protocol: /^https?$/ }),
  NEXT_PUBLIC_EMAILJS_ORIGIN: z.url().default('https://api.emailjs.com'),
  EMAILJS_PRIVATE_KEY: z.string().trim().min(1),
});

const { data, error } = settingsShape.safeParse(process.env);
try {
  if (error) {
    const names = Object.keys(z.flattenError(error).fieldErrors).join(', ');
    throw new Error(`The canary needs ${names}: set them as docs/enquiries.md says.`);
  }
  const sentence = await postCanary({
    siteUrl: new URL(data.NEXT_PUBLIC_SITE_URL),
    serviceOrigin: data.NEXT_PUBLIC_EMAILJS_ORIGIN,
    privateKey: data.EMAILJS_PRIVATE_KEY,
    maxMilliseconds: 30_000,
  });
  console.log(sentence);
} catch (problem) {
  console.error(describeError(problem));
  process.exitCode = 1;
}
