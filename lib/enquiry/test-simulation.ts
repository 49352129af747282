/** An enquiry and where it goes; and a device with two tabs, simulated around the reducer alone. */
import assert from 'node:assert/strict';
import { type Attempts, fingerprintOf, withAttempt } from './attempts';
import { type Enquiry, isSame, noWords, type Words, withDraft } from './enquiry';
import { reduce } from './reduce';
import {
  type Answer,
  type Effect,
  type EnquiryEvent,
  initialState,
  isSubmitting,
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

const repeatQuestions: readonly Stage[] = [
  'unanswered',
  'interrupted',
  'triedBefore',
  'sentBefore',
];

/** After these, the device must have stored all words of the form, unless it is full. */
const storingEvents: readonly EnquiryEvent['kind'][] = ['opened', 'typed', 'submitted', 'agreed'];

const printOf = (words: Words) => fingerprintOf(words);

/** The words of a message that the simulation follows: each was typed once. */
export const tokensOf = ({ message }: Words): readonly string[] => message.match(/\w+;/g) ?? [];

/** One tab: its form, the reducer's state, and what its visitor has seen and agreed to. */
function newTab() {
  return {
    state: initialState,
    form: noWords,
    isOnline: true,
    looksAutomatic: false,
    /** Whether the loader holds a submit until the form is hydrated. */
    isSubmitHeld: false,
    /** What stood in the form when the visitor last pressed a button. */
    pressed: noWords,
    /** The enquiries whose repeat the visitor has agreed to, until they are sent. */
    agreed: new Set<string>(),
    /** The enquiries that this page has sent, without those that were refused. */
    sent: new Set<string>(),
    /** Tokens in the form that no event has reported, or that the device could not store. */
    unstored: new Set<string>(),
    sendings: [] as { number: number; enquiry: Enquiry; hasLeft: boolean }[],
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

  dispatch(tab: Tab, event: EnquiryEvent): void {
    const [state, effects] = reduce(tab.state, event);
    tab.state = state;
    for (const effect of effects) this.#carryOut(tab, effect);
    if (storingEvents.includes(event.kind) && !this.isFull) tab.unstored.clear();
    this.#checkMessages(tab, effects);
  }

  #carryOut(tab: Tab, effect: Effect): void {
    switch (effect.kind) {
      case 'storeDraft':
        this.#store(tab, withDraft(this.#drafts, effect.words, effect.replaced));
        break;
      case 'storeAttempt': {
        if (this.isFull) this.#hasForgotten = true;
        const { fingerprint, attempt } = effect;
        this.#store(tab, this.#drafts, withAttempt(this.#attempts, fingerprint, attempt));
        break;
      }
      case 'clearEarlyWords':
        this.#earlyWords = [];
        break;
      case 'requestLock':
        this.#lockQueue.push(tab);
        break;
      case 'releaseLock':
        if (this.#lockHolder === tab) this.#lockHolder = undefined;
        break;
      case 'send':
        this.#send(tab, effect.enquiry, effect.sendingNumber);
        break;
      case 'fillForm':
        tab.form = effect.words;
        break;
      case 'dropHeldSubmit':
        tab.isSubmitHeld = false;
        break;
      default:
    }
  }

  #store(from: Tab, drafts: readonly Words[], attempts = this.#attempts): void {
    if (this.isFull) return;
    const hasChanged =
      drafts.length !== this.#drafts.length ||
      drafts.some((draft, index) => draft !== this.#drafts[index]) ||
      attempts !== this.#attempts;
    this.#drafts = drafts;
    this.#attempts = attempts;
    if (!hasChanged) return;
    for (const tab of this.tabs) {
      if (tab !== from) this.dispatch(tab, { kind: 'storageChanged', drafts, attempts });
    }
  }

  #send(tab: Tab, sent: Enquiry, number: number): void {
    const print = printOf(sent);
    assert(isSame(sent, tab.pressed), 'What was sent is not what the visitor saw.');
    const isKnown = tab.sent.has(print) || (this.#left.has(print) && !this.#hasForgotten);
    assert(!isKnown || tab.agreed.has(print), 'An enquiry was sent twice without a yes.');
    tab.agreed.delete(print);
    tab.sent.add(print);
    this.#left.add(print);
    tab.sendings.push({ number, enquiry: sent, hasLeft: tab.isOnline });
  }

  /** What the visitor reads must be true. */
  #checkMessages(tab: Tab, effects: readonly Effect[]): void {
    const { stage, enquiryInQuestion } = tab.state;
    const isSent = stage === 'sent' || stage === 'sentPart';
    const isTrue = {
      sent: isSent,
      failed: !isSent && stage !== 'writing',
      invalid: stage === 'writing',
    };
    for (const effect of effects) {
      if (effect.kind !== 'toast') continue;
      assert(isTrue[effect.toast], `The toast "${effect.toast}" stands beside "${stage}".`);
    }
    if (isSent || stage === 'sentBefore') {
      const isConfirmed = this.#confirmed.has(printOf(enquiryInQuestion));
      assert(isConfirmed, 'The service has not accepted what is called sent.');
    }
  }

  /** The visitor types or deletes; or a password manager does, and no event reports it. */
  type(tab: Tab, words: Words, isReported = true): void {
    const before = tokensOf(tab.form);
    const after = tokensOf(words);
    this.#letGo(
      tab,
      before.filter((token) => !after.includes(token)),
    );
    this.#add(
      tab,
      after.filter((token) => !before.includes(token)),
    );
    tab.form = words;
    if (isReported) this.dispatch(tab, { kind: 'typed', words, field: 'message' });
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

  /** The visitor wants tokens out of one tab; in the other they stay, if they stand there. */
  #letGo(tab: Tab, tokens: readonly string[]): void {
    const kept = this.tabs.filter((other) => other !== tab).flatMap(({ form }) => tokensOf(form));
    for (const token of tokens) if (!kept.includes(token)) this.#gone.add(token);
  }

  press(tab: Tab, kind: 'submitted' | 'agreed'): void {
    const { form: words, isOnline, looksAutomatic, state } = tab;
    if (!isSubmitting(state.stage)) tab.pressed = words;
    if (kind === 'agreed' && repeatQuestions.includes(state.stage)) {
      tab.agreed.add(printOf(state.enquiryInQuestion));
    }
    this.dispatch(tab, { kind, words, isOnline, looksAutomatic });
  }

  /** The visitor discards the enquiry in question; what else the form holds must stay. */
  discard(tab: Tab): void {
    const { enquiryInQuestion, wordsBeforeRestore, stage } = tab.state;
    if (stage !== 'restored' && !repeatQuestions.includes(stage)) return;
    const kept = stage === 'restored' ? tokensOf(wordsBeforeRestore) : [];
    this.#letGo(
      tab,
      tokensOf(enquiryInQuestion).filter((token) => !kept.includes(token)),
    );
    this.dispatch(tab, { kind: 'dismissed', words: tab.form });
  }

  /** Grants the lock to the tab that waits longest, or lets that tab go on without one. */
  endWait(hasLock: boolean): void {
    if (this.#lockHolder && hasLock) return;
    const tab = this.#lockQueue.shift();
    if (!tab) return;
    if (hasLock) this.#lockHolder = tab;
    this.dispatch(tab, { kind: 'lockGranted', attempts: this.#attempts });
  }

  /** Ends the oldest sending of a tab; after a timeout its answer can still come. */
  answer(tab: Tab, wanted: Answer, isTimeout = false): void {
    const [sending] = tab.sendings;
    if (!sending) return;
    const { enquiry: sent, number: sendingNumber, hasLeft } = sending;
    const answer = hasLeft || isTimeout ? wanted : 'offline';
    if (!isTimeout) tab.sendings.shift();
    if (answer === 'sent') {
      this.#confirmed.add(printOf(sent));
      for (const token of tokensOf(sent)) this.#gone.add(token);
    } else if (answer !== 'unanswered' && !tab.state.previousAttempt) {
      // Refused at its first sending: nothing has arrived, unless the same is being sent once more.
      const isLast = !tab.sendings.some((other) => isSame(other.enquiry, sent));
      if (isLast) tab.sent.delete(printOf(sent));
      if (isLast && !this.#confirmed.has(printOf(sent))) this.#left.delete(printOf(sent));
    }
    const known = isTimeout || tab.isOnline || answer !== 'unanswered' ? answer : 'offline';
    this.dispatch(tab, {
      kind: 'answered',
      sendingNumber,
      enquiry: sent,
      answer: known,
      words: tab.form,
    });
  }

  /** Reloads a tab; its form holds what the browser or the visitor has put there before hydration. */
  reload(tab: Tab, form: Words, isSubmitHeld = false): void {
    for (const token of tab.unstored) this.#gone.add(token);
    Object.assign(tab, newTab(), { form, isSubmitHeld, pressed: form });
    this.#lockQueue = this.#lockQueue.filter((waiting) => waiting !== tab);
    if (this.#lockHolder === tab) this.#lockHolder = undefined;
    this.#add(tab, tokensOf(form));
    const earlyWords = [...this.#earlyWords, form];
    // They are merged into the form, and a full device cannot store them as a draft.
    if (this.isFull) for (const token of earlyWords.flatMap(tokensOf)) tab.unstored.add(token);
    const stored = { drafts: this.#drafts, attempts: this.#attempts };
    this.dispatch(tab, { kind: 'opened', words: form, earlyWords, ...stored });
    if (!tab.isSubmitHeld) return;
    tab.isSubmitHeld = false;
    const words = tab.form;
    this.dispatch(tab, { kind: 'submitted', words, isOnline: true, looksAutomatic: false });
  }

  /** A third page is loaded, filled in and closed before it is hydrated. */
  closeEarly(words: Words): void {
    if (this.isFull) return;
    this.#earlyWords = [...this.#earlyWords, words];
    for (const token of tokensOf(words)) this.#typed.add(token);
  }

  /** The device is cleared, and the browser reports that to the tabs or not. */
  clear(isReported: boolean): void {
    for (const token of this.#earlyWords.flatMap(tokensOf)) this.#gone.add(token);
    this.#earlyWords = [];
    this.#drafts = [];
    this.#attempts = new Map();
    this.#hasForgotten = true;
    for (const tab of this.tabs) {
      for (const token of tokensOf(tab.form)) tab.unstored.add(token);
      const stored = { drafts: this.#drafts, attempts: this.#attempts };
      if (isReported) this.dispatch(tab, { kind: 'storageChanged', ...stored });
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
