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

beforeEach(() => {
  jest.useFakeTimers();
});

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
    fill: (values: FieldValues) => {
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
      fillForm: (values) => page.fill(values),
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

interface Tab {
  page: ReturnType<typeof openPage>;
  stored: Record<string, string>;
}

interface Sending {
  readonly tab: Tab;
  readonly words: FieldValues;
  readonly onAnswer: (answer: Answer) => void;
}

const includes = (list: readonly FieldValues[], words: FieldValues) =>
  list.some((other) => isSame(other, words));

/** Two tabs of one visitor, and the email service. Each step throws where a promise is broken. */
function startWorld() {
  let isOnline = true;
  let hasSaidYes = false;
  /** What can be answered yet, and what may have arrived, of which the visitor has read nothing since. */
  let sendings: Sending[] = [];
  let unconfirmed: Sending[] = [];
  /** All that was sent or discarded, and what of it was not written again since. */
  const ended: FieldValues[] = [];
  let over: FieldValues[] = [];
  localStorage.clear();
  sessionStorage.clear();
  const openTab = (): Tab => ({ page: openPage(), stored: {} });
  let [tab, other] = [openTab(), openTab()];
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  jest.mocked(sendEmail).mockImplementation((words, _delivery, onAnswer) => {
    const isRepeat = unconfirmed.some((sending) => isSame(sending.words, words));
    if (isRepeat && !hasSaidYes) throw new Error('The same words are sent without a yes.');
    const sending = { tab, words, onAnswer };
    unconfirmed.push(sending);
    sendings.push(sending);
  });

  function check(): void {
    for (const { state, read } of [tab.page, other.page]) {
      if (state.stage !== 'sending' && includes(over, read()))
        throw new Error('Words that were sent or discarded are back.');
      const isNotSent = /^(refused|offline|online)$/.test(state.stage) && 'enquiry' in state;
      if (isNotSent && unconfirmed.some(({ words }) => isSame(words, state.enquiry)))
        throw new Error('What may have arrived is called not sent.');
    }
  }
  /** Lets something happen in a tab, with its storage. */
  function inTab(where: Tab, happen: () => void): void {
    sessionStorage.clear();
    for (const [name, text] of Object.entries(where.stored)) sessionStorage.setItem(name, text);
    happen();
    // By then the draft is stored.
    jest.advanceTimersByTime(300);
    where.stored = Object.fromEntries(Object.entries(sessionStorage));
  }
  /** Lets something happen in a tab, and the other notice: words go only once they are sent or discarded. */
  function step(where: Tab, happen: () => void, isWritten = false): void {
    const before = [tab, other].map((each) => [each, each.page.read()] as const);
    inTab(where, happen);
    const elsewhere = where === tab ? other : tab;
    inTab(elsewhere, () => elsewhere.page.fire('storage'));
    for (const [each, words] of before) {
      const { state, read } = each.page;
      const isPart = state.stage === 'sentPart' && words.message.endsWith(read().message);
      const mayChange = isPart || isSame(words, emptyValues) || includes(ended, words);
      const isChanged = !isSame(words, read()) && !(isWritten && each === where);
      if (isChanged && !mayChange) throw new Error('Words are lost.');
    }
    check();
  }
  function end(words: FieldValues): void {
    ended.push(words);
    over.push(words);
    unconfirmed = unconfirmed.filter((sending) => !isSame(sending.words, words));
  }

  return {
    shown: () => tab.page,
    write(words: FieldValues, isTyped: boolean) {
      if (isTyped && tab.page.state.stage === 'sending') return;
      over = over.filter((each) => !isSame(each, words));
      const write = () => {
        tab.page.fill(words);
        if (isTyped) tab.page.dispatch({ kind: 'typed' });
      };
      step(tab, write, true);
    },
    press(kind: 'submitted' | 'agreed' | 'dismissed') {
      const { state, read, dispatch } = tab.page;
      const words = read();
      const isOffered = /^(restored|unanswered|triedBefore|repeatRefused)/;
      if (kind === 'dismissed' && !isOffered.test(state.stage)) return;
      hasSaidYes = kind === 'agreed' && 'enquiry' in state && isSame(state.enquiry, words);
      if (kind === 'dismissed') end('enquiry' in state ? state.enquiry : words);
      step(tab, () => dispatch({ kind }));
      if (tab.page.state.stage === 'sent' && !isSame(words, emptyValues)) end(words);
      hasSaidYes = false;
    },
    /** Without an answer, 30 seconds have passed: it may come yet. */
    answer(answer: Answer, place: number) {
      const sending = sendings.at(place);
      if (!sending) return;
      if (answer !== 'unanswered') sendings = sendings.filter((each) => each !== sending);
      if (answer === 'refused') unconfirmed = unconfirmed.filter((each) => each !== sending);
      if (answer === 'sent') end(sending.words);
      step(sending.tab, () => sending.onAnswer(answer));
    },
    turnLine(isOn: boolean) {
      isOnline = isOn;
      if (isOn) step(tab, () => tab.page.dispatch({ kind: 'connected' }));
    },
    /** The page before gets no answer any more. */
    reload() {
      sendings = sendings.filter((sending) => sending.tab !== tab);
      step(tab, () => {
        tab.page.fire('pagehide');
        tab.page = openPage();
      });
    },
    switchTab() {
      [tab, other] = [other, tab];
    },
    /** However late they are, all answers are over in the end. */
    settle() {
      for (const { onAnswer } of sendings) onAnswer('unanswered');
      const isWaiting = [tab, other].some(({ page }) => page.state.stage === 'sending');
      if (isWaiting) throw new Error('An enquiry is on its way for ever.');
    },
  };
}

/** Plays a story of words, typed or filled in without an event, presses, answers, the line, tabs and reloads. */
function play(story: string) {
  const world = startWorld();
  for (const step of story.split(' ')) {
    const [what = '', of = what] = step.split(':');
    const [words, kind, answer] = [forms[of], presses.get(what), answers.get(of)];
    if (words) world.write(words, what !== 'fill');
    else if (kind) world.press(kind);
    else if (answer) world.answer(answer, what === 'late' ? 0 : -1);
    else if (what.endsWith('line')) world.turnLine(what === 'online');
    else if (what === 'reload') world.reload();
    else if (what === 'switch') world.switchTab();
    else throw new Error(`What is "${step}"?`);
  }
  return world;
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
  // Of two tabs.
  ['a send no switch a send switch', 'repeatRefused', 'a'],
  ['a send switch reload sent', 'writing', 'empty'],
  ['a send cut switch reload discard switch', 'writing', 'empty'],
  ['a send cut switch reload late:no', 'restored', 'a'],
  ['a send switch reload discard switch no', 'writing', 'empty'],
  ['a send switch reload yes switch late:no', 'repeatRefused', 'a'],
  ['a send switch reload b switch sent', 'sent', 'empty'],
])('%s: %s', (story, stage, form) => {
  const { state, read } = play(story).shown();
  expect([state.stage, read()]).toEqual([stage, forms[form]]);
});

test('editing a field clears only its own mistake', () => {
  const { emailInvalid, messageRequired } = enquiryMistakes;
  expect(play('space send name online').shown().state).toEqual({
    stage: 'writing',
    errors: { email: emailInvalid, message: messageRequired },
    values: forms.name,
  });
});

/** What happens most is listed most often. */
const steps =
  'a b a+ send send send send yes discard switch switch cut sent no late:sent late:no reload';

test('whatever happens in two tabs, the promises are kept', () => {
  const story = fc.array(fc.constantFrom(...steps.split(' ')), { minLength: 30, maxLength: 60 });
  const isKept = (all: string[]) => play(all.join(' ')).settle();
  fc.assert(fc.property(story, isKept), { numRuns: 200 });
});
