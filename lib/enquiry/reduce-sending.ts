/** How the lock, the answers of the email service and other tabs change an enquiry's state. */
import { type Attempt, fingerprintOf, withAttempt } from './attempts';
import { type Enquiry, isSame, noWords, type Words, wordsWithout } from './enquiry';
import type { Answer, Effect, EnquiryState, EventOf, Transition } from './states';

export const focusStatus: Effect = { kind: 'focus', target: 'status' };

/** Takes over what stands in the form, as on every event that carries it. */
export function withWords(state: EnquiryState, words: Words): readonly [EnquiryState, Effect] {
  return [
    { ...state, words },
    { kind: 'storeDraft', words, replaced: [state.words] },
  ];
}

/** Sends what was submitted, unless it has left this device before and no repeat was agreed to. */
export function onLockGranted(
  state: EnquiryState,
  { attempts }: EventOf<'lockGranted'>,
): Transition {
  const { enquiryInQuestion: enquiry, agreedRepeat } = state;
  const fingerprint = fingerprintOf(enquiry);
  const known = [attempts.get(fingerprint), state.attempts.get(fingerprint)];
  const previousAttempt = known.find((attempt) => attempt === 'sent') ?? known.find(Boolean);
  if (state.stage !== 'waiting') return [state, [{ kind: 'releaseLock' }]];
  if (previousAttempt && agreedRepeat !== fingerprint) {
    const stage = previousAttempt === 'sent' ? 'sentBefore' : 'triedBefore';
    return [{ ...state, stage }, [{ kind: 'releaseLock' }, focusStatus]];
  }
  const sendingNumber = state.sendingNumber + 1;
  // Stored before it leaves: if the page closes now, nobody can know whether the enquiry arrived.
  const [stored, storeAttempt] = storingAttempt(state, fingerprint, previousAttempt ?? 'tried');
  return [
    { ...stored, stage: 'sending', sendingNumber, previousAttempt, agreedRepeat: undefined },
    [storeAttempt, { kind: 'send', sendingNumber, enquiry }],
  ];
}

function storingAttempt(
  state: EnquiryState,
  fingerprint: string,
  attempt: Attempt | undefined,
): readonly [EnquiryState, Effect] {
  const attempts = withAttempt(state.attempts, fingerprint, attempt);
  return [
    { ...state, attempts },
    { kind: 'storeAttempt', fingerprint, attempt },
  ];
}

/** An answer that comes after its time has run out can still say that the enquiry arrived. */
export function onAnswered(state: EnquiryState, event: EventOf<'answered'>): Transition {
  const { enquiry, words } = event;
  // Only on a device that was offline from the press on has nothing left.
  const mayHaveLeft = event.answer === 'offline' && !state.agreedOffline;
  const answer = mayHaveLeft ? 'unanswered' : event.answer;
  const fingerprint = fingerprintOf(enquiry);
  const isAwaited = state.stage === 'sending' && event.sendingNumber === state.sendingNumber;
  if (!isAwaited && answer !== 'sent') return [state, []];
  const attempt = attemptAfter(answer, state.previousAttempt);
  const [stored, storeAttempt] = storingAttempt(state, fingerprint, attempt);
  const isInQuestion =
    isUnconfirmed(state) && fingerprintOf(state.enquiryInQuestion) === fingerprint;
  // The visitor agreed to a repeat because nobody knew whether the enquiry had arrived.
  if (!isAwaited && !isInQuestion) return [{ ...stored, agreedRepeat: undefined }, [storeAttempt]];
  const first: readonly Effect[] = isAwaited
    ? [storeAttempt, { kind: 'releaseLock' }]
    : [storeAttempt];
  // An earlier sending of the same words may have been answered in the meantime.
  const hasArrived =
    stored.attempts.get(fingerprint) === 'sent' && state.previousAttempt !== 'sent';
  if (answer === 'sent' || hasArrived) {
    const [arrived, effects] = onArrived(stored, enquiry, words);
    return [arrived, [...first, ...effects]];
  }
  const [next, storeDraft] = withWords(stored, words);
  return [
    { ...next, stage: answer },
    [...first, storeDraft, { kind: 'toast', toast: 'failed' }, focusStatus],
  ];
}

/** The attempt to store after an answer. */
function attemptAfter(answer: Answer, previousAttempt: Attempt | undefined): Attempt | undefined {
  if (answer === 'sent') return 'sent';
  return answer === 'unanswered' ? 'tried' : previousAttempt;
}

/** Takes what was sent out of the form. What was added since stays there, and as a draft. */
function onArrived(state: EnquiryState, enquiry: Enquiry, words: Words): Transition {
  const left = wordsWithout(words, enquiry);
  return [
    { ...state, stage: isSame(left, noWords) ? 'sent' : 'sentPart', words: left, errors: {} },
    [
      { kind: 'storeDraft', words: left, replaced: [state.words, words, enquiry] },
      { kind: 'fillForm', words: left },
      { kind: 'toast', toast: 'sent' },
      focusStatus,
    ],
  ];
}

/** Keeps this tab's draft beside those of other tabs, and learns what these have sent. */
export function onStorageChanged(
  state: EnquiryState,
  { drafts, attempts }: EventOf<'storageChanged'>,
): Transition {
  const { words, enquiryInQuestion } = state;
  const isSent = attempts.get(fingerprintOf(enquiryInQuestion)) === 'sent';
  const stage = isUnconfirmed(state) && isSent ? 'sentBefore' : state.stage;
  const isStored = isSame(words, noWords) || drafts.some((draft) => isSame(draft, words));
  return [{ ...state, stage }, isStored ? [] : [{ kind: 'storeDraft', words, replaced: [] }]];
}

/** Whether it is unknown if the enquiry in question has arrived. */
function isUnconfirmed({ stage }: EnquiryState): boolean {
  return stage === 'unanswered' || stage === 'interrupted' || stage === 'triedBefore';
}
