/** How the lock and the answers of the email service change an enquiry's state. */
import { type Attempt, fingerprintOf, withAttempt } from './attempts';
import { type Enquiry, isSame, noWords, wordsWithout } from './enquiry';
import {
  type Answer,
  type Effects,
  type EnquiryState,
  isUnconfirmed,
  type Moment,
  type Transition,
} from './states';

/** Sends what was submitted, unless it has left this device before and no repeat was agreed to. */
export function onLockGranted(state: EnquiryState, moment: Moment): Transition {
  if (state.stage !== 'waiting') return [state];
  const fingerprint = fingerprintOf(state.enquiryInQuestion);
  const known = [moment.attempts.get(fingerprint), state.attempts.get(fingerprint)];
  const previousAttempt = known.find((attempt) => attempt === 'sent') ?? known.find(Boolean);
  if (previousAttempt && state.agreedRepeat !== fingerprint) {
    const stage = previousAttempt === 'sent' ? 'sentBefore' : 'triedBefore';
    return [{ ...state, stage }, { focus: 'enquiry-status' }];
  }
  const sending = { ...state, stage: 'sending', previousAttempt, agreedRepeat: undefined } as const;
  // Stored before it leaves: if the page closes now, nobody can know whether the enquiry arrived.
  return withStoredAttempt(sending, fingerprint, 'tried');
}

/** An answer that comes after its time has run out can still say that the enquiry arrived. */
export function onAnswered(
  state: EnquiryState,
  { enquiry, answer: received }: { enquiry: Enquiry; answer: Answer },
): Transition {
  // Only on a device that was offline from the press on has nothing left.
  const mayHaveLeft = received === 'offline' && !state.agreedOffline;
  const answer = mayHaveLeft ? 'unanswered' : received;
  const isAwaited = state.stage === 'sending' && enquiry === state.enquiryInQuestion;
  if (!isAwaited && answer !== 'sent') return [state];
  const fingerprint = fingerprintOf(enquiry);
  const attempt = attemptAfter(answer, state.previousAttempt);
  const [known, effects] = withStoredAttempt(state, fingerprint, attempt);
  const isInQuestion =
    isUnconfirmed(state.stage) && fingerprintOf(state.enquiryInQuestion) === fingerprint;
  // The visitor agreed to a repeat because nobody knew whether the enquiry had arrived.
  if (!isAwaited && !isInQuestion) return [{ ...known, agreedRepeat: undefined }, effects];
  // An earlier sending of the same words may have been answered in the meantime.
  const hasArrived = known.attempts.get(fingerprint) === 'sent' && state.previousAttempt !== 'sent';
  if (answer !== 'sent' && !hasArrived) {
    const failed = { ...known, stage: answer } as const;
    return [failed, { ...effects, toast: 'failed', focus: 'enquiry-status' }];
  }
  // What was added since stays in the form, and as a draft.
  const words = wordsWithout(state.words, enquiry);
  const stage = isSame(words, noWords) ? 'sent' : 'sentPart';
  const arrived = { ...known, stage, words } as const;
  return [arrived, { ...effects, toast: 'sent', focus: 'enquiry-status' }];
}

/** The attempt to store after an answer. */
function attemptAfter(answer: Answer, previousAttempt: Attempt | undefined): Attempt | undefined {
  if (answer === 'sent') return 'sent';
  return answer === 'unanswered' ? 'tried' : previousAttempt;
}

function withStoredAttempt(
  state: EnquiryState,
  fingerprint: string,
  attempt: Attempt | undefined,
): readonly [EnquiryState, Effects] {
  const attempts = withAttempt(state.attempts, fingerprint, attempt);
  return [{ ...state, attempts }, { attempt: { fingerprint, attempt } }];
}
