/** A device with two tabs, a network and an email service, for tests of the reducer alone. */
import { type Attempts, withAttempt, withDraft } from './device-memory';
import { type Enquiry, fingerprint, isSame, noWords, type Words } from './enquiry';
import { reduce } from './reduce';
import {
  type Answer,
  type Effect,
  type EnquiryEvent,
  type EnquiryState,
  isOnItsWay,
  type Stage,
  startState,
} from './states';

const subject = 'Inquiry';
const repeatQuestions: readonly Stage[] = [
  'unanswered',
  'interrupted',
  'triedBefore',
  'sentBefore',
];

/** After these the device must hold all words of the form, if it has room. */
const keepingEvents: readonly EnquiryEvent['kind'][] = ['opened', 'typed', 'submitted', 'agreed'];

interface Sending {
  readonly number: number;
  readonly enquiry: Enquiry;
}

/** One tab: its form, the reducer's state, and what its visitor has seen and said. */
interface Tab {
  state: EnquiryState;
  form: Words;
  isOnline: boolean;
  looksAutomatic: boolean;
  /** The words that stood in the form when the visitor pressed a button last. */
  pressed: Words;
  /** Enquiries whose repeat the visitor has agreed to and that have not been sent since. */
  agreed: Set<string>;
  /** Enquiries that this page has sent and that were not refused. */
  sent: Set<string>;
  /** Words that stand in the form and that no event has told of, or that the device could not keep. */
  unkept: Set<string>;
  sendings: Sending[];
  isHeld: boolean;
}

function newTab(): Tab {
  return {
    state: startState(subject),
    form: noWords,
    isOnline: true,
    looksAutomatic: false,
    pressed: noWords,
    agreed: new Set(),
    sent: new Set(),
    unkept: new Set(),
    sendings: [],
    isHeld: false,
  };
}

export const printOf = (words: Words) => fingerprint(words, subject);
export const tokensOf = ({ message }: Words): readonly string[] => message.match(/\w+;/g) ?? [];

function expectThat(isSo: boolean, sentence: string): void {
  if (!isSo) throw new Error(sentence);
}

export class World {
  readonly tabs = [newTab(), newTab()] as const;
  drafts: readonly Words[] = [];
  /** What stood in forms that were closed before their script was there. */
  early: readonly Words[] = [];
  attempts: Attempts = new Map();
  isFull = false;
  /** Whether the device has lost or refused notes since the start. */
  hasForgotten = false;
  /** All words that were typed, and those that are gone for a good reason. */
  readonly typed = new Set<string>();
  readonly gone = new Set<string>();
  /** What the service has said yes to, and what may have reached it. */
  readonly confirmed = new Set<string>();
  readonly left = new Set<string>();
  turnHolder: Tab | undefined;
  turnQueue: Tab[] = [];

  /** Hands a tab an event and carries out what comes of it. */
  dispatch(tab: Tab, event: EnquiryEvent): void {
    const [state, effects] = reduce(tab.state, event);
    tab.state = state;
    for (const effect of effects) this.carryOut(tab, effect);
    if (keepingEvents.includes(event.kind) && !this.isFull) tab.unkept.clear();
    this.checkTold(tab, effects);
  }

  private carryOut(tab: Tab, effect: Effect): void {
    switch (effect.kind) {
      case 'keepDraft':
        this.remember(tab, withDraft(this.drafts, effect.words, effect.replaced), this.attempts);
        break;
      case 'note':
        if (this.isFull) this.hasForgotten = true;
        this.remember(tab, this.drafts, withAttempt(this.attempts, effect.print, effect.attempt));
        break;
      case 'forgetEarlyWords':
        this.early = [];
        break;
      case 'takeTurn':
        this.turnQueue.push(tab);
        break;
      case 'endTurn':
        if (this.turnHolder === tab) this.turnHolder = undefined;
        break;
      case 'send':
        this.send(tab, effect.enquiry, effect.sending);
        break;
      case 'fillForm':
        tab.form = effect.words;
        break;
      case 'dropHeldSubmit':
        tab.isHeld = false;
        break;
      default:
    }
  }

