/** @jest-environment jsdom */
import fc from 'fast-check';
import { sendEmail } from '@/lib/enquiry/email-service';
import {
  emptyValues,
  enquiryFields,
  type FieldValues,
  isSame,
  mapFields,
} from '@/lib/enquiry/enquiry';
import { type Answer, choicesIn, initialState } from '@/lib/enquiry/states';
import { delivery, enquiryOf } from '@/lib/enquiry/test-enquiries';
import { keepDraft } from '@/lib/html-first/loader/keep-draft';
import { startEnquiry } from './start-enquiry';

jest.mock('@/lib/enquiry/email-service');

/** A page with its form, as the loader and the island start it. */
function openPage() {
  document.body.innerHTML = `<form data-draft="/">${enquiryFields
    .map((field) => `<textarea id="${field}" name="${field}"></textarea>`)
    .join('')}</form>`;
  const [form] = document.forms;
  if (!form) throw new Error('The form is missing.');
  const areaOf = (field: string) => form.querySelector<HTMLTextAreaElement>(`#${field}`);
  const listeners: [type: string, listener: EventListener][] = [];
  jest.spyOn(window, 'addEventListener').mockImplementation((type, listener) => {
    if (typeof listener === 'function') listeners.push([type, listener]);
  });
  let state = initialState;
  keepDraft(form, '/');
  const onReturn = window.onpageshow;
  const { signal } = new AbortController();
  const dispatch = startEnquiry(form, delivery, (next) => void (state = next), signal);
  return {
    stateNow: () => state,
    dispatch,
    read: () => mapFields((field) => areaOf(field)?.value ?? ''),
    write(values: FieldValues, hasEvent: boolean) {
      for (const field of enquiryFields)
        Object.assign(areaOf(field) ?? {}, { value: values[field] });
      if (!hasEvent) return;
      form.dispatchEvent(new Event('input'));
      dispatch({ kind: 'noticed' });
    },
    /** What the window tells the page; `pageshow`: it comes out of the back/forward cache. */
    happen(type: 'pagehide' | 'pageshow' | 'online' | 'offline') {
      const event = Object.assign(new Event(type), { persisted: true });
      if (type === 'pageshow') onReturn?.call(window, event);
      for (const [listened, listener] of listeners) if (listened === type) listener(event);
    },
  };
}

const a = enquiryOf({ message: 'A bull' });
/** What can be in the form. `a_`: the same words as a, spaced otherwise; `a+`: more words. */
const forms: Readonly<Record<string, FieldValues>> = {
  a,
  b: enquiryOf({ message: 'Two bulls' }),
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
  /** Shows another page of the tab, which knows what the stores have kept of the one before. */
  function show(next: () => typeof page, isKept: boolean): void {
    page = next();
    if (!isKept) {
      words = page.read();
      inDoubt = [];
    }
    step(() => undefined);
  }
  const isTabKept = () => blocked === '' || (blocked === 'sessionStorage' && cached.length === 0);

  return {
    page: () => page,
    write(values: FieldValues, hasEvent: boolean) {
      // Then the form is read-only, and the page itself may add to the message.
      const isAddition = !hasEvent && values.message.startsWith(words.message);
      if (page.stateNow().stage === 'sending' && !isAddition) return;
      words = values;
      isTyped = hasEvent;
      step(() => page.write(values, hasEvent));
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
    turnLine(type: 'online' | 'offline') {
      isOnline = type === 'online';
      step(() => page.happen(type));
    },
    reload() {
      page.happen('pagehide');
      show(openPage, isTabKept());
    },
    /** The page goes into the back/forward cache; the same one is opened anew. */
    leave() {
      page.happen('pagehide');
      cached.push(page);
      show(openPage, isTabKept());
    },
    back() {
      const earlier = cached.pop();
      if (!earlier) return;
      page.happen('pagehide');
      earlier.happen('pageshow');
      show(() => earlier, blocked === '');
    },
    /** The browser is ended, and session storage with it. */
    kill() {
      // What came without an event is stored as the page is hidden, which the system does first.
      if (!isTyped) page.happen('pagehide');
      cached.length = 0;
      ofTab.clear();
      show(openPage, blocked === '');
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
    else if (what === 'online' || what === 'offline') world.turnLine(what);
    else if (what === 'reload' || what === 'leave' || what === 'back' || what === 'kill')
      world[what]();
    else throw new Error(`What is "${each}"?`);
  }
  return world;
}

test.each<[story: string, shown: string, form: string]>([
  ['name send', 'writing', 'name'],
  ['fill:a send', 'sending', 'a'],
  ['a send sent send', 'sent', 'empty'],
  ['a send fill:a+ sent', 'sentPart', '+'],
  ['a send no', 'refused', 'a'],
  ['a send no offline yes', 'offline', 'a'],
  ['a offline send yes', 'sending', 'a'],
  ['a offline send online', 'online', 'a'],
  ['a send cut', 'unanswered', 'a'],
  ['a send cut a_ send', 'triedBefore', 'a_'],
  ['a send cut offline yes', 'sending', 'a'],
  ['a send cut yes no', 'unanswered', 'a'],
  ['a send cut b', 'changed', 'b'],
  ['a send cut b send', 'sending', 'b'],
  ['a send cut b send cut name late:no', 'changed', 'name'],
  ['a send cut discard', 'writing', 'empty'],
  ['a send cut late:sent', 'sent', 'empty'],
  ['a send cut late:no', 'refused', 'a'],
  ['a send cut b late:sent', 'sentPart', 'b'],
  ['a send cut b late:no', 'refused', 'b'],
  ['a send kill', 'unanswered', 'a'],
  ['b kill', 'restored', 'b'],
  ['b leave a send cut back', 'unanswered', 'a'],
])('%s: %s', (story, shown, form) => {
  const { stateNow, read } = play(story).page();
  const state = stateNow();
  expect(['status' in state ? state.status : state.stage, read()]).toEqual([shown, forms[form]]);
});

/** What happens most is listed most often. */
const steps =
  'a b a+ fill:b send send send yes yes discard cut sent no late:sent late:no reload leave back kill offline online';
const stores = ['', '', 'sessionStorage', 'localStorage', 'sessionStorage localStorage'];

test('whatever happens in a tab, the promises are kept', () => {
  const story = fc.array(fc.constantFrom(...steps.split(' ')), { minLength: 5, maxLength: 25 });
  const isKept = (all: string[], blocked: string) => play(all.join(' '), blocked).settle();
  fc.assert(fc.property(story, fc.constantFrom(...stores), isKept), { numRuns: 2_000 });
});
