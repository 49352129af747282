/** Runs the reducer in a page: tells it what happens there, and does what follows. */
import { fingerprintOf, withAttempt } from './attempts';
import { readAttempts, readDrafts, writeAttempts, writeDrafts, writeItem } from './device-storage';
import { type Delivery, sendEmail } from './email-service';
import { type Enquiry, type Words, withDraft } from './enquiry';
import { reduce } from './reduce';
import {
  type Effects,
  type EnquiryEvent,
  type EnquiryState,
  initialState,
  isSubmitting,
  type Moment,
} from './states';

/** The form, as far as its enquiry needs it. */
export interface EnquiryPage {
  /** The storage keys of the page's drafts, and of what was typed before the form was hydrated. */
  readonly draftKey: string;
  readonly earlyWordsKey: string;
  /** What stands in the form now. `trap`: in a field that no person sees. */
  readonly readForm: () => { readonly words: Words; readonly trap: string };
  readonly fillForm: (words: Words) => void;
  readonly show: (state: EnquiryState, effects: Effects) => void;
}

const maxLockWaitMilliseconds = 30_000;
const storageDelayMilliseconds = 250;
const minMillisecondsOnPage = 3_000;

/**
 * Whether a submit looks like a program's: the trap, a field that no person sees, is filled in, or it
 * came within 3 seconds and no finger, mouse or key has touched the page. So a form that a password
 * manager has filled in passes.
 */
export function looksAutomatic(trap: string): boolean {
  if (trap) return true;
  // Browsers from before 2023 do not report touches, and nobody is asked there.
  const { userActivation }: Partial<Navigator> = navigator;
  return userActivation?.hasBeenActive === false && performance.now() < minMillisecondsOnPage;
}

/**
 * Waits for the lock under which one tab at a time sends, but at most 30 seconds: a browser may have
 * suspended the tab that holds it.
 * @returns releases the lock; undefined where the wait was in vain, or the browser has no locks.
 */
function requestLock(): Promise<(() => void) | undefined> {
  const timeout = new AbortController();
  setTimeout(() => timeout.abort(), maxLockWaitMilliseconds);
  return new Promise<() => void>((granted, denied) => {
    // The browser holds the lock until this promise is resolved.
    const hold = () => new Promise<void>(granted);
    navigator.locks.request('enquiry', { signal: timeout.signal }, hold).catch(denied);
  }).catch(() => undefined);
}

/** Starts the enquiry of a form. @returns dispatches an event to it, and stops listening to others. */
export function startEnquiry(page: EnquiryPage, delivery: Delivery) {
  const { draftKey, earlyWordsKey } = page;
  let state = initialState;
  let releaseLock: (() => void) | undefined;

  async function waitForLock(enquiry: Enquiry): Promise<void> {
    releaseLock = await requestLock();
    // What another tab has just stored may reach this one a little later than the lock does.
    if (readAttempts().get(fingerprintOf(enquiry)) === 'tried') {
      await new Promise((resolve) => setTimeout(resolve, storageDelayMilliseconds));
    }
    dispatch({ kind: 'lockGranted' });
  }

  function readMoment(): Moment {
    const { words, trap } = page.readForm();
    return {
      words,
      isOnline: navigator.onLine,
      looksAutomatic: looksAutomatic(trap),
      // Few events ask for them, and reading storage at every key would slow typing down.
      get attempts() {
        return readAttempts();
      },
    };
  }

  function dispatch(event: EnquiryEvent): void {
    const before = state;
    const moment = readMoment();
    const [next, effects = {}] = reduce(before, event, moment);
    state = next;
    const { stage, words, enquiryInQuestion: enquiry } = next;
    if (effects.attempt) {
      const { fingerprint, attempt } = effects.attempt;
      writeAttempts(withAttempt(readAttempts(), fingerprint, attempt));
    }
    writeDrafts(draftKey, withDraft(readDrafts(draftKey), words, before.words));
    if (stage !== before.stage && stage === 'waiting') void waitForLock(enquiry);
    if (stage !== before.stage && stage === 'sending') {
      sendEmail(enquiry, delivery, (answer) => dispatch({ kind: 'answered', enquiry, answer }));
    }
    if (!isSubmitting(stage)) releaseLock?.();
    // An exception in the page must not reach what called this, such as the wait for the lock.
    try {
      if (words !== moment.words) page.fillForm(words);
      page.show(next, effects);
    } catch (error) {
      console.error('A part of the contact form failed:', error);
    }
  }

  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('storage', () => dispatch({ kind: 'storageChanged' }), { signal });
  window.addEventListener('online', () => dispatch({ kind: 'connected' }), { signal });
  dispatch({ kind: 'opened', older: [...readDrafts(draftKey), ...readDrafts(earlyWordsKey)] });
  // What was merged into the form is stored with it.
  writeItem(earlyWordsKey, '');
  writeDrafts(draftKey, withDraft([], state.words, state.words));
  return { dispatch, stop: () => listening.abort() };
}
