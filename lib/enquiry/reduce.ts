/** What each event makes of an enquiry. Pure: all that is to be done comes back as effects. */
import {
  checkEnquiry,
  fingerprint,
  isSame,
  mergeWords,
  noWords,
  type Words,
  wordsWithout,
} from './enquiry';
import {
  type EventOf,
  focusStatus,
  hear,
  isDoubtful,
  type Step,
  take,
  takeTurn,
} from './reduce-sending';
import {
  type Effect,
  type EnquiryEvent,
  type EnquiryState,
  isOnItsWay,
  type Submission,
} from './states';

export function reduce(state: EnquiryState, event: EnquiryEvent): Step {
  switch (event.kind) {
    case 'opened':
      return open(state, event);
    case 'typed':
      return type(state, event);
    case 'submitted':
      return submit(state, event);
    case 'agreed':
      return submit(agree(state), event);
    case 'dismissed':
      return dismiss(state, event.words);
    case 'turnCame':
      return takeTurn(state, event);
    case 'answered':
      return hear(state, event);
    case 'connected':
      if (state.stage !== 'offline') return [state, []];
      return [{ ...state, stage: 'online', agreedOffline: false }, []];
    case 'remembered':
      return compare(state, event);
  }
}

/** Puts words that were left here earlier into the form, beside what stands there. */
function open(state: EnquiryState, { words, early, drafts, attempts }: EventOf<'opened'>): Step {
  const older = [...drafts, ...early];
  const merged = older.reduceRight((newer, draft) => mergeWords(draft, newer), words);
  const isRestored = !isSame(merged, words);
  // A submit that was pressed before the script was there meant other words than these.
  const restored: readonly Effect[] = [
    { kind: 'fillForm', words: merged },
    { kind: 'dropHeldSubmit' },
  ];
  const stage = {
    sent: 'sentBefore',
    tried: 'interrupted',
    never: isRestored ? 'restored' : 'writing',
  } as const;
  const attempt = attempts.get(fingerprint(merged, state.subject)) ?? 'never';
  return [
    { ...state, stage: stage[attempt], words: merged, about: merged, own: words, attempts },
    [
      { kind: 'forgetEarlyWords' },
      { kind: 'keepDraft', words: merged, replaced: drafts },
      ...(isRestored ? restored : []),
    ],
  ];
}

function type(state: EnquiryState, { words, field }: EventOf<'typed'>): Step {
  const [taken, keepDraft] = take(state, words);
  const isBegun = ['sent', 'sentPart', 'restored'].includes(state.stage);
  const stage = isBegun && !isSame(words, state.words) ? 'writing' : state.stage;
  const errors = field ? { ...state.errors, [field]: undefined } : state.errors;
  return [{ ...taken, stage, errors }, [keepDraft]];
}

/** Remembers a yes, so that no two questions can take turns for ever. */
function agree(state: EnquiryState): EnquiryState {
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
      return { ...state, agreedRepeat: fingerprint(state.about, state.subject) };
    default:
      return state;
  }
}

function submit(state: EnquiryState, { words, isOnline, looksAutomatic }: Submission): Step {
  // One tap more after the form was sent and emptied is no new enquiry.
  if (state.stage === 'sent' && isSame(words, noWords)) return [state, [focusStatus]];
  const [taken, keepDraft] = take(state, words);
  if (isOnItsWay(state.stage)) return [taken, [keepDraft]];
  const { enquiry, errors } = checkEnquiry(words);
  if (!enquiry) {
    return [
      { ...taken, stage: 'writing', errors },
      [keepDraft, { kind: 'toast', toast: 'invalid' }, { kind: 'focus', on: 'mistakes' }],
    ];
  }
  const valid: EnquiryState = { ...taken, about: enquiry, errors: {} };
  if (looksAutomatic && !state.agreedAutomatic) {
    return [{ ...valid, stage: 'automatic' }, [keepDraft, focusStatus]];
  }
  if (!isOnline && !state.agreedOffline) {
    return [{ ...valid, stage: 'offline' }, [keepDraft, focusStatus]];
  }
  const print = fingerprint(enquiry, state.subject);
  return [{ ...valid, stage: 'waiting' }, [keepDraft, { kind: 'takeTurn', print }]];
}

/** Discards what the stage is about, and nothing that came into the form since. */
function dismiss(state: EnquiryState, words: Words): Step {
  const beforeRestored = isSame(words, state.words) ? state.own : words;
  const left = state.stage === 'restored' ? beforeRestored : wordsWithout(words, state.about);
  return [
    { ...state, stage: 'writing', words: left },
    [
      { kind: 'keepDraft', words: left, replaced: [state.words, words] },
      { kind: 'fillForm', words: left },
      { kind: 'focus', on: 'name' },
    ],
  ];
}

/** Keeps this tab's words beside those of other tabs, and hears of what these have sent. */
function compare(state: EnquiryState, { drafts, attempts }: EventOf<'remembered'>): Step {
  const isSent = attempts.get(fingerprint(state.about, state.subject)) === 'sent';
  const stage = isDoubtful(state) && isSent ? 'sentBefore' : state.stage;
  const isKept = isSame(state.words, noWords) || drafts.some((draft) => isSame(draft, state.words));
  return [
    { ...state, stage },
    isKept ? [] : [{ kind: 'keepDraft', words: state.words, replaced: [] }],
  ];
}
