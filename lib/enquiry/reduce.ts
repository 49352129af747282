/** What each event makes of an enquiry. Pure: all that is to be done comes back as effects. */
import { fingerprintOf } from './attempts';
import { checkEnquiry, isSame, mergeWords, noWords, type Words, wordsWithout } from './enquiry';
import {
  focusStatus,
  onAnswered,
  onLockGranted,
  onStorageChanged,
  withWords,
} from './reduce-sending';
import {
  type Effect,
  type EnquiryEvent,
  type EnquiryState,
  type EventOf,
  isSubmitting,
  type Submission,
  type Transition,
} from './states';

export function reduce(state: EnquiryState, event: EnquiryEvent): Transition {
  switch (event.kind) {
    case 'opened':
      return onOpened(state, event);
    case 'typed':
      return onTyped(state, event);
    case 'submitted':
      return onSubmitted(state, event);
    case 'agreed':
      return onSubmitted(withAgreement(state), event);
    case 'dismissed':
      return onDismissed(state, event.words);
    case 'lockGranted':
      return onLockGranted(state, event);
    case 'answered':
      return onAnswered(state, event);
    case 'connected': {
      const stage = state.stage === 'offline' ? 'online' : state.stage;
      return [{ ...state, stage, agreedOffline: false }, []];
    }
    case 'storageChanged':
      return onStorageChanged(state, event);
  }
}

/** Merges words that were left on this device earlier into the form. */
function onOpened(
  state: EnquiryState,
  { words, earlyWords, drafts, attempts }: EventOf<'opened'>,
): Transition {
  const older = [...drafts, ...earlyWords];
  const merged = older.reduceRight((newer, draft) => mergeWords(draft, newer), words);
  const isRestored = !isSame(merged, words);
  // A submit that was pressed before the form was hydrated meant other words than these.
  const restored: readonly Effect[] = [
    { kind: 'fillForm', words: merged },
    { kind: 'dropHeldSubmit' },
  ];
  const stages = {
    sent: 'sentBefore',
    tried: 'interrupted',
    none: isRestored ? 'restored' : 'writing',
  } as const;
  const stage = stages[attempts.get(fingerprintOf(merged)) ?? 'none'];
  return [
    {
      ...state,
      stage,
      words: merged,
      enquiryInQuestion: merged,
      wordsBeforeRestore: words,
      attempts,
    },
    [
      { kind: 'clearEarlyWords' },
      { kind: 'storeDraft', words: merged, replaced: drafts },
      ...(isRestored ? restored : []),
    ],
  ];
}

function onTyped(state: EnquiryState, { words, field }: EventOf<'typed'>): Transition {
  const [next, storeDraft] = withWords(state, words);
  // What these say is true of the words as they were.
  const isOfWords = ['sent', 'sentPart', 'restored', 'sentBefore', 'triedBefore'].includes(
    state.stage,
  );
  const stage = isOfWords && !isSame(words, state.words) ? 'writing' : state.stage;
  const errors = field ? { ...state.errors, [field]: undefined } : state.errors;
  return [{ ...next, stage, errors }, [storeDraft]];
}

/** Remembers a yes, so that no two questions can alternate for ever. */
function withAgreement(state: EnquiryState): EnquiryState {
  switch (state.stage) {
    case 'automatic':
      return { ...state, agreedAutomatic: true };
    case 'offline':
    case 'online':
      return { ...state, agreedOffline: true };
    case 'unanswered':
    case 'interrupted':
    case 'triedBefore':
    case 'sentBefore':
      return { ...state, agreedRepeat: fingerprintOf(state.enquiryInQuestion) };
    default:
      return state;
  }
}

function onSubmitted(
  state: EnquiryState,
  { words, isOnline, looksAutomatic }: Submission,
): Transition {
  // One tap more after the form was sent and emptied is no new enquiry.
  if (state.stage === 'sent' && isSame(words, noWords)) return [state, [focusStatus]];
  const [next, storeDraft] = withWords(state, words);
  if (isSubmitting(state.stage)) return [next, [storeDraft]];
  const { enquiry, errors } = checkEnquiry(words);
  if (!enquiry) {
    return [
      { ...next, stage: 'writing', errors },
      [storeDraft, { kind: 'toast', toast: 'invalid' }, { kind: 'focus', target: 'mistakes' }],
    ];
  }
  const valid: EnquiryState = { ...next, enquiryInQuestion: enquiry, errors: {} };
  if (looksAutomatic && !state.agreedAutomatic) {
    return [{ ...valid, stage: 'automatic' }, [storeDraft, focusStatus]];
  }
  if (!isOnline && !state.agreedOffline) {
    return [{ ...valid, stage: 'offline' }, [storeDraft, focusStatus]];
  }
  const fingerprint = fingerprintOf(enquiry);
  return [{ ...valid, stage: 'waiting' }, [storeDraft, { kind: 'requestLock', fingerprint }]];
}

/** Discards the enquiry in question, and nothing that came into the form since. */
function onDismissed(state: EnquiryState, words: Words): Transition {
  const unrestored = isSame(words, state.words) ? state.wordsBeforeRestore : words;
  const left =
    state.stage === 'restored' ? unrestored : wordsWithout(words, state.enquiryInQuestion);
  return [
    { ...state, stage: 'writing', words: left },
    [
      { kind: 'storeDraft', words: left, replaced: [state.words, words] },
      { kind: 'fillForm', words: left },
      { kind: 'focus', target: 'name' },
    ],
  ];
}
