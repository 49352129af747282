/** An enquiry and where it goes; and a device with two tabs, simulated around the reducer alone. */
import assert from 'node:assert/strict';
import { type Attempts, fingerprintOf, withAttempt } from './attempts';
import { type Enquiry, isSame, noWords, type Words, withDraft } from './enquiry';
import { reduce } from './reduce';
import {
  type Answer,
  type Effects,
  type EnquiryEvent,
  initialState,
  isSubmitting,
  isUnconfirmed,
  type Stage,
} from './states';

export const enquiry = { name: 'Ann', email: 'ann@example.com', phone: '', message: 'Hello' };

export const delivery = {
  subject: 'JLDT Bonsmara Inquiry',
  toEmail: 'farm@example.com',
  emailService: {
    publicKey: 'key',
    serviceId: 'service',
    templateId: 'template',
    origin: 'https://api.example.com',
  },
};

const asksForRepeat = (stage: Stage) => isUnconfirmed(stage) || stage === 'sentBefore';

/** The words of a message that the simulation follows: each was typed once. */
const tokensOf = ({ message }: Words): readonly string[] => message.match(/\w+;/g) ?? [];

const without = (tokens: readonly string[], gone: readonly string[]) =>
  tokens.filter((token) => !gone.includes(token));

/** One tab: its form, the reducer's state, and what its visitor has seen and agreed to. */
function newTab() {
  return {
    state: initialState,
    form: noWords,
    isOnline: true,
    looksAutomatic: false,
    /** What stood in the form when the visitor last pressed a button. */
    pressed: noWords,
    /** The enquiries whose repeat the visitor has agreed to, until they are sent. */
    agreed: new Set<string>(),
    /** The enquiries that this page has sent, without those that were refused. */
    sent: new Set<string>(),
    /** Tokens in the form that no event has reported, or that the device could not store. */
    unstored: new Set<string>(),
    sendings: [] as { enquiry: Enquiry; hasLeft: boolean }[],
  };
}

export type Tab = ReturnType<typeof newTab>;

export class Simulation {
  readonly tabs = [newTab(), newTab()] as const;
  isFull = false;
  #drafts: readonly Words[] = [];
  /** What stood in forms that were closed before they were hydrated. */
  #earlyWords: readonly Words[] = [];
  #attempts: Attempts = new Map();
  /** Whether the device has lost or refused attempts. */
  #hasForgotten = false;
  /** All tokens that were typed, and those that were sent or discarded. */
  readonly #typed = new Set<string>();
  readonly #gone = new Set<string>();
  /** The enquiries that the service has accepted, and those that may have reached it. */
  readonly #confirmed = new Set<string>();
  readonly #left = new Set<string>();
  #lockHolder: Tab | undefined;
  #lockQueue: Tab[] = [];

  /** Does what `startEnquiry` does in a page. */
  dispatch(tab: Tab, event: EnquiryEvent): void {
    const before = tab.state;
    const [state, effects = {}] = reduce(before, event, {
      ...tab,
      words: tab.form,
      attempts: this.#attempts,
    });
    Object.assign(tab, { state, form: state.words });
    const isEntered = state.stage !== before.stage;
    this.#store(tab, withDraft(this.#drafts, state.words, before.words), effects.attempt);
    if (isEntered && state.stage === 'waiting') this.#lockQueue.push(tab);
    if (isEntered && state.stage === 'sending') this.#send(tab, state.enquiryInQuestion);
    if (!isSubmitting(state.stage) && this.#lockHolder === tab) this.#lockHolder = undefined;
    this.#checkMessages(tab, before.stage, event, effects);
  }

  #store(from: Tab, drafts: readonly Words[], change?: Effects['attempt']): void {
    if (this.isFull) {
      if (change) this.#hasForgotten = true;
      return;
    }
    from.unstored.clear();
    const hasChanged =
      change !== undefined ||
      drafts.length !== this.#drafts.length ||
      drafts.some((draft, index) => draft !== this.#drafts[index]);
    this.#drafts = drafts;
    if (change) this.#attempts = withAttempt(this.#attempts, change.fingerprint, change.attempt);
    if (!hasChanged) return;
    for (const tab of this.tabs) if (tab !== from) this.dispatch(tab, { kind: 'storageChanged' });
  }

  #send(tab: Tab, sent: Enquiry): void {
    const fingerprint = fingerprintOf(sent);
    assert(isSame(sent, tab.pressed), 'What was sent is not what the visitor saw.');
    const hasLeft = this.#left.has(fingerprint) && !this.#hasForgotten;
    const isKnown = hasLeft || tab.sent.has(fingerprint);
    assert(!isKnown || tab.agreed.has(fingerprint), 'An enquiry was sent twice without a yes.');
    tab.agreed.delete(fingerprint);
    tab.sent.add(fingerprint);
    this.#left.add(fingerprint);
    tab.sendings.push({ enquiry: sent, hasLeft: tab.isOnline });
  }

