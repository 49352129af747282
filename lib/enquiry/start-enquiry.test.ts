/**
 * The environment of the mutation tests: jsdom that tells them what a test covers.
 * @jest-environment @stryker-mutator/jest-runner/jest-env/jsdom
 */
import fc from 'fast-check';
import { enquiryMistakes } from '@/content/enquiry';
import { keptWords, listenToOthers } from '../html-first/islands/kept-words';
import { keepDraft } from '../html-first/loader/keep-draft';
import { sendEmail } from './email-service';
import {
  emptyValues,
  enquiryFields,
  type FieldValues,
  fieldSettings,
  isSame,
  mapFields,
} from './enquiry';
import { startEnquiry } from './start-enquiry';
import { type Answer, type EnquiryEvent, type EnquiryState, initialState } from './states';
import { delivery, enquiryOf } from './test-enquiries';

jest.mock('./email-service');

const key = 'enquiry /';
let isOnline = true;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});

function clearDevice(): void {
  isOnline = true;
  localStorage.clear();
  sessionStorage.clear();
}

/** A page with its form, as the loader and the island start it. */
function openPage() {
  const form = document.createElement('form');
  form.setAttribute('data-draft', key);
  const controls = new Map(
    enquiryFields.map((field) => [field, document.createElement('textarea')] as const),
  );
  for (const [field, control] of controls) control.name = fieldSettings[field].parameter;
  form.append(...controls.values());
  const listeners: [type: string, listener: EventListener][] = [];
  jest.spyOn(window, 'addEventListener').mockImplementation((type, listener) => {
    if (typeof listener === 'function') listeners.push([type, listener]);
  });
  const page = {
    state: initialState,
    read: () => mapFields((field) => controls.get(field)?.value ?? ''),
    fill(values: FieldValues) {
      for (const [field, control] of controls) control.value = values[field];
      form.dispatchEvent(new Event(isSame(values, emptyValues) ? 'reset' : 'input'));
    },
    /** Fires an event of the window, for this page alone. */
    fire(type: string) {
      for (const [other, listener] of listeners) if (other === type) listener(new Event(type));
    },
    dispatch: (_event: EnquiryEvent): void => undefined,
  };
  const isRestored = keepDraft(form, key);
  const device = keptWords(form);
  page.dispatch = startEnquiry(
    {
      device,
      isRestored,
      readForm: page.read,
      fillForm: page.fill,
      show: (state: EnquiryState) => void (page.state = state),
    },
    delivery,
  );
  const { signal } = new AbortController();
  listenToOthers(form, device, () => page.dispatch({ kind: 'noticed' }), signal);
  return page;
}

const a = enquiryOf({ message: 'A bull' });
const b = enquiryOf({ message: 'Two bulls' });
/** What can stand in the form. `a_`: the same words as a, spaced otherwise; `a+`: more words. */
const forms: Readonly<Record<string, FieldValues>> = {
  a,
  b,
  a_: { ...a, message: 'A  bull ' },
  'a+': { ...a, message: 'A bull\n\n12 m²' },
  '+': { ...a, message: '12 m²' },
  space: { ...emptyValues, name: ' ' },
  name: { ...emptyValues, name: 'Ann' },
  empty: emptyValues,
};
const answers = new Map<string, Answer>([
  ['sent', 'sent'],
  ['cut', 'unanswered'],
  ['no', 'refused'],
]);
const presses = new Map<string, 'submitted' | 'agreed' | 'dismissed'>([
  ['send', 'submitted'],
  ['yes', 'agreed'],
  ['discard', 'dismissed'],
]);

/** Plays a story: the words typed or filled in without an event, presses, answers, the line, reloads. */
function play(story: string) {
  clearDevice();
  const answerTo: ((answer: Answer) => void)[] = [];
  jest.mocked(sendEmail).mockImplementation((_enquiry, _delivery, onAnswer) => {
    answerTo.push(onAnswer);
  });
  let page = openPage();
  for (const step of story.split(' ')) {
    const [what = '', of = what] = step.split(':');
    const kind = presses.get(what);
    const answer = answers.get(of);
    const words = forms[of];
    if (what.endsWith('line')) isOnline = what === 'online';
    if (words) page.fill(words);
    if (kind) page.dispatch({ kind });
    else if (answer) answerTo.at(what === 'late' ? 0 : -1)?.(answer);
    else if (what === 'online') page.dispatch({ kind: 'connected' });
    else if (what in forms) page.dispatch({ kind: 'typed' });
    else if (what === 'reload') page = openPage();
    else if (what !== 'fill' && what !== 'offline') throw new Error(`What is "${step}"?`);
    // By then the draft is stored.
    jest.advanceTimersByTime(300);
  }
  return page;
}