  private remember(from: Tab, drafts: readonly Words[], attempts: Attempts): void {
    if (this.isFull) return;
    const hasChanged =
      drafts.length !== this.drafts.length ||
      drafts.some((draft, index) => draft !== this.drafts[index]) ||
      attempts !== this.attempts;
    this.drafts = drafts;
    this.attempts = attempts;
    if (!hasChanged) return;
    for (const tab of this.tabs) {
      if (tab !== from) this.dispatch(tab, { kind: 'remembered', drafts, attempts });
    }
  }

  private send(tab: Tab, enquiry: Enquiry, number: number): void {
    const print = printOf(enquiry);
    expectThat(isSame(enquiry, tab.pressed), 'What was sent is not what the visitor saw.');
    const isKnown = tab.sent.has(print) || (this.left.has(print) && !this.hasForgotten);
    expectThat(!isKnown || tab.agreed.has(print), 'An enquiry was sent twice without a yes.');
    tab.agreed.delete(print);
    tab.sent.add(print);
    this.left.add(print);
    tab.sendings.push({ number, enquiry });
  }

  /** What the visitor is told must be so. */
  private checkTold(tab: Tab, effects: readonly Effect[]): void {
    const { stage, about } = tab.state;
    const isSent = stage === 'sent' || stage === 'sentPart';
    for (const effect of effects) {
      if (effect.kind !== 'toast') continue;
      const isFailed = !isSent && stage !== 'writing';
      const isRight = { sent: isSent, failed: isFailed, invalid: stage === 'writing' };
      expectThat(isRight[effect.toast], `The toast "${effect.toast}" stands beside "${stage}".`);
    }
    if (isSent || stage === 'sentBefore') {
      expectThat(this.confirmed.has(printOf(about)), 'The service has not said that it was sent.');
    }
  }

  /** The visitor writes, or wipes out; or a password manager does, and no event tells of it. */
  type(tab: Tab, words: Words, isTold: boolean): void {
    this.letGo(
      tab,
      tokensOf(tab.form).filter((token) => !tokensOf(words).includes(token)),
    );
    for (const token of tokensOf(words)) {
      if (tokensOf(tab.form).includes(token)) continue;
      tab.unkept.add(token);
      this.typed.add(token);
      this.gone.delete(token);
    }
    tab.form = words;
    if (isTold) this.dispatch(tab, { kind: 'typed', words, field: 'message' });
  }

  press(tab: Tab, kind: 'submitted' | 'agreed'): void {
    const { form: words, isOnline, looksAutomatic, state } = tab;
    if (!isOnItsWay(state.stage)) tab.pressed = words;
    if (kind === 'agreed' && repeatQuestions.includes(state.stage)) {
      tab.agreed.add(printOf(state.about));
    }
    this.dispatch(tab, { kind, words, isOnline, looksAutomatic });
  }

  /** The visitor wants what the stage shows to go; what the form held besides must stay. */
  discard(tab: Tab): void {
    const { about, own, stage } = tab.state;
    const meant = tokensOf(about).filter(
      (token) => stage !== 'restored' || !tokensOf(own).includes(token),
    );
    this.letGo(tab, meant);
    this.dispatch(tab, { kind: 'dismissed', words: tab.form });
  }

  /** The visitor wants words out of one tab; in the other they stay, if they stand there. */
  private letGo(tab: Tab, tokens: readonly string[]): void {
    const [other] = this.tabs.filter((one) => one !== tab);
    const held = other ? tokensOf(other.form) : [];
    for (const token of tokens) if (!held.includes(token)) this.gone.add(token);
  }

  giveTurn(hasLocks: boolean): void {
    if (this.turnHolder && hasLocks) return;
    const tab = this.turnQueue.shift();
    if (!tab) return;
    if (hasLocks) this.turnHolder = tab;
    this.dispatch(tab, { kind: 'turnCame', attempts: this.attempts });
  }

