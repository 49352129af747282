/** What each event makes of an enquiry. Pure: all that is to be done comes back as effects. */
import { type Attempt, withAttempt } from './device-memory';
import {
  checkEnquiry,
  type Enquiry,
  fingerprint,
  isSame,
  mergeWords,
  noWords,
  type Words,
  wordsWithout,
} from './enquiry';
import {
  type Answer,
  type Effect,
  type EnquiryEvent,
  type EnquiryState,
  isOnItsWay,
  type Submission,
} from './states';

export type Step = readonly [EnquiryState, readonly Effect[]];
type EventOf<Kind extends EnquiryEvent['kind']> = Extract<EnquiryEvent, { kind: Kind }>;

const focusStatus: Effect = { kind: 'focus', on: 'status' };

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
  const older = [...drafts, early];
  const merged = older.reduceRight((newer, draft) => mergeWords(draft, newer), words);
  const isRestored = !isSame(merged, words);
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
      ...(isRestored ? restoring(merged) : []),
    ],
  ];
}

/** A submit that was pressed before the script was there meant other words than these. */
function restoring(words: Words): readonly Effect[] {
  return [{ kind: 'fillForm', words }, { kind: 'dropHeldSubmit' }];
}

/** Takes over what stands in the form, as on every event that can tell of it. */
function take(state: EnquiryState, words: Words): readonly [EnquiryState, Effect] {
  return [
    { ...state, words },
    { kind: 'keepDraft', words, replaced: [state.words] },
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

/** Sends what was submitted, unless it has left this device before and nobody agreed to that. */
function takeTurn(state: EnquiryState, { attempts }: EventOf<'turnCame'>): Step {
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
function hear(state: EnquiryState, event: EventOf<'answered'>): Step {
  const { enquiry, answer, words } = event;
  const print = fingerprint(enquiry, state.subject);
  const isAwaited = state.stage === 'sending' && event.sending === state.sending;
  if (!isAwaited && answer !== 'sent') return [state, []];
  const [noted, note] = noteAttempt(state, print, attemptAfter(answer, state.before));
  const isDoubted = isDoubtful(state) && fingerprint(state.about, state.subject) === print;
  if (!isAwaited && !isDoubted) return [noted, [note]];
  const endTurn: readonly Effect[] = isAwaited ? [note, { kind: 'endTurn' }] : [note];
  // An earlier sending of the same words may have been answered in the meantime.
  const hasArrived = noted.attempts.get(print) === 'sent' && state.before !== 'sent';
  if (answer === 'sent' || hasArrived) return arrive(noted, enquiry, words, endTurn);
  const [taken, keepDraft] = take(noted, words);
  return [
    { ...taken, stage: answer },
    [...endTurn, keepDraft, { kind: 'toast', toast: 'failed' }, focusStatus],
  ];
}

/** What is to be remembered of an enquiry after an answer. */
function attemptAfter(answer: Answer, before: Attempt | undefined): Attempt | undefined {
  if (answer === 'sent') return 'sent';
  return answer === 'unanswered' ? 'tried' : before;
}

/** Empties the form of what was sent. What was added since stays, in the form and as a draft. */
function arrive(
  state: EnquiryState,
  enquiry: Enquiry,
  words: Words,
  before: readonly Effect[],
): Step {
  const left = wordsWithout(words, enquiry);
  return [
    {
      ...state,
      stage: isSame(left, noWords) ? 'sent' : 'sentPart',
      words: left,
      errors: {},
    },
    [
      ...before,
      { kind: 'keepDraft', words: left, replaced: [state.words, words, enquiry] },
      { kind: 'fillForm', words: left },
      { kind: 'toast', toast: 'sent' },
      focusStatus,
    ],
  ];
}

function isDoubtful({ stage }: EnquiryState): boolean {
  return stage === 'unanswered' || stage === 'interrupted' || stage === 'triedBefore';
}

/** Discards what the stage is about, and nothing that came into the form since. */
function dismiss(state: EnquiryState, words: Words): Step {
  const isUntouched = isSame(words, state.words);
  const restored = isUntouched ? state.own : words;
  const left = state.stage === 'restored' ? restored : wordsWithout(words, state.about);
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
  const isKept = drafts.some((draft) => isSame(draft, state.words));
  return [
    { ...state, stage },
    isKept ? [] : [{ kind: 'keepDraft', words: state.words, replaced: [] }],
  ];
}