test.each<[story: string, stage: EnquiryState['stage'], form: string]>([
  ['name send', 'writing', 'name'],
  ['a send', 'sending', 'a'],
  ['fill:a send', 'sending', 'a'],
  ['a send send yes discard online', 'sending', 'a'],
  ['a send sent', 'sent', 'empty'],
  ['a send sent send', 'sent', 'empty'],
  ['a send sent space', 'sent', 'space'],
  ['a send sent name', 'writing', 'name'],
  ['a send sent a send', 'sending', 'a'],
  ['a send fill:a+ sent', 'sentPart', '+'],
  ['a send fill:a+ sent b', 'writing', 'b'],
  ['a send fill:b sent', 'sentPart', 'b'],
  ['a send no', 'refused', 'a'],
  ['a send no b', 'refused', 'b'],
  ['a send no yes', 'sending', 'a'],
  ['a send no offline yes', 'offline', 'a'],
  ['a offline send', 'offline', 'a'],
  ['a offline send yes', 'sending', 'a'],
  ['a offline send yes cut', 'unansweredOffline', 'a'],
  ['a offline send yes online cut', 'unansweredOffline', 'a'],
  ['a offline send online', 'online', 'a'],
  ['a offline send online offline yes', 'offline', 'a'],
  ['a send cut', 'unanswered', 'a'],
  ['a send cut send', 'triedBefore', 'a'],
  ['a send cut send a_', 'triedBefore', 'a_'],
  ['a send cut send b', 'writing', 'b'],
  ['a send cut yes', 'sending', 'a'],
  ['a send cut offline yes', 'sending', 'a'],
  ['a send cut yes no', 'repeatRefused', 'a'],
  ['a send cut yes no send', 'triedBefore', 'a'],
  ['a send cut b', 'unanswered', 'b'],
  ['a send cut b send', 'sending', 'b'],
  ['a send cut b yes', 'sending', 'b'],
  ['a send cut b discard', 'writing', 'b'],
  ['a send cut discard', 'writing', 'empty'],
  ['a send cut discard a send', 'triedBefore', 'a'],
  ['a send cut b send sent a send', 'triedBefore', 'a'],
  ['a send cut b offline send a yes', 'triedBefore', 'a'],
  ['a send cut late:sent', 'sent', 'empty'],
  ['a send cut late:no', 'refused', 'a'],
  ['a send cut yes late:no', 'sending', 'a'],
  ['a send cut b late:sent', 'sentPart', 'b'],
  ['a send cut b late:sent a send', 'sending', 'a'],
  ['a send cut b send late:sent', 'sending', 'b'],
  ['a send cut b send late:sent no a send', 'sent', 'empty'],
  ['a send cut b send late:no no a send', 'sending', 'a'],
  ['a send cut a+ yes', 'sending', 'a+'],
  ['a send cut yes fill:a+ late:sent', 'sentPart', '+'],
  ['a send cut empty late:sent', 'sent', 'empty'],
  ['a send cut yes late:sent', 'sent', 'empty'],
  ['a send fill:empty reload a send', 'triedBefore', 'a'],
  ['a send fill:empty reload b send', 'sending', 'b'],
  ['a send reload', 'unanswered', 'a'],
  ['a send reload a_ send', 'triedBefore', 'a_'],
  ['b reload', 'restored', 'b'],
  ['b reload a', 'writing', 'a'],
  ['b reload discard', 'writing', 'empty'],
])('%s: %s', (story, stage, form) => {
  const { state, read } = play(story);
  expect([state.stage, read()]).toEqual([stage, forms[form]]);
});

test('editing a field clears only its own mistake', () => {
  const { emailInvalid, messageRequired } = enquiryMistakes;
  expect(play('space send name online').state).toEqual({
    stage: 'writing',
    errors: { email: emailInvalid, message: messageRequired },
    values: forms.name,
  });
});

const messages = ['A bull', 'Two bulls', 'A bull and a cow'] as const;
/** What the service can say of a message; every second one reaches the farm. */
const anyAnswer: readonly Answer[] = ['sent', 'refused', 'unanswered', 'unanswered'];

const includes = (list: readonly FieldValues[], words: FieldValues) =>
  list.some((other) => isSame(other, words));

interface Tab {
  stored: Record<string, string>;
  page: ReturnType<typeof openPage>;
}

interface Sending {
  readonly tab: Tab;
  readonly words: FieldValues;
  readonly onAnswer: (answer: Answer) => void;
  /** The words were sent or discarded while they were on their way. */
  isSettled?: boolean;
}