  /** The network or the service ends a sending; an answer of silence leaves it open for a late one. */
  answer(tab: Tab, answer: Answer, isSilence = false): void {
    const [sending] = tab.sendings;
    if (!sending) return;
    const { enquiry, number } = sending;
    const print = printOf(enquiry);
    if (!isSilence) tab.sendings.shift();
    if (answer === 'sent') {
      this.confirmed.add(print);
      for (const token of tokensOf(enquiry)) this.gone.add(token);
    } else if (
      answer !== 'unanswered' &&
      !tab.sendings.some((one) => isSame(one.enquiry, enquiry))
    ) {
      this.takeBack(tab, print);
    }
    this.dispatch(tab, { kind: 'answered', sending: number, enquiry, answer, words: tab.form });
  }

  /** A refusal tells for certain of a first sending that nothing arrived. */
  private takeBack(tab: Tab, print: string): void {
    if (tab.state.before) return;
    tab.sent.delete(print);
    if (!this.confirmed.has(print)) this.left.delete(print);
  }

  /** Loads the page of a tab anew; its form is empty, or as the browser or the visitor has filled it. */
  reload(tab: Tab, form: (before: Words) => Words, isSubmitHeld = false): void {
    for (const token of tab.unkept) this.gone.add(token);
    const before = tab.form;
    Object.assign(tab, newTab(), { form: form(before), isHeld: isSubmitHeld });
    this.turnQueue = this.turnQueue.filter((waiting) => waiting !== tab);
    if (this.turnHolder === tab) this.turnHolder = undefined;
    tab.pressed = tab.form;
    for (const token of tokensOf(tab.form)) {
      this.typed.add(token);
      this.gone.delete(token);
      tab.unkept.add(token);
    }
    const { drafts, attempts } = this;
    const early = [...this.early, tab.form];
    // They come into the form, and a full device cannot take them as a draft.
    if (this.isFull) for (const token of early.flatMap(tokensOf)) tab.unkept.add(token);
    this.dispatch(tab, { kind: 'opened', words: tab.form, early, drafts, attempts });
    if (!tab.isHeld) return;
    tab.isHeld = false;
    this.dispatch(tab, {
      kind: 'submitted',
      words: tab.form,
      isOnline: true,
      looksAutomatic: false,
    });
  }

  /** A third page is loaded, filled in and closed before its script is there. */
  closeEarly(words: Words): void {
    if (this.isFull) return;
    this.early = [...this.early, words];
    for (const token of tokensOf(words)) this.typed.add(token);
  }

  /** Somebody empties what the device remembers. */
  forget(isTold: boolean): void {
    for (const token of this.early.flatMap(tokensOf)) this.gone.add(token);
    this.early = [];
    this.drafts = [];
    this.attempts = new Map();
    this.hasForgotten = true;
    for (const tab of this.tabs) {
      for (const token of tokensOf(tab.form)) tab.unkept.add(token);
      if (!isTold) continue;
      this.dispatch(tab, { kind: 'remembered', drafts: this.drafts, attempts: this.attempts });
    }
  }

  /** Every word that was typed must still stand in a form or a draft, or have gone for good reason. */
  checkWords(): void {
    const forms = this.tabs.map(({ form }) => form);
    const held = [...forms, ...this.drafts, ...this.early].flatMap(tokensOf);
    for (const token of this.typed) {
      expectThat(held.includes(token) || this.gone.has(token), `The word "${token}" was lost.`);
    }
  }

  /** Lets all time pass that anything waits for: nothing may be on its way after that. */
  settle(): void {
    for (const tab of this.tabs) {
      this.giveTurn(false);
      this.giveTurn(false);
      while (tab.sendings.length > 0) this.answer(tab, 'unanswered');
    }
    for (const { state } of this.tabs) {
      expectThat(!isOnItsWay(state.stage), 'An enquiry is on its way for ever.');
    }
  }
}
