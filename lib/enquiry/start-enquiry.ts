/** Runs the reducer in a page: gives it what happens there, and carries out its effects. */
import {
  keep,
  readAttempts,
  readDrafts,
  readEarlyWords,
  withAttempt,
  withDraft,
  writeAttempts,
  writeDrafts,
} from './device-memory';
import { type Delivery, parameterNames, sendEmail } from './email-service';
import type { Words } from './enquiry';
import { reduce } from './reduce';
import { type Effect, type EnquiryEvent, type EnquiryState, startState } from './states';

/** What is to be done in the form itself. */
export type PageEffect = Extract<
  Effect,
  { kind: 'fillForm' | 'dropHeldSubmit' | 'toast' | 'focus' }
>;

/** The form, as far as its enquiry is concerned with it. */
export interface EnquiryPage {
  /** The words that stand in the form now. */
  readonly readWords: () => Words;
  readonly show: (state: EnquiryState) => void;
  readonly carryOut: (effect: PageEffect) => void;
}

/** The keys under which the device keeps the page's drafts, and what was typed before its script. */
export interface DraftKeys {
  readonly draftKey: string;
  readonly earlyWordsKey: string;
}

const maxTurnMilliseconds = 30_000;
const storageMilliseconds = 250;

/**
 * Waits until no other tab is sending; where the browser has no locks, or another tab went to sleep
 * with one, no longer than 30 seconds.
 * @returns what ends the turn, if there is one.
 */
function takeTurn(): Promise<(() => void) | undefined> {
  return new Promise((resolve) => {
    const goOn = () => resolve(undefined);
    if (!('locks' in navigator)) {
      goOn();
      return;
    }
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), maxTurnMilliseconds);
    const hold = () =>
      new Promise<void>((endTurn) => {
        clearTimeout(timer);
        resolve(endTurn);
      });
    navigator.locks.request('enquiry', { signal: patience.signal }, hold).catch(goOn);
  });
}

/** Starts the life of the enquiry in a form. @returns hands it an event, and ends its listening. */
export function startEnquiry(
  page: EnquiryPage,
  delivery: Delivery,
  { draftKey, earlyWordsKey }: DraftKeys,
) {
  let state = startState(delivery.subject);
  let endTurn: (() => void) | undefined;

  async function waitForTurn(print: string): Promise<void> {
    endTurn = await takeTurn().catch(() => undefined);
    // What another tab has just noted can reach this one a little later than its turn does.
    if (readAttempts().get(print) === 'tried') {
      await new Promise((resolve) => setTimeout(resolve, storageMilliseconds));
    }
    dispatch({ kind: 'turnCame', attempts: readAttempts() });
  }

  function carryOut(effect: Effect): void {
    switch (effect.kind) {
      case 'keepDraft': {
        const { words, replaced } = effect;
        writeDrafts(draftKey, withDraft(readDrafts(draftKey), words, replaced));
        break;
      }
      case 'forgetEarlyWords':
        keep(earlyWordsKey, '');
        break;
      case 'note':
        writeAttempts(withAttempt(readAttempts(), effect.print, effect.attempt));
        break;
      case 'takeTurn':
        void waitForTurn(effect.print);
        break;
      case 'endTurn':
        endTurn?.();
        break;
      case 'send': {
        const { sending, enquiry } = effect;
        sendEmail(enquiry, delivery, (answer) =>
          dispatch({ kind: 'answered', sending, enquiry, answer, words: page.readWords() }),
        );
        break;
      }
      default:
        page.carryOut(effect);
    }
  }

  function attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      console.error('A part of the contact form failed:', error);
    }
  }

  function dispatch(event: EnquiryEvent): void {
    const [next, effects] = reduce(state, event);
    state = next;
    // One that fails must not keep the others from being carried out, nor change what is known.
    attempt(() => page.show(next));
    for (const effect of effects) attempt(() => carryOut(effect));
  }

  function remember(): { drafts: readonly Words[]; attempts: ReturnType<typeof readAttempts> } {
    return { drafts: readDrafts(draftKey), attempts: readAttempts() };
  }

  const onStorage = () => dispatch({ kind: 'remembered', ...remember() });
  const onOnline = () => dispatch({ kind: 'connected' });
  window.addEventListener('storage', onStorage);
  window.addEventListener('online', onOnline);
  dispatch({
    kind: 'opened',
    words: page.readWords(),
    early: readEarlyWords(earlyWordsKey, parameterNames),
    ...remember(),
  });

  function stop(): void {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('online', onOnline);
  }

  return { dispatch, stop };
}
