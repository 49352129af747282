/** The states of an enquiry, the events that change them, and the effects that changes have. */
import type { enquiryToasts } from '@/content/enquiry';
import type { EnquiryStatus } from '@/content/enquiry-statuses';
import type { Attempt, Attempts } from './device-memory';
import {
  type Enquiry,
  type EnquiryErrors,
  type EnquiryField,
  noWords,
  type Words,
} from './enquiry';

/** Why the email service did not take an enquiry: it has certainly not arrived. */
export type Refusal =
  | 'refused'
  | 'refusedSender'
  | 'refusedTooSoon'
  | 'refusedAutomatic'
  | 'outOfOrder';

/** What came of handing an enquiry to the email service; `unanswered`: it may have arrived. */
export type Answer = 'sent' | 'unanswered' | Refusal;

export type Stage =
  /** Nothing has happened yet that the visitor needs to be told. */
  | 'writing'
  /** An older draft was put into the form, beside what stood there. */
  | 'restored'
  /** Questions before anything leaves: is this a person; shall it be tried without a connection? */
  | 'automatic'
  | 'offline'
  /** The connection is back, and nothing was sent yet. */
  | 'online'
  /** On its way: until no other tab is sending, and until the email service answers. */
  | 'waiting'
  | 'sending'
  /** It arrived, with all that stands in the form, or without what was added since. */
  | 'sent'
  | 'sentPart'
  /** It may have arrived: no answer came, or the page closed in between. */
  | 'unanswered'
  | 'interrupted'
  /** These very words have left this device before. Nothing was done. */
  | 'triedBefore'
  | 'sentBefore'
  | Refusal;

export interface EnquiryState {
  readonly stage: Stage;
  /** The subject of the page's enquiries. */
  readonly subject: string;
  /** What stood in the form when it was last read. */
  readonly words: Words;
  /** The enquiry that the stage is about. */
  readonly about: Words;
  /** What stood in the form before an older draft joined it. */
  readonly own: Words;
  /** What was wrong with the words at the last submit and has not been edited since. */
  readonly errors: EnquiryErrors;
  /** What the visitor has said yes to. A yes to a repeat is for one enquiry, and for one time. */
  readonly agreedAutomatic: boolean;
  readonly agreedOffline: boolean;
  readonly agreedRepeat: string | undefined;
  /** What this page has sent itself, in case the device forgets it. */
  readonly attempts: Attempts;
  /** What was known of the enquiry before it was sent this time. */
  readonly before: Attempt | undefined;
  /** The number of the newest sending; an answer to an older one comes too late. */
  readonly sending: number;
}

/** What the page knows at the moment of a submit. */
export interface Submission {
  readonly words: Words;
  readonly isOnline: boolean;
  readonly looksAutomatic: boolean;
}

export type EnquiryEvent =
  /** The form works now. `early` stood in it on visits that ended before it did, the oldest first. */
  | {
      readonly kind: 'opened';
      readonly words: Words;
      readonly early: readonly Words[];
      readonly drafts: readonly Words[];
      readonly attempts: Attempts;
    }
  | { readonly kind: 'typed'; readonly words: Words; readonly field: EnquiryField | undefined }
  | ({ readonly kind: 'submitted' } & Submission)
  /** The visitor said yes to what the stage asks or offers. */
  | ({ readonly kind: 'agreed' } & Submission)
  /** The visitor wants what the stage is about to go. */
  | { readonly kind: 'dismissed'; readonly words: Words }
  /** No other tab is sending now. */
  | { readonly kind: 'turnCame'; readonly attempts: Attempts }
  | {
      readonly kind: 'answered';
      readonly sending: number;
      readonly enquiry: Enquiry;
      readonly answer: Answer;
      readonly words: Words;
    }
  | { readonly kind: 'connected' }
  /** Another tab has changed what the device remembers, or somebody has emptied it. */
  | { readonly kind: 'remembered'; readonly drafts: readonly Words[]; readonly attempts: Attempts };

export type Effect =
  /** Keeps the words as a draft in the place of others; empty words leave none. */
  | { readonly kind: 'keepDraft'; readonly words: Words; readonly replaced: readonly Words[] }
  | { readonly kind: 'forgetEarlyWords' }
  /** Notes what has become of an enquiry, by its fingerprint. */
  | { readonly kind: 'note'; readonly print: string; readonly attempt: Attempt | undefined }
  | { readonly kind: 'takeTurn'; readonly print: string }
  | { readonly kind: 'endTurn' }
  | { readonly kind: 'send'; readonly sending: number; readonly enquiry: Enquiry }
  | { readonly kind: 'fillForm'; readonly words: Words }
  /** A submit that was pressed before the form worked is not to be repeated. */
  | { readonly kind: 'dropHeldSubmit' }
  | { readonly kind: 'toast'; readonly toast: keyof typeof enquiryToasts }
  | { readonly kind: 'focus'; readonly on: 'status' | 'mistakes' | 'name' };

/** Whether an enquiry is on its way, so that no other can be sent. */
export function isOnItsWay(stage: Stage): stage is 'waiting' | 'sending' {
  return stage === 'waiting' || stage === 'sending';
}

/** What the visitor is told of a stage; undefined where the form itself says it all. */
export function statusOf(stage: Stage): EnquiryStatus | undefined {
  return stage === 'writing' || isOnItsWay(stage) ? undefined : stage;
}

export function startState(subject: string): EnquiryState {
  return {
    stage: 'writing',
    subject,
    words: noWords,
    about: noWords,
    own: noWords,
    errors: {},
    agreedAutomatic: false,
    agreedOffline: false,
    agreedRepeat: undefined,
    attempts: new Map(),
    before: undefined,
    sending: 0,
  };
}
