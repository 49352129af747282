/** `npm run canary`: says whether the email service takes enquiries, and exits with 1 if not. */
import nextEnvironment from '@next/env';
import { readBuildDay } from '@/content/facts/days';
import { partOf } from '@/content/facts/fields';
import { factsFolder } from '@/content/facts/folders.mjs';
import { readDraft } from '@/content/facts/read';
import { describeError } from '../../../site/describe-error';
import { readEnvironment } from '../../../site/environment';
import { stop } from '../../command-line.mjs';
import { postCanary } from './post-canary';

nextEnvironment.loadEnvConfig('.', false, { info: () => undefined, error: console.error });

const privateKey = process.env.EMAILJS_PRIVATE_KEY?.trim();
if (!privateKey) stop('The canary needs EMAILJS_PRIVATE_KEY: set it as docs/enquiries.md says.');
try {
  const farm = partOf(readDraft(factsFolder, readBuildDay()).farm, 'email');
  if (typeof farm !== 'string')
    throw new Error('The farm has no email address yet: answer that first.');
  await postCanary(readEnvironment().emailService, { farm, privateKey });
  console.log('The email service accepted the test message: look for "TEST" in the inbox.');
} catch (problem) {
  stop(describeError(problem));
}
