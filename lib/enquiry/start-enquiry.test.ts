/**
 * The environment of the mutation tests: jsdom that tells them what a test covers.
 * @jest-environment @stryker-mutator/jest-runner/jest-env/jsdom
 */
import fc from 'fast-check';
import { enquiryMistakes } from '@/content/enquiry';
import { keptWords } from '../html-first/islands/kept-words';
import { keepDraft } from '../html-first/loader/keep-draft';
import { sendEmail } from './email-service';
import { emptyValues, enquiryFields, type FieldValues, isSame, mapFields } from './enquiry';
import { startEnquiry } from './start-enquiry';
import { type Answer, choicesIn, type EnquiryState, initialState } from './states';
import { delivery, enquiryOf } from './test-enquiries';

jest.mock('./email-service');

/** A page with its form, as the loader and the island start it. */
function openPage() {
  document.body.innerHTML = `<form data-draft="/">${enquiryFields
    .map((field) => `<textarea id="${field}" name="${field}"></textarea>`)
    .join('')}</form>`;
  const [form] = document.forms;
  if (!form) throw new Error('The form is missing.');
  const listeners: [type: string, listener: EventListener][] = [];
  jest.spyOn(window, 'addEventListener').mockImplementation((type, listener) => {
    if (typeof listener === 'function') listeners.push([type, listener]);
  });
  const controlOf = (field: string) => {
    const control = form.querySelector<HTMLTextAreaElement>(`#${field}`);
    if (!control) throw new Error(`The field ${field} is missing.`);
    return control;
  };
  const read = () => mapFields((field) => controlOf(field).value);
  const fill = (values: FieldValues) => {
    for (const field of enquiryFields) controlOf(field).value = values[field];
  };
  let state: EnquiryState = initialState;
  keepDraft(form, '/');
  const onReturn = window.onpageshow;
  const kept = keptWords(form, new AbortController().signal);
  const dispatch = startEnquiry(
    {
      readForm: read,
      fillForm: fill,
      keep: (tried) => kept.keep(`${new URLSearchParams(tried.map((words) => ['tried', words]))}`),
      show: (next) => void (state = next),
    },
    delivery,
  );
  const open = (isReturn: boolean) => {
    const tried = new URLSearchParams(kept.open(isReturn)).getAll('tried');
    dispatch({ kind: 'opened', tried, isRestored: form.hasAttribute('data-restored') });
  };
  open(false);
  return {
    stateNow: () => state,
    read,
    fill,
    dispatch,
    type(values: FieldValues) {
      fill(values);
      form.dispatchEvent(new Event('input'));
      dispatch({ kind: 'noticed' });
    },
    hide() {
      for (const [type, listener] of listeners) if (type === 'pagehide') listener(new Event(type));
    },
    /** Comes out of the back/forward cache. */
    show() {
      onReturn?.call(window, Object.assign(new Event('pageshow'), { persisted: true }));
      open(true);
    },
  };
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

/** One tab of a visitor, and the email service. @param blocked the stores that refuse everything */
function startWorld(blocked = '') {
  jest.restoreAllMocks();
  jest.useFakeTimers();
  Object.assign(performance, { getEntriesByType: () => [] });
  const { sessionStorage: ofTab } = window;
  localStorage.clear();
  ofTab.clear();
  for (const name of ['sessionStorage', 'localStorage'] as const) {
    const { [name]: store } = window;
    jest.spyOn(window, name, 'get').mockImplementation(() => {
      if (blocked.includes(name)) throw new DOMException('Denied');
      return store;
    });
  }
  let isOnline = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  let page = openPage();
  const cached: (typeof page)[] = [];
  /** What can be answered yet; and what may have arrived, so that only a yes sends it again. */
  let pending: { words: FieldValues; page: unknown; onAnswer: (answer: Answer) => void }[] = [];
  let inDoubt: FieldValues[] = [];
  let hasSaidYes = false;
  let words = emptyValues;
  let isTyped = true;
  const mayHaveArrived = (values: FieldValues) => inDoubt.some((other) => isSame(other, values));

  jest.mocked(sendEmail).mockImplementation((enquiry, _delivery, onAnswer) => {
    if (mayHaveArrived(enquiry)) expect({ hasSaidYes }).toEqual({ hasSaidYes: true });
    inDoubt.push(enquiry);
    pending.push({ words: enquiry, page, onAnswer });
  });

  /** Lets something happen, and checks the promises. @param accepted what the service has accepted */
  function step(happen: () => void, accepted?: FieldValues): void {
    const before = page.stateNow();
    happen();
    // By then the draft is stored.
    jest.advanceTimersByTime(300);
    const { stage, values } = page.stateNow();
    const isAccepted =
      accepted && page.read().message === words.message.replace(accepted.message, '').trim();
    if (isAccepted && stage === 'sent') words = page.read();
    expect(page.read()).toEqual(words);
    if (stage === 'sent' && before.stage !== 'sent') expect(accepted).toBeDefined();
    if (stage === 'refused' || stage === 'waiting') expect(mayHaveArrived(values)).toBe(false);
  }
  function forget(): void {
    words = page.read();
    inDoubt = [];
  }
  const isKept = () => blocked === '' || (blocked === 'sessionStorage' && cached.length === 0);

  return {
    page: () => page,
    write(values: FieldValues, hasEvent: boolean) {
      // Then the form is read-only, and the page itself may add to the message.
      const isAddition = !hasEvent && values.message.startsWith(words.message);
      if (page.stateNow().stage === 'sending' && !isAddition) return;
      words = values;
      isTyped = hasEvent;
      step(() => (hasEvent ? page.type(values) : page.fill(values)));
    },
    press(kind: 'submitted' | 'agreed' | 'dismissed') {
      const before = page.stateNow();
      const isRead = isSame(before.values, words);
      const isOffered = kind === 'submitted' || (isRead && choicesIn(before).includes(kind));
      hasSaidYes = isOffered && kind === 'agreed' && before.stage === 'unanswered';
      if (kind === 'dismissed' && isOffered) {
        inDoubt = inDoubt.filter((other) => !isSame(other, words));
        words = emptyValues;
      }
      const { length } = pending;
      step(() => page.dispatch({ kind }));
      hasSaidYes = false;
      if (!isOffered) expect(pending).toHaveLength(length);
    },
    /** Without an answer, 30 seconds have passed: it may come yet. */
    answer(answer: Answer, isLate: boolean) {
      const open = pending.filter((sending) => sending.page === page);
      const sending = open.at(isLate ? 0 : -1);
      if (!sending) return;
      if (answer !== 'unanswered') {
        pending = pending.filter((other) => other !== sending);
        inDoubt = inDoubt.filter((other) =>
          answer === 'sent' ? !isSame(other, sending.words) : other !== sending.words,
        );
      }
      step(() => sending.onAnswer(answer), answer === 'sent' ? sending.words : undefined);
    },
    turnLine(isOn: boolean) {
      isOnline = isOn;
      step(() => page.dispatch({ kind: 'noticed' }));
    },
    reload() {
      page.hide();
      page = openPage();
      if (!isKept()) forget();
      step(() => undefined);
    },
    /** The page goes into the back/forward cache; the same one is opened anew. */
    leave() {
      page.hide();
      cached.push(page);
      page = openPage();
      if (!isKept()) forget();
      step(() => undefined);
    },
    back() {
      const earlier = cached.pop();
      if (!earlier) return;
      page.hide();
      page = earlier;
      page.show();
      if (blocked) forget();
      step(() => undefined);
    },
    /** The browser is ended, and session storage with it. */
    kill() {
      // What came without an event is stored as the page is hidden, which the system does first.
      if (!isTyped) page.hide();
      cached.length = 0;
      ofTab.clear();
      page = openPage();
      if (blocked) forget();
      step(() => undefined);
    },
    /** However late they are, all answers are over in the end. */
    settle() {
      for (const { page: owner, onAnswer } of pending) if (owner === page) onAnswer('unanswered');
      expect(page.stateNow().stage).not.toBe('sending');
    },
  };
}

/** Plays a story of words, typed or filled in without an event, presses, answers and what becomes of the page. */
function play(story: string, blocked?: string) {
  const world = startWorld(blocked);
  for (const each of story.split(' ')) {
    const [what = '', of = what] = each.split(':');
    const [values, kind, answer] = [forms[of], presses.get(what), answers.get(of)];
    if (values) world.write(values, what !== 'fill');
    else if (kind) world.press(kind);
    else if (answer) world.answer(answer, what === 'late');
    else if (what.endsWith('line')) world.turnLine(what === 'online');
    else if (what === 'reload' || what === 'leave' || what === 'back' || what === 'kill')
      world[what]();
    else throw new Error(`What is "${each}"?`);
  }
  return world;
}

test.each<[story: string, shown: string, form: string]>([
  ['name send', 'writing', 'name'],
  ['fill:a send', 'sending', 'a'],
  ['a send send yes discard online', 'sending', 'a'],
  ['a send sent send', 'sent', 'empty'],
  ['a send sent name', 'writing', 'name'],
  ['a send sent a send', 'sending', 'a'],
  ['a send fill:a+ sent', 'sentPart', '+'],
  ['a send fill:a+ sent b', 'writing', 'b'],
  ['a send no', 'refused', 'a'],
  ['a send no b yes', 'sending', 'b'],
  ['a send no offline yes', 'offline', 'a'],
  ['a offline send', 'offline', 'a'],
  ['a offline send yes cut', 'unansweredOffline', 'a'],
  ['a offline send online', 'online', 'a'],
  ['a offline send online offline', 'offline', 'a'],
  ['a offline send leave online back', 'restored', 'a'],
  ['a send cut', 'unanswered', 'a'],
  ['a send cut a_ send', 'triedBefore', 'a_'],
  ['a send cut offline yes', 'sending', 'a'],
  ['a send cut yes no', 'repeatRefused', 'a'],
  ['a send cut yes no yes no', 'repeatRefused', 'a'],
  ['a send cut b', 'changed', 'b'],
  ['a send cut b yes', 'changed', 'b'],
  ['a send cut b send', 'sending', 'b'],
  ['a send cut b send sent a send', 'triedBefore', 'a'],
  ['a send cut b offline send a', 'unanswered', 'a'],
  ['a send cut b send no fill:a yes', 'unanswered', 'a'],
  ['a send cut discard', 'writing', 'empty'],
  ['a send cut late:sent', 'sent', 'empty'],
  ['a send cut late:no', 'refused', 'a'],
  ['a send cut yes late:no', 'sending', 'a'],
  ['a send cut yes late:no no', 'refused', 'a'],
  ['a send cut yes late:sent', 'sent', 'empty'],
  ['a send cut b late:sent', 'sentPart', 'b'],
  ['a send cut b late:no', 'refused', 'b'],
  ['a send cut b send late:sent no a send', 'triedBefore', 'a'],
  ['a send cut empty late:sent', 'sent', 'empty'],
  ['a send reload', 'unanswered', 'a'],
  ['a send kill', 'unanswered', 'a'],
  ['a send leave discard back', 'writing', 'empty'],
  ['b kill', 'restored', 'b'],
  ['b reload a', 'writing', 'a'],
  ['b reload discard', 'writing', 'empty'],
  ['b leave a send cut back', 'unanswered', 'a'],
])('%s: %s', (story, shown, form) => {
  const { stateNow, read } = play(story).page();
  const state = stateNow();
  expect(['status' in state ? state.status : state.stage, read()]).toEqual([shown, forms[form]]);
});

test('editing a field clears only its own mistake', () => {
  const { emailInvalid, messageRequired } = enquiryMistakes;
  expect(play('empty send name online').page().stateNow()).toMatchObject({
    errors: { email: emailInvalid, message: messageRequired },
  });
});

/** What happens most is listed most often. */
const steps =
  'a b a+ fill:b send send send yes yes discard cut sent no late:sent late:no reload leave back kill offline online';

test('whatever happens in a tab, the promises are kept', () => {
  const story = fc.array(fc.constantFrom(...steps.split(' ')), { minLength: 5, maxLength: 25 });
  const blocked = fc.constantFrom(
    '',
    '',
    'sessionStorage',
    'localStorage',
    'sessionStorage localStorage',
  );
  const isKept = (all: string[], stores: string) => play(all.join(' '), stores).settle();
  fc.assert(fc.property(story, blocked, isKept), { numRuns: 2_000 });
});
