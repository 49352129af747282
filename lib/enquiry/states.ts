/** The states of an enquiry, the events that change them, and the effects that changes have. */
import type { enquiryToasts } from '@/content/enquiry';
import type { EnquiryStatus } from '@/content/enquiry-statuses';
import type { Attempt, Attempts } from './attempts';
import { type Enquiry, type EnquiryErrors, noWords, type Words } from './enquiry';

/** Why the email service did not accept an enquiry: it has certainly not arrived. */
export type Refusal = Extract<EnquiryStatus, `refused${string}` | 'outOfOrder'>;

/**
 * The result of sending an enquiry to the email service. `unanswered`: it may have arrived; `offline`:
 * it failed at once on a device without a connection.
 */
export type Answer = 'sent' | 'unanswered' | 'offline' | Refusal;

/**
 * Nothing to tell yet, waiting for the lock under which one tab at a time sends, on its way to the
 * email service, or one of the statuses that content/ has words for.
 */
export type Stage = 'writing' | 'waiting' | 'sending' | EnquiryStatus;

export type EnquiryState = Readonly<{
  stage: Stage;
  /** What stands in the form, and as a draft on the device. */
  words: Words;
  /** The enquiry that the stage is about; each submit makes another object of it. */
  enquiryInQuestion: Enquiry;
  /** What stood in the form before an older draft was merged into it. */
  wordsBeforeRestore: Words;
  /** The mistakes found by the last submit, without those of fields edited since. */
  errors: EnquiryErrors;
  /** The questions that the visitor has said yes to. */
  agreedAutomatic: boolean;
  agreedOffline: boolean;
  /** The fingerprint of the enquiry that may be sent again, once. */
  agreedRepeat?: string | undefined;
  /** What this page itself has sent, in case the device forgets it. */
  attempts: Attempts;
  /** The attempt that was known of the enquiry before the current sending. */
  previousAttempt?: Attempt | undefined;
}>;

/**
 * What happens to an enquiry. `opened`: the form was hydrated; `older` are words from earlier visits,
 * the oldest first. `agreed`: the visitor said yes to what the stage asks or offers. `dismissed`: the
 * visitor discards the enquiry in question. `lockGranted`: no other tab is sending now. `answered`:
 * `enquiry` is the object that was sent. `storageChanged`: another tab has changed what the device has
 * stored, or it was cleared.
 */
export type EnquiryEvent = Readonly<
  | { kind: 'opened'; older: readonly Words[] }
  | { kind: 'typed' | 'submitted' | 'agreed' | 'dismissed' }
  | { kind: 'lockGranted' | 'connected' | 'storageChanged' }
  | { kind: 'answered'; enquiry: Enquiry; answer: Answer }
>;

/** What is so at the moment of an event. */
export type Moment = Readonly<{
  /** What stands in the form. Some password managers fill it in without an event. */
  words: Words;
  isOnline: boolean;
  looksAutomatic: boolean;
  /** What the device has stored. */
  attempts: Attempts;
}>;

/** What is to be done beside what follows from the state itself. */
export type Effects = Readonly<{
  /** The attempt to store; undefined removes one. */
  attempt?: Readonly<{ fingerprint: string; attempt: Attempt | undefined }>;
  toast?: keyof typeof enquiryToasts;
  /** The id of the element that takes the focus. */
  focus?: 'enquiry-status' | 'mistakes' | 'name';
}>;

export type Transition = readonly [EnquiryState, Effects?];

/** Whether an enquiry is on its way, so that no other can be sent. */
export function isSubmitting(stage: Stage): stage is 'waiting' | 'sending' {
  return stage === 'waiting' || stage === 'sending';
}

/** Whether it is unknown if the enquiry in question has arrived. */
export function isUnconfirmed(stage: Stage): boolean {
  return stage === 'unanswered' || stage === 'interrupted' || stage === 'triedBefore';
}

export const initialState: EnquiryState = {
  stage: 'writing',
  words: noWords,
  enquiryInQuestion: noWords,
  wordsBeforeRestore: noWords,
  errors: {},
  agreedAutomatic: false,
  agreedOffline: false,
  attempts: new Map(),
};
