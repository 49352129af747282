/** How the e-mail service takes messages from the contact form. */

/** Stands for the phone number where a visitor has given none. */
export const phoneNotProvided = 'Not provided';

/** The e-mail service's own guards against abuse. Each ends in a failure that the form explains. */
export interface EmailServiceGuards {
  /** EmailJS `blockHeadless`: refuses browsers that a program steers (451). */
  readonly blockHeadless: boolean;
  /** EmailJS `blockList` on the sender: refuses these e-mail addresses (403). */
  readonly blockList: readonly string[];
  /**
   * EmailJS `limitRate`: refuses a second message from the same device within so many seconds (429);
   * 0 sets no limit. A message that failed does not count, so it can be tried again at once.
   */
  readonly limitRateSeconds: number;
}

/** All off: a farm gets few enquiries, and each is worth more than the spam they would stop. */
export const emailServiceGuards: EmailServiceGuards = {
  blockHeadless: false,
  blockList: [],
  limitRateSeconds: 0,
};

/** How long we wait for the e-mail service before we call it a failure. */
export const sendingTimeoutSeconds = 30;
