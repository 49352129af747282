/** What each event makes of an enquiry. Pure: nothing is read, stored or sent here. */
import { checkEnquiry, type Enquiry, enquiryFields, isSame, noWords, type Words } from './enquiry';
import { type Answer, type EnquiryEvent, type EnquiryState, isTried } from './states';

/**
 * The state after an event.
 * @param words what stands in the form now; some password managers fill it in without an event
 * @param isOnline what the browser says of its connection
 */
export function reduce(
  before: EnquiryState,
  event: EnquiryEvent,
  words: Words,
  isOnline: boolean,
): EnquiryState {
  const state = withWords(before, words);
  switch (event.kind) {
    case 'opened':
      return onOpened({ ...state, tried: event.tried }, event.isRestored);
    case 'typed':
      return state;
    case 'submitted':
    case 'agreed':
      return state.stage === 'sending' ? state : onPressed(state, event.kind, isOnline);
    case 'dismissed':
      return onDismissed(state);
    case 'connected':
      return state.stage === 'offline' ? { ...state, stage: 'online' } : state;
    case 'answered':
      return onAnswered(state, event.enquiry, event.answer);
  }
}

/** Takes over what stands in the form. Mistakes and some stages are true only of words as they were. */
function withWords(state: EnquiryState, words: Words): EnquiryState {
  const { stage, tried } = state;
  if (stage === 'writing') {
    const unchanged = enquiryFields.filter((field) => words[field] === state.words[field]);
    const errors = unchanged.flatMap((field) => {
      const error = state.errors[field];
      return error ? [[field, error] as const] : [];
    });
    return { stage, words, tried, errors: Object.fromEntries(errors) };
  }
  const isOfWords = ['restored', 'sent', 'sentPart', 'triedBefore'].includes(stage);
  if (!isOfWords || isSame(words, state.words)) return { ...state, words };
  return { stage: 'writing', words, tried, errors: {} };
}

function onOpened(state: EnquiryState, isRestored: boolean): EnquiryState {
  const { words, tried } = state;
  const enquiry = tried.find((other) => isSame(other, words));
  if (enquiry) return { stage: 'unanswered', words, tried, enquiry };
  return isRestored ? { stage: 'restored', words, tried } : state;
}

function onPressed(
  state: EnquiryState,
  kind: 'submitted' | 'agreed',
  isOnline: boolean,
): EnquiryState {
  const { stage, words, tried } = state;
  // One tap more after the form was sent and emptied is no new enquiry.
  if (stage === 'sent' && isSame(words, noWords)) return state;
  const checked = checkEnquiry(words);
  if ('errors' in checked) return { stage: 'writing', words, tried, errors: checked.errors };
  const { enquiry } = checked;
  const isAgreed = kind === 'agreed';
  const isRepeat = isTried(state, enquiry);
  const isAskedForRepeat = isAgreed && 'enquiry' in state && isSame(state.enquiry, enquiry);
  if (isRepeat && !isAskedForRepeat) return { stage: 'triedBefore', words, tried, enquiry };
  const isToBeTried = isOnline || isRepeat || (isAgreed && stage === 'offline');
  if (!isToBeTried) return { stage: 'offline', words, tried, enquiry };
  return { stage: 'sending', words, tried, enquiry, isOffline: !isOnline };
}

/** Empties the form of what the stage is about, and of nothing that was written since. */
function onDismissed(state: EnquiryState): EnquiryState {
  const { stage, words, tried } = state;
  if (stage === 'sending') return state;
  const isAboutWords = stage === 'restored' || ('enquiry' in state && isSame(state.enquiry, words));
  return { stage: 'writing', words: isAboutWords ? noWords : words, tried, errors: {} };
}

function onAnswered(state: EnquiryState, enquiry: Enquiry, answer: Answer): EnquiryState {
  const { words, tried } = state;
  const others = tried.filter((other) => !isSame(other, enquiry));
  const isAwaited = state.stage === 'sending' && state.enquiry === enquiry;
  if (answer === 'sent' && isSame(words, enquiry))
    return { stage: 'sent', words: noWords, tried: others };
  if (!isAwaited) return state;
  if (answer === 'sent') {
    return { stage: 'sentPart', words: wordsAdded(words, enquiry), tried: others };
  }
  if (answer === 'unanswered') {
    const stage = state.isOffline ? 'unansweredOffline' : 'unanswered';
    return { stage, words, tried: [...others, enquiry], enquiry };
  }
  return { stage: isTried(state, enquiry) ? 'repeatRefused' : answer, words, tried, enquiry };
}

/** What came into the form while an enquiry was being sent, such as a calculation. */
function wordsAdded(words: Words, enquiry: Enquiry): Words {
  const message = words.message.trim();
  const isAppended = message.startsWith(enquiry.message);
  return isAppended ? { ...words, message: message.slice(enquiry.message.length).trim() } : words;
}