  /** What the visitor reads must be true, and nobody waits for it in vain. */
  #checkMessages({ state }: Tab, before: Stage, event: EnquiryEvent, effects: Effects): void {
    const { stage, enquiryInQuestion } = state;
    const { toast, focus } = effects;
    const isSent = stage === 'sent' || stage === 'sentPart';
    const isTrue = {
      sent: isSent,
      failed: !isSent && stage !== 'writing',
      invalid: stage === 'writing',
    };
    assert(!toast || isTrue[toast], `The toast "${toast}" stands beside "${stage}".`);
    const isConfirmed = this.#confirmed.has(fingerprintOf(enquiryInQuestion));
    const isCalledSent = isSent || stage === 'sentBefore';
    assert(isConfirmed || !isCalledSent, 'The service has not accepted what is called sent.');
    const hasEnded = before === 'sending' && stage !== 'sending';
    assert(toast || !hasEnded, 'No toast says how a sending ended.');
    const isPressed = event.kind === 'submitted' || event.kind === 'agreed';
    const isFocused = focus === (stage === 'writing' ? 'mistakes' : 'enquiry-status');
    const isUnheard = (isPressed || isSubmitting(before)) && !isSubmitting(stage) && !isFocused;
    assert(!isUnheard, `The focus is not at what the visitor has to read at "${stage}".`);
  }

  /** The visitor types or deletes; or a password manager does, and no event reports it. */
  type(tab: Tab, words: Words, isReported = true): void {
    const before = tokensOf(tab.form);
    const after = tokensOf(words);
    this.#letGo(tab, without(before, after));
    this.#add(tab, without(after, before));
    tab.form = words;
    if (isReported) this.dispatch(tab, { kind: 'typed' });
  }

  /** A token that nobody has typed before, so that its loss is noticed. */
  newToken(): string {
    return `w${this.#typed.size};`;
  }

  #add(tab: Tab, tokens: readonly string[]): void {
    for (const token of tokens) {
      tab.unstored.add(token);
      this.#typed.add(token);
      this.#gone.delete(token);
    }
  }

  #discard(tokens: Iterable<string>): void {
    for (const token of tokens) this.#gone.add(token);
  }

  /** The visitor wants tokens out of one tab; in the other they stay, if they stand there. */
  #letGo(tab: Tab, tokens: readonly string[]): void {
    const kept = this.tabs.filter((other) => other !== tab).flatMap(({ form }) => tokensOf(form));
    this.#discard(without(tokens, kept));
  }

  press(tab: Tab, kind: 'submitted' | 'agreed'): void {
    const { stage, enquiryInQuestion } = tab.state;
    if (!isSubmitting(stage)) tab.pressed = tab.form;
    const isYes = kind === 'agreed' && asksForRepeat(stage);
    if (isYes) tab.agreed.add(fingerprintOf(enquiryInQuestion));
    this.dispatch(tab, { kind });
  }

  /** The visitor discards the enquiry in question; what else the form holds must stay. */
  discard(tab: Tab): void {
    const { enquiryInQuestion, wordsBeforeRestore, stage } = tab.state;
    if (stage !== 'restored' && !asksForRepeat(stage)) return;
    const kept = stage === 'restored' ? tokensOf(wordsBeforeRestore) : [];
    this.#letGo(tab, without(tokensOf(enquiryInQuestion), kept));
    this.dispatch(tab, { kind: 'dismissed' });
  }

  /** Grants the lock to the tab that waits longest, or lets that tab go on without one. */
  endWait(hasLock: boolean): void {
    if (this.#lockHolder && hasLock) return;
    const tab = this.#lockQueue.shift();
    if (!tab) return;
    if (hasLock) this.#lockHolder = tab;
    this.dispatch(tab, { kind: 'lockGranted' });
  }

  /** Ends the oldest sending of a tab; after a timeout its answer can still come. */
  answer(tab: Tab, wanted: Answer, isTimeout = false): void {
    const [sending] = tab.sendings;
    if (!sending) return;
    const { enquiry: sent, hasLeft } = sending;
    const fingerprint = fingerprintOf(sent);
    const answer = hasLeft || isTimeout ? wanted : 'offline';
    if (!isTimeout) tab.sendings.shift();
    if (answer === 'sent') {
      this.#confirmed.add(fingerprint);
      this.#discard(tokensOf(sent));
    } else if (answer !== 'unanswered' && !tab.state.previousAttempt) {
      // Refused at its first sending: nothing has arrived, unless the same is being sent once more.
      const isLast = !tab.sendings.some((other) => isSame(other.enquiry, sent));
      if (isLast) tab.sent.delete(fingerprint);
      if (isLast && !this.#confirmed.has(fingerprint)) this.#left.delete(fingerprint);
    }
    const isKnown = isTimeout || tab.isOnline || answer !== 'unanswered';
    this.dispatch(tab, { kind: 'answered', enquiry: sent, answer: isKnown ? answer : 'offline' });
  }

  /** Reloads a tab; its form holds what the browser or the visitor has put there before hydration. */
  reload(tab: Tab, form: Words, isSubmitHeld = false): void {
    this.#discard(tab.unstored);
    Object.assign(tab, newTab(), { form, pressed: form });
    this.#lockQueue = this.#lockQueue.filter((waiting) => waiting !== tab);
    if (this.#lockHolder === tab) this.#lockHolder = undefined;
    this.#add(tab, tokensOf(form));
    const older = [...this.#drafts, ...this.#earlyWords, form];
    // They are merged into the form, and a full device cannot store them as a draft.
    const early = [...this.#earlyWords, form].flatMap(tokensOf);
    if (this.isFull) for (const token of early) tab.unstored.add(token);
    this.dispatch(tab, { kind: 'opened', older });
    this.#earlyWords = [];
    this.#store(tab, withDraft([], tab.form, noWords));
    // A submit that the loader holds is dropped where the form was filled with other words.
    if (isSubmitHeld && tab.form === form) this.dispatch(tab, { kind: 'submitted' });
  }

  /** A third page is loaded, filled in and closed before it is hydrated. */
  closeEarly(words: Words): void {
    if (this.isFull) return;
    this.#earlyWords = [...this.#earlyWords, words];
    for (const token of tokensOf(words)) this.#typed.add(token);
  }

  /** The device is cleared, and the browser reports that to the tabs or not. */
  clear(isReported: boolean): void {
    this.#discard(this.#earlyWords.flatMap(tokensOf));
    this.#earlyWords = [];
    this.#drafts = [];
    this.#attempts = new Map();
    this.#hasForgotten = true;
    for (const tab of this.tabs) {
      for (const token of tokensOf(tab.form)) tab.unstored.add(token);
      if (isReported) this.dispatch(tab, { kind: 'storageChanged' });
    }
  }

  /** Every token must stand in a form or a draft, unless it was sent or discarded. */
  checkTokens(): void {
    const forms = this.tabs.map(({ form }) => form);
    const held = [...forms, ...this.#drafts, ...this.#earlyWords].flatMap(tokensOf);
    for (const token of this.#typed) {
      assert(held.includes(token) || this.#gone.has(token), `The word "${token}" was lost.`);
    }
  }

  /** Lets every wait run out: no enquiry may be on its way after that. */
  settle(): void {
    for (const tab of this.tabs) {
      this.endWait(false);
      this.endWait(false);
      while (tab.sendings.length > 0) this.answer(tab, 'unanswered');
    }
    const stages = this.tabs.map(({ state }) => state.stage);
    assert(!stages.some(isSubmitting), 'An enquiry is on its way for ever.');
  }
}
