/** What each event makes of an enquiry. Pure: what is to be done follows from the state and effects. */
import { fingerprintOf } from './attempts';
import {
  checkEnquiry,
  enquiryFields,
  isSame,
  mergeWords,
  noWords,
  type Words,
  wordsWithout,
} from './enquiry';
import { onAnswered, onLockGranted } from './reduce-sending';
import {
  type EnquiryEvent,
  type EnquiryState,
  isSubmitting,
  isUnconfirmed,
  type Moment,
  type Stage,
  type Transition,
} from './states';

export function reduce(before: EnquiryState, event: EnquiryEvent, moment: Moment): Transition {
  const state = withWords(before, moment.words);
  switch (event.kind) {
    case 'opened':
      return [onOpened(state, event.older, moment)];
    case 'typed':
      return [state];
    case 'submitted':
      return onSubmitted(state, moment);
    case 'agreed':
      return onSubmitted(withAgreement(state), moment);
    case 'dismissed':
      return [onDismissed(state, before), { focus: 'name' }];
    case 'lockGranted':
      return onLockGranted(state, moment);
    case 'answered':
      return onAnswered(state, event);
    case 'connected': {
      const stage = state.stage === 'offline' ? 'online' : state.stage;
      return [{ ...state, stage, agreedOffline: false }];
    }
    case 'storageChanged': {
      const isSent = moment.attempts.get(fingerprintOf(state.enquiryInQuestion)) === 'sent';
      return [isUnconfirmed(state.stage) && isSent ? { ...state, stage: 'sentBefore' } : state];
    }
  }
}

/** Takes over what stands in the form. Mistakes and some stages are true only of words as they were. */
function withWords(state: EnquiryState, words: Words): EnquiryState {
  const unchanged = enquiryFields.filter((field) => words[field] === state.words[field]);
  const errors = Object.fromEntries(unchanged.map((field) => [field, state.errors[field]]));
  const ofWords: readonly Stage[] = ['sent', 'sentPart', 'restored', 'sentBefore', 'triedBefore'];
  const isOutdated = ofWords.includes(state.stage) && !isSame(words, state.words);
  return { ...state, words, errors, stage: isOutdated ? 'writing' : state.stage };
}

/** Merges words that were left on this device earlier into the form. */
function onOpened(
  state: EnquiryState,
  older: readonly Words[],
  { words, attempts }: Moment,
): EnquiryState {
  const merged = older.reduceRight((newer, draft) => mergeWords(draft, newer), words);
  const isRestored = !isSame(merged, words);
  const stages = {
    sent: 'sentBefore',
    tried: 'interrupted',
    none: isRestored ? 'restored' : 'writing',
  } as const;
  return {
    ...state,
    stage: stages[attempts.get(fingerprintOf(merged)) ?? 'none'],
    words: isRestored ? merged : words,
    enquiryInQuestion: merged,
    wordsBeforeRestore: words,
  };
}

/** Remembers a yes, so that no two questions can alternate for ever. */
function withAgreement(state: EnquiryState): EnquiryState {
  const { stage } = state;
  if (stage === 'automatic') return { ...state, agreedAutomatic: true };
  if (stage === 'offline' || stage === 'online') return { ...state, agreedOffline: true };
  const asksForRepeat = isUnconfirmed(stage) || stage === 'sentBefore';
  return asksForRepeat ? { ...state, agreedRepeat: fingerprintOf(state.enquiryInQuestion) } : state;
}

function onSubmitted(state: EnquiryState, moment: Moment): Transition {
  if (isSubmitting(state.stage)) return [state];
  const focus = 'enquiry-status';
  // One tap more after the form was sent and emptied is no new enquiry.
  if (state.stage === 'sent' && isSame(state.words, noWords)) return [state, { focus }];
  const { enquiry, errors } = checkEnquiry(state.words);
  if (!enquiry) {
    return [
      { ...state, stage: 'writing', errors },
      { toast: 'invalid', focus: 'mistakes' },
    ];
  }
  const valid: EnquiryState = { ...state, enquiryInQuestion: enquiry };
  if (moment.looksAutomatic && !state.agreedAutomatic) {
    return [{ ...valid, stage: 'automatic' }, { focus }];
  }
  if (!moment.isOnline && !state.agreedOffline) return [{ ...valid, stage: 'offline' }, { focus }];
  return [{ ...valid, stage: 'waiting' }];
}

/** Discards the enquiry in question, and nothing that came into the form since. */
function onDismissed(state: EnquiryState, before: EnquiryState): EnquiryState {
  const { words, enquiryInQuestion, wordsBeforeRestore } = state;
  if (isSubmitting(state.stage)) return state;
  const unrestored = isSame(words, before.words) ? wordsBeforeRestore : words;
  const left = before.stage === 'restored' ? unrestored : wordsWithout(words, enquiryInQuestion);
  return { ...state, stage: 'writing', words: left };
}
