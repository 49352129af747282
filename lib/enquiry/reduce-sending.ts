/** What each event makes of an enquiry that is on its way, or was when an answer comes late. */
import { type Attempt, withAttempt } from './device-memory';
import { type Enquiry, fingerprint, isSame, noWords, type Words, wordsWithout } from './enquiry';
import type { Answer, Effect, EnquiryEvent, EnquiryState } from './states';

/** A state, and what is to be done on the way into it. */
export type Step = readonly [EnquiryState, readonly Effect[]];
export type EventOf<Kind extends EnquiryEvent['kind']> = Extract<EnquiryEvent, { kind: Kind }>;

export const focusStatus: Effect = { kind: 'focus', on: 'status' };

/** Takes over what stands in the form, as on every event that can tell of it. */
export function take(state: EnquiryState, words: Words): readonly [EnquiryState, Effect] {
  return [
    { ...state, words },
    { kind: 'keepDraft', words, replaced: [state.words] },
  ];
}

/** Sends what was submitted, unless it has left this device before and nobody agreed to that. */
export function takeTurn(state: EnquiryState, { attempts }: EventOf<'turnCame'>): Step {
  const { about: enquiry, agreedRepeat } = state;
  const print = fingerprint(enquiry, state.subject);
  const known = [attempts.get(print), state.attempts.get(print)];
  const before = known.find((attempt) => attempt === 'sent') ?? known.find(Boolean);
  if (state.stage !== 'waiting') return [state, [{ kind: 'endTurn' }]];
  if (before && agreedRepeat !== print) {
    const stage = before === 'sent' ? 'sentBefore' : 'triedBefore';
    return [{ ...state, stage }, [{ kind: 'endTurn' }, focusStatus]];
  }
  const sending = state.sending + 1;
  // Noted before it leaves: whoever closes the page now cannot know whether it arrived.
  const [noted, note] = noteAttempt(state, print, before ?? 'tried');
  return [
    { ...noted, stage: 'sending', sending, before, agreedRepeat: undefined },
    [note, { kind: 'send', sending, enquiry }],
  ];
}

function noteAttempt(
  state: EnquiryState,
  print: string,
  attempt: Attempt | undefined,
): readonly [EnquiryState, Effect] {
  const attempts = withAttempt(state.attempts, print, attempt);
  return [
    { ...state, attempts },
    { kind: 'note', print, attempt },
  ];
}

/** Hears what became of a sending; an answer after the time for it can still say that it arrived. */
export function hear(state: EnquiryState, event: EventOf<'answered'>): Step {
  const { enquiry, answer, words } = event;
  const print = fingerprint(enquiry, state.subject);
  const isAwaited = state.stage === 'sending' && event.sending === state.sending;
  if (!isAwaited && answer !== 'sent') return [state, []];
  const [noted, note] = noteAttempt(state, print, attemptAfter(answer, state.before));
  const isDoubted = isDoubtful(state) && fingerprint(state.about, state.subject) === print;
  // A yes to a repeat was given in doubt, which is over.
  if (!isAwaited && !isDoubted) return [{ ...noted, agreedRepeat: undefined }, [note]];
  const ending: readonly Effect[] = isAwaited ? [note, { kind: 'endTurn' }] : [note];
  // An earlier sending of the same words may have been answered in the meantime.
  const hasArrived = noted.attempts.get(print) === 'sent' && state.before !== 'sent';
  if (answer === 'sent' || hasArrived) {
    const [arrived, effects] = arrive(noted, enquiry, words);
    return [arrived, [...ending, ...effects]];
  }
  const [taken, keepDraft] = take(noted, words);
  return [
    { ...taken, stage: answer },
    [...ending, keepDraft, { kind: 'toast', toast: 'failed' }, focusStatus],
  ];
}

/** What is to be remembered of an enquiry after an answer. */
function attemptAfter(answer: Answer, before: Attempt | undefined): Attempt | undefined {
  if (answer === 'sent') return 'sent';
  return answer === 'unanswered' ? 'tried' : before;
}

/** Empties the form of what was sent. What was added since stays, in the form and as a draft. */
function arrive(state: EnquiryState, enquiry: Enquiry, words: Words): Step {
  const left = wordsWithout(words, enquiry);
  return [
    {
      ...state,
      stage: isSame(left, noWords) ? 'sent' : 'sentPart',
      words: left,
      errors: {},
    },
    [
      { kind: 'keepDraft', words: left, replaced: [state.words, words, enquiry] },
      { kind: 'fillForm', words: left },
      { kind: 'toast', toast: 'sent' },
      focusStatus,
    ],
  ];
}

/** Whether nobody knows if the enquiry that the stage is about has arrived. */
export function isDoubtful({ stage }: EnquiryState): boolean {
  return stage === 'unanswered' || stage === 'interrupted' || stage === 'triedBefore';
}