/** Two tabs and the email service; each step throws where a promise is broken. */
function startWorld() {
  clearDevice();
  let hasSaidYes = false;
  let sendings: Sending[] = [];
  // What has reached the farm, and what may have: of neither has the visitor read anything since.
  let arrived: FieldValues[] = [];
  let unconfirmed: Sending[] = [];
  /** All that was sent or discarded, and what of it was not written again since. */
  const ended: FieldValues[] = [];
  let over: FieldValues[] = [];
  const openTab = (): Tab => ({ stored: {}, page: openPage() });
  const tabs = [openTab(), openTab()] as const;
  const tabOf = (number: number) => (number % 2 === 0 ? tabs[0] : tabs[1]);
  let current: Tab | undefined;
  jest.mocked(sendEmail).mockImplementation((words, _delivery, onAnswer) => {
    const isRepeat = unconfirmed.some((other) => isSame(other.words, words));
    if (isRepeat && !hasSaidYes) throw new Error('The same words are sent without a yes.');
    if (!current) throw new Error('No tab sends.');
    const sending = { tab: current, words, onAnswer };
    unconfirmed.push(sending);
    sendings.push(sending);
  });

  /** Lets something happen in a tab, with its storage. */
  function inTab(tab: Tab, happen: () => void): void {
    sessionStorage.clear();
    for (const [name, text] of Object.entries(tab.stored)) sessionStorage.setItem(name, text);
    current = tab;
    happen();
    jest.advanceTimersByTime(300);
    tab.stored = Object.fromEntries(Object.entries(sessionStorage));
  }
  function end(words: FieldValues): void {
    ended.push(words);
    over.push(words);
    for (const sending of sendings) sending.isSettled ||= isSame(sending.words, words);
    arrived = arrived.filter((other) => !isSame(other, words));
    unconfirmed = unconfirmed.filter((other) => !isSame(other.words, words));
  }
  function arrive({ isSettled, words }: Sending): void {
    if (!isSettled) arrived.push(words);
  }
  function check(): void {
    for (const { state, read } of tabs.map(({ page }) => page)) {
      if (state.stage !== 'sending' && includes(over, read()))
        throw new Error('Sent words are back.');
      const isNotSent = /^(outOfOrder|refused|offline|online)$/.test(state.stage);
      if (isNotSent && 'enquiry' in state && includes(arrived, state.enquiry))
        throw new Error('What has arrived is called not sent.');
    }
  }
  /** Lets something happen in a tab, and the other notice; words go only once they are sent or discarded. */
  function step(tab: Tab, happen: () => void, mayChange = false): void {
    const before = tabs.map((each) => [each, each.page.read()] as const);
    inTab(tab, happen);
    for (const other of tabs) if (other !== tab) inTab(other, () => other.page.fire('storage'));
    for (const [each, words] of before) {
      const isFree = isSame(words, emptyValues) || includes(ended, words);
      const isChanged = !isSame(words, each.page.read());
      if (isChanged && !isFree && !(mayChange && each === tab)) throw new Error('Words are lost.');
    }
    check();
  }
  return {
    write(number: number) {
      const tab = tabOf(number);
      if (tab.page.state.stage === 'sending') return;
      const words = enquiryOf({ message: messages[(number >> 1) % messages.length] ?? '' });
      over = over.filter((other) => !isSame(other, words));
      const type = () => {
        tab.page.fill(words);
        tab.page.dispatch({ kind: 'typed' });
      };
      step(tab, type, true);
    },
    press(number: number) {
      const tab = tabOf(number);
      const kind = (['submitted', 'agreed', 'dismissed', 'submitted'] as const)[number >> 1];
      const { state, read, dispatch } = tab.page;
      const words = read();
      const isDismissible = /^(restored|unanswered|triedBefore|repeatRefused)/.test(state.stage);
      if (!kind || (kind === 'dismissed' && !isDismissible)) return;
      hasSaidYes = kind === 'agreed' && 'enquiry' in state && isSame(state.enquiry, words);
      if (kind === 'dismissed') end('enquiry' in state ? state.enquiry : words);
      step(tab, () => dispatch({ kind }));
      if (tab.page.state.stage === 'sent' && !isSame(words, emptyValues)) end(words);
      hasSaidYes = false;
    },
    /** The 30 seconds of a message run out; it can be answered yet. */
    timeOut(number: number) {
      const sending = sendings[number];
      if (sending) step(sending.tab, () => sending.onAnswer('unanswered'));
    },
    answer(number: number) {
      const sending = sendings.shift();
      const answer = anyAnswer[number % anyAnswer.length] ?? 'sent';
      if (!sending) return;
      if (answer === 'sent') end(sending.words);
      else if (number % 2 === 0) arrive(sending);
      if (answer === 'refused') unconfirmed = unconfirmed.filter((other) => other !== sending);
      step(sending.tab, () => sending.onAnswer(answer));
    },
    /** The page is loaded anew; the one before gets no answer any more. */
    reload(number: number) {
      const tab = tabOf(number);
      for (const sending of sendings) if (sending.tab === tab) arrive(sending);
      sendings = sendings.filter((sending) => sending.tab !== tab);
      step(tab, () => {
        tab.page.fire('pagehide');
        tab.page = openPage();
      });
    },
    settle() {
      for (const { onAnswer } of sendings) onAnswer('unanswered');
      const isWaiting = tabs.some(({ page }) => page.state.stage === 'sending');
      if (isWaiting) throw new Error('An enquiry is on its way for ever.');
    },
  };
}

/** What happens most is listed most often. */
const steps = fc.constantFrom(
  ...(['write', 'write', 'press', 'press', 'press', 'press'] as const),
  ...(['timeOut', 'answer', 'answer', 'answer', 'reload'] as const),
);

test('whatever happens in two tabs, the promises hold', () => {
  const story = fc.array(fc.tuple(steps, fc.nat(7)), { minLength: 40, maxLength: 80 });
  fc.assert(
    fc.property(story, (all) => {
      const world = startWorld();
      for (const [step, number] of all) world[step](number);
      world.settle();
    }),
    { numRuns: 200 },
  );
});
