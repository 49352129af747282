/**
 * The environment of the mutation tests: jsdom that tells them what a test covers.
 * @jest-environment @stryker-mutator/jest-runner/jest-env/jsdom
 */
import fc from 'fast-check';
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
const messages = ['A bull', 'Two bulls', 'A bull and a cow'] as const;
/** What the service can say of a message; every second one reaches the farm. */
const answers: readonly Answer[] = ['sent', 'refused', 'unanswered', 'unanswered'];

const includes = (list: readonly FieldValues[], words: FieldValues) =>
  list.some((other) => isSame(other, words));
const isEmpty = (words: FieldValues) => isSame(words, emptyValues);

/** A page of a tab, as the loader and the form start it. */
function openPage() {
  const form = document.createElement('form');
  form.setAttribute('data-draft', key);
  for (const field of enquiryFields) {
    const control = document.createElement('textarea');
    form.append(Object.assign(control, { id: field, name: fieldSettings[field].parameter }));
  }
  const fieldsOf = () => [...form.querySelectorAll('textarea')];
  const listeners: [type: string, listener: EventListener][] = [];
  jest.spyOn(window, 'addEventListener').mockImplementation((type, listener) => {
    if (typeof listener === 'function') listeners.push([type, listener]);
  });
  const page = {
    state: initialState,
    read: () => mapFields((id) => fieldsOf().find((field) => field.id === id)?.value ?? ''),
    fill: (values: FieldValues) => {
      for (const field of fieldsOf()) {
        field.value = enquiryFields.map((id) => (id === field.id ? values[id] : '')).join('');
      }
      form.dispatchEvent(new Event(isEmpty(values) ? 'reset' : 'input'));
    },
    fire: (type: string) => {
      const event = Object.assign(new Event(type), { persisted: true });
      for (const [other, listener] of listeners) if (other === type) listener(event);
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
type Page = ReturnType<typeof openPage>;

/** A tab with its storage, its history, and the words that the visitor wrote into it last. */
interface Tab {
  stored: Record<string, string>;
  readonly history: Page[];
  place: number;
  typed: FieldValues;
  /** Words that another tab has ended; they go once they are no longer on their way. */
  doomed: FieldValues;
}

interface Sending {
  readonly page: Page;
  readonly words: FieldValues;
  readonly onAnswer: (answer: Answer) => void;
}

/** Two tabs, their line and the email service; each step throws where a promise is broken. */
function startWorld() {
  let isOnline = true;
  let hasSaidYes = false;
  let sendings: Sending[] = [];
  /** Sent or discarded while they were on their way. */
  const settled = new Set<Sending>();
  /** Accepted while their page showed something else. */
  const unseen: Sending[] = [];
  /** Those of pages that were left; a page that comes back sees its 30 seconds run out. */
  const abandoned: Sending[] = [];
  // What has reached the farm, and what may have: of neither has the visitor read anything since.
  let arrived: FieldValues[] = [];
  let unconfirmed: Sending[] = [];
  /** Sent or discarded, and not written since. */
  let over: FieldValues[] = [];
  const tabs: Tab[] = [];
  let current: Page | undefined;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  jest.mocked(sendEmail).mockImplementation((words, _delivery, onAnswer) => {
    const isRepeat = unconfirmed.some((other) => isSame(other.words, words));
    if (isRepeat && !hasSaidYes) throw new Error('The same words are sent without a yes.');
    if (!current) throw new Error('No page sends.');
    const sending = { page: current, words, onAnswer };
    unconfirmed.push(sending);
    sendings.push(sending);
  });

  const shownIn = ({ history, place }: Tab) => {
    const page = history[place];
    if (!page) throw new Error('A tab is empty.');
    return page;
  };
  /** Lets something happen in a tab, with its storage. */
  function inTab(tab: Tab, happen: () => void): void {
    sessionStorage.clear();
    for (const [name, text] of Object.entries(tab.stored)) sessionStorage.setItem(name, text);
    current = tab.history[tab.place];
    happen();
    jest.advanceTimersByTime(300);
    tab.stored = Object.fromEntries(Object.entries(sessionStorage));
  }
  function end(words: FieldValues): void {
    over.push(words);
    for (const sending of sendings) if (isSame(sending.words, words)) settled.add(sending);
    for (const tab of tabs) {
      if (isSame(tab.typed, words)) tab.typed = emptyValues;
      if (isSame(shownIn(tab).read(), words)) tab.doomed = words;
    }
    arrived = arrived.filter((other) => !isSame(other, words));
    unconfirmed = unconfirmed.filter((other) => !isSame(other.words, words));
  }
  /** What was discarded meanwhile, another tab may know nothing of any more. */
  function arrive(sending: Sending): void {
    if (!settled.has(sending)) arrived.push(sending.words);
  }
  function check(): void {
    for (const tab of tabs) {
      const { state, read } = shownIn(tab);
      if (state.stage !== 'sending' && includes(over, read()))
        throw new Error('Sent words are back.');
      if (!/^(outOfOrder|refused|offline|online)$/.test(state.stage) || !('enquiry' in state))
        continue;
      if (includes(arrived, state.enquiry)) throw new Error('What has arrived is called not sent.');
    }
  }
  /** Lets something happen in a tab, and the other notice; the words of both must not change by it. */
  function step(tab: Tab, happen: (page: Page) => void, mayChange = false): void {
    const before = new Map(tabs.map((each) => [each, shownIn(each).read()]));
    inTab(tab, () => happen(shownIn(tab)));
    for (const other of tabs) if (other !== tab) inTab(other, () => shownIn(other).fire('storage'));
    for (const [each, words] of before) {
      const left = shownIn(each).read();
      const isFree =
        (mayChange && each === tab) || isSame(left, words) || isSame(each.doomed, words);
      if (!isFree) throw new Error('Words are lost.');
    }
    check();
  }
  /** Leaves the shown page, which gets no answer any more, for another of the tab. */
  function leave(tab: Tab, goOn: () => void): void {
    const left = shownIn(tab);
    const gone = sendings.filter(({ page }) => page === left);
    sendings = sendings.filter(({ page }) => page !== left);
    for (const sending of gone) arrive(sending);
    abandoned.push(...gone);
    inTab(tab, () => {
      left.fire('visibilitychange');
      left.fire('pagehide');
      goOn();
    });
    const words = shownIn(tab).read();
    const isKept = isEmpty(tab.typed) || includes(over, tab.typed) || isSame(words, tab.typed);
    if (!isKept) throw new Error('Words are lost on the way.');
    check();
  }
  const open = (tab: Tab) => {
    tab.history.splice(tab.place, Number.POSITIVE_INFINITY, openPage());
  };
  const openTab = (): Tab => {
    const tab: Tab = { stored: {}, history: [], place: 0, typed: emptyValues, doomed: emptyValues };
    inTab(tab, () => open(tab));
    return tab;
  };
  const [one, two] = [openTab(), openTab()];
  tabs.push(one, two);
  const tabOf = (number: number) => (number % 2 === 0 ? one : two);
  const wordsOf = (number: number) =>
    enquiryOf({ message: messages[Math.floor(number / 2) % messages.length] ?? '' });

  return {
    write(number: number, isTyped = true) {
      const tab = tabOf(number);
      if (shownIn(tab).state.stage === 'sending') return;
      const words = wordsOf(number);
      over = over.filter((other) => !isSame(other, words));
      if (!isSame(shownIn(tab).read(), words)) tab.typed = words;
      tab.doomed = emptyValues;
      step(
        tab,
        (page) => {
          page.fill(words);
          if (isTyped) page.dispatch({ kind: 'typed' });
        },
        true,
      );
    },
    press(number: number) {
      const tab = tabOf(number);
      const kind = (['submitted', 'agreed', 'dismissed', 'submitted'] as const)[number >> 1];
      const { state, read } = shownIn(tab);
      const words = read();
      hasSaidYes = kind === 'agreed' && 'enquiry' in state && isSame(state.enquiry, words);
      const isDismissible = /^(restored|unanswered|triedBefore|repeatRefused)/.test(state.stage);
      if (!kind || (kind === 'dismissed' && !isDismissible)) return;
      if (kind === 'dismissed') end('enquiry' in state ? state.enquiry : words);
      const isUnseen = unseen.some(
        (other) => other.page === shownIn(tab) && isSame(other.words, words),
      );
      if (isUnseen && kind === 'submitted' && !includes(over, words)) end(words);
      step(tab, (page) => page.dispatch({ kind }), kind === 'dismissed' || isUnseen);
      if (shownIn(tab).state.stage === 'sent' && !isEmpty(words)) end(words);
      hasSaidYes = false;
    },
    turnLine(number: number) {
      isOnline = number % 2 === 0;
      if (!isOnline) return;
      for (const tab of tabs) step(tab, (page) => page.dispatch({ kind: 'connected' }));
    },
    /** The 30 seconds of a message run out; it can be answered yet. */
    timeOut(number: number) {
      const sending = sendings[number];
      const tab = tabs.find((each) => shownIn(each) === sending?.page);
      if (sending && tab) step(tab, () => sending.onAnswer('unanswered'));
    },
    answer(number: number) {
      const [sending] = sendings.splice(0, 1);
      const tab = tabs.find((each) => shownIn(each) === sending?.page);
      const answer = answers[number % answers.length] ?? 'sent';
      if (!sending || !tab) return;
      const { words } = sending;
      if (answer === 'sent') end(words);
      else if (number % 2 === 0) arrive(sending);
      if (answer === 'refused') unconfirmed = unconfirmed.filter((other) => other !== sending);
      step(tab, () => sending.onAnswer(answer), answer === 'sent');
      if (answer === 'sent' && !sending.page.state.stage.startsWith('sent')) unseen.push(sending);
    },
    /** The page is loaded anew. */
    reload(number: number) {
      leave(tabOf(number), () => open(tabOf(number)));
    },
    /** A link leads to the page again, and the old one goes into the back/forward cache. */
    goOn(number: number) {
      const tab = tabOf(number);
      leave(tab, () => {
        tab.place += 1;
        open(tab);
      });
    },
    goBack(number: number) {
      const tab = tabOf(number);
      if (tab.place === 0) return;
      leave(tab, () => {
        tab.place -= 1;
        const back = shownIn(tab);
        back.fire('pageshow');
        for (const { page, onAnswer } of abandoned) if (page === back) onAnswer('unanswered');
      });
    },
    settle() {
      for (const { onAnswer } of sendings) onAnswer('unanswered');
      const isWaiting = tabs.some((tab) => shownIn(tab).state.stage === 'sending');
      if (isWaiting) throw new Error('An enquiry is on its way for ever.');
    },
  };
}

/** What happens most stands most often. */
const steps =
  'write write press press press press turnLine timeOut answer answer answer reload goOn goBack'.split(
    ' ',
  );

/** Plays steps with their numbers, as `write:0 press:0`, in a world of its own; odd ones in tab two. */
function play(story: string): void {
  localStorage.clear();
  const world = startWorld();
  for (const [, name, number] of story.matchAll(/(\w+):(\d)/g)) {
    const [, step] = Object.entries(world).find(([other]) => other === name) ?? [];
    step?.call(world, Number(number));
  }
  world.settle();
}

beforeEach(() => {
  jest.useFakeTimers();
});

test('whatever happens in two tabs and their histories, the promises hold', () => {
  const step = fc.tuple(fc.constantFrom(...steps), fc.nat(7)).map((pair) => pair.join(':'));
  const story = fc.array(step, { minLength: 40, maxLength: 80 }).map((all) => all.join(' '));
  fc.assert(fc.property(story, play), { numRuns: 300 });
});
