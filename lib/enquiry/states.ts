/** The states of an enquiry, the events that change them, and the effects that changes have. */
import type { enquiryToasts } from '@/content/enquiry';
import type { EnquiryStatus } from '@/content/enquiry-statuses';
import type { Attempt, Attempts } from './attempts';
import {
  type Enquiry,
  type EnquiryErrors,
  type EnquiryField,
  noWords,
  type Words,
} from './enquiry';

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
  /** What stood in the form when it was last read. */
  words: Words;
  /** The enquiry that the stage is about. */
  enquiryInQuestion: Words;
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
  /** The number of the newest sending; the answer to an older one comes too late. */
  sendingNumber: number;
}>;

/** What the page knows at the moment of a submit. */
export type Submission = Readonly<{ words: Words; isOnline: boolean; looksAutomatic: boolean }>;

/** What the device has stored. */
export type StoredEnquiries = Readonly<{ drafts: readonly Words[]; attempts: Attempts }>;

/** The events by kind. */
interface EventDetails {
  /** The form was hydrated. `earlyWords`: of visits that ended before that, the oldest first. */
  opened: StoredEnquiries & { words: Words; earlyWords: readonly Words[] };
  typed: { words: Words; field: EnquiryField | undefined };
  submitted: Submission;
  /** The visitor said yes to what the stage asks or offers. */
  agreed: Submission;
  /** The visitor discards the enquiry in question. */
  dismissed: { words: Words };
  /** No other tab is sending now. */
  lockGranted: { attempts: Attempts };
  answered: { sendingNumber: number; enquiry: Enquiry; answer: Answer; words: Words };
  connected: object;
  /** Another tab has changed what the device has stored, or it was cleared. */
  storageChanged: StoredEnquiries;
}

/** The effects by kind. */
interface EffectDetails {
  /** Stores the words as a draft in the place of others; empty words leave none. */
  storeDraft: { words: Words; replaced: readonly Words[] };
  clearEarlyWords: object;
  storeAttempt: { fingerprint: string; attempt: Attempt | undefined };
  requestLock: { fingerprint: string };
  releaseLock: object;
  send: { sendingNumber: number; enquiry: Enquiry };
  fillForm: { words: Words };
  /** Drops the submit that the loader holds until the form is hydrated. */
  dropHeldSubmit: object;
  toast: { toast: keyof typeof enquiryToasts };
  focus: { target: 'status' | 'mistakes' | 'name' };
}

type OneOf<Details> = {
  [Kind in keyof Details]: Readonly<{ kind: Kind } & Details[Kind]>;
}[keyof Details];

export type EnquiryEvent = OneOf<EventDetails>;
export type EventOf<Kind extends keyof EventDetails> = Readonly<EventDetails[Kind]>;
export type Effect = OneOf<EffectDetails>;

/** The next state, and the effects to carry out. */
export type Transition = readonly [EnquiryState, readonly Effect[]];

/** Whether an enquiry is on its way, so that no other can be sent. */
export function isSubmitting(stage: Stage): stage is 'waiting' | 'sending' {
  return stage === 'waiting' || stage === 'sending';
}

/** What the visitor is told of a stage; undefined where the form itself says it all. */
export function statusOf(stage: Stage): EnquiryStatus | undefined {
  return stage === 'writing' || isSubmitting(stage) ? undefined : stage;
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
  sendingNumber: 0,
};
