/** Runs the reducer in a page: dispatches what happens there, and carries out the effects. */
import { withAttempt } from './attempts';
import {
  readAttempts,
  readDrafts,
  readEarlyWords,
  readStored,
  writeAttempts,
  writeDrafts,
  writeItem,
} from './device-storage';
import { type Delivery, sendEmail } from './email-service';
import { type Words, withDraft } from './enquiry';
import { reduce } from './reduce';
import { type Effect, type EnquiryEvent, type EnquiryState, initialState } from './states';

/** The effects that concern the form itself. */
export type PageEffect = Extract<
  Effect,
  { kind: 'fillForm' | 'dropHeldSubmit' | 'toast' | 'focus' }
>;

/** The form, as far as its enquiry needs it. */
export interface EnquiryPage {
  /** The storage keys of the page's drafts, and of what was typed before the form was hydrated. */
  readonly draftKey: string;
  readonly earlyWordsKey: string;
  /** The words that stand in the form now. */
  readonly readWords: () => Words;
  readonly show: (state: EnquiryState) => void;
  readonly carryOut: (effect: PageEffect) => void;
}

const maxLockWaitMilliseconds = 30_000;
const storageDelayMilliseconds = 250;
const minMillisecondsOnPage = 3_000;

/**
 * Whether a submit looks like a program's: the trap, a field that no person sees, is filled in, or it
 * came within 3 seconds and no finger, mouse or key has touched the page. So a form that a password
 * manager has filled in passes.
 */
export function looksAutomatic(trapValue: string): boolean {
  if (trapValue) return true;
  // Browsers from before 2023 do not report touches, and nobody is asked there.
  const { userActivation }: Partial<Navigator> = navigator;
  return userActivation?.hasBeenActive === false && performance.now() < minMillisecondsOnPage;
}

/**
 * Waits for the lock under which one tab at a time sends, but at most 30 seconds: a browser may have
 * suspended the tab that holds it.
 * @returns releases the lock; undefined where the wait was in vain.
 * @throws where the browser has no locks.
 */
function requestLock(): Promise<(() => void) | undefined> {
  return new Promise((resolve) => {
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(), maxLockWaitMilliseconds);
    const hold = () =>
      new Promise<void>((release) => {
        clearTimeout(timer);
        resolve(release);
      });
    navigator.locks
      .request('enquiry', { signal: timeout.signal }, hold)
      .catch(() => resolve(undefined));
  });
}

function logErrors(run: () => void): void {
  try {
    run();
  } catch (error) {
    console.error('A part of the contact form failed:', error);
  }
}

/** Starts the enquiry of a form. @returns dispatches an event to it, and stops listening to others. */
export function startEnquiry(page: EnquiryPage, delivery: Delivery) {
  const { draftKey, earlyWordsKey } = page;
  let state = initialState;
  let releaseLock: (() => void) | undefined;

  async function waitForLock(fingerprint: string): Promise<void> {
    // A browser without locks, or one that refuses them, sends all the same.
    releaseLock = await requestLock().catch(() => undefined);
    // What another tab has just stored may reach this one a little later than the lock does.
    if (readAttempts().get(fingerprint) === 'tried') {
      await new Promise((resolve) => setTimeout(resolve, storageDelayMilliseconds));
    }
    dispatch({ kind: 'lockGranted', attempts: readAttempts() });
  }

  function carryOut(effect: Effect): void {
    switch (effect.kind) {
      case 'storeDraft': {
        const { words, replaced } = effect;
        writeDrafts(draftKey, withDraft(readDrafts(draftKey), words, replaced));
        break;
      }
      case 'clearEarlyWords':
        writeItem(earlyWordsKey, '');
        break;
      case 'storeAttempt':
        writeAttempts(withAttempt(readAttempts(), effect.fingerprint, effect.attempt));
        break;
      case 'requestLock':
        void waitForLock(effect.fingerprint);
        break;
      case 'releaseLock':
        releaseLock?.();
        break;
      case 'send': {
        const { sendingNumber, enquiry } = effect;
        sendEmail(enquiry, delivery, (answer) =>
          dispatch({ kind: 'answered', sendingNumber, enquiry, answer, words: page.readWords() }),
        );
        break;
      }
      default:
        page.carryOut(effect);
    }
  }

  function dispatch(event: EnquiryEvent): void {
    const [next, effects] = reduce(state, event);
    state = next;
    // One effect that throws must not keep the others from being carried out.
    logErrors(() => page.show(next));
    for (const effect of effects) logErrors(() => carryOut(effect));
  }

  const listening = new AbortController();
  const { signal } = listening;
  const onStorage = () => dispatch({ kind: 'storageChanged', ...readStored(draftKey) });
  window.addEventListener('storage', onStorage, { signal });
  window.addEventListener('online', () => dispatch({ kind: 'connected' }), { signal });
  dispatch({
    kind: 'opened',
    words: page.readWords(),
    earlyWords: readEarlyWords(earlyWordsKey),
    ...readStored(draftKey),
  });
  return { dispatch, stop: () => listening.abort() };
}
