/** @jest-environment jsdom */
/** Plays random stories of a visitor with several tabs, and checks what an enquiry promises after each step. */
import fc from 'fast-check';
import { enquiryFields } from '@/lib/enquiry/enquiry';
import { type Answer, initialState } from '@/lib/enquiry/states';
import { watchDraft } from '@/lib/html-first/draft';
import { startEnquiry } from './start-enquiry';

/** A full store takes nothing; reading a blocked one throws. */
type StoreState = 'usable' | 'full' | 'blocked';

/** Replaces a store of the browser. */
function setStore(name: string, texts: Map<string, string>, state: StoreState): void {
  const store = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem(key: string, text: string) {
      if (state === 'full') throw new DOMException(state);
      texts.set(key, text);
    },
    removeItem: (key: string) => texts.delete(key),
  };
  const get = () => {
    if (state === 'blocked') throw new DOMException(state);
    return store;
  };
  Object.defineProperty(window, name, { get, configurable: true });
}

/** Opens a page: its loader starts, the browser fills in what it remembers of the form, the island starts. */
function openPage(remembered: string) {
  const pageWindow = new EventTarget();
  // The events of a window reach only its own page.
  jest.spyOn(window, 'addEventListener').mockImplementation((type, listener, options) => {
    pageWindow.addEventListener(type, listener, options);
  });
  const form = document.createElement('form');
  form.dataset.draft = 'enquiry';
  const controls = enquiryFields.map((id) => `<textarea id="${id}" name="${id}"></textarea>`);
  form.innerHTML = `${controls.join('')}<input type="hidden">`;

  function fill(message: string): void {
    const values: Record<string, string> = { name: 'Ann', email: 'ann@example.com', message };
    for (const control of form.querySelectorAll('textarea'))
      control.value = (message && values[control.id]) ?? '';
  }
  function show(persisted: boolean): void {
    pageWindow.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  }

  watchDraft(form);
  if (remembered) fill(remembered);
  show(false);
  let state = initialState;
  let answer = (_answer: Answer): void => undefined;
  const dispatch = startEnquiry(
    form,
    () => new Promise((resolve) => (answer = resolve)),
    (next) => (state = next),
    new AbortController().signal,
  );
  return {
    fill,
    show,
    hide: () => pageWindow.dispatchEvent(new Event('visibilitychange')),
    state: () => state,
    message: () => form.querySelector<HTMLTextAreaElement>('#message')?.value ?? '',
    type(message: string): void {
      fill(message);
      form.dispatchEvent(new Event('input', { bubbles: true }));
      dispatch({ kind: 'changed' });
    },
    press: (kind: 'submitted' | 'cleared' | 'putBack') => dispatch({ kind }),
    /** Answers the last request. */
    answer: (given: Answer) => answer(given),
  };
}

/** What became of the enquiries of a draft. */
interface Outcome {
  /** The messages that may have arrived. */
  readonly sent: readonly string[];
  /** Whether the service has accepted the last one. */
  readonly isAccepted: boolean;
}

interface Tab {
  readonly session: Map<string, string>;
  page: ReturnType<typeof openPage>;
  /** Earlier pages, in the back/forward cache. */
  readonly earlier: Tab['page'][];
  outcome: Outcome;
}

async function play(sessionState: StoreState, localState: StoreState, story: readonly string[]) {
  const local = new Map<string, string>();
  setStore('localStorage', local, localState);
  /** The outcome in the copy of a draft in `localStorage`. */
  let copied: Outcome = { sent: [], isAccepted: false };
  let count = 0;
  const tabs: Tab[] = [];

  const textIn = (store: Map<string, string>) => [...store.values()].join();
  const isSending = () => tab.page.state().stage === 'sending';

  function openTab(session: Map<string, string>): Tab {
    setStore('sessionStorage', session, sessionState);
    // A tab without a draft starts from the copy.
    const outcome = session.size > 0 ? tab.outcome : copied;
    const opened = { session, page: openPage(''), earlier: [], outcome };
    tabs.push(opened);
    return opened;
  }
  let tab = openTab(new Map());

  function openInTab(remembered: string): void {
    if (tab.session.size === 0) tab.outcome = copied;
    tab.page = openPage(remembered);
  }

  function answer(given: Answer): void {
    const { page, outcome } = tab;
    const isRefused = (message: string) => given === 'refused' && message === page.message();
    if (isSending()) {
      const sent = outcome.sent.filter((message) => !isRefused(message));
      tab.outcome = { sent, isAccepted: given === 'sent' };
    }
    page.answer(given);
  }

  const actions: Record<string, () => void> = {
    type: () => isSending() || tab.page.type(`message ${(count += 1)}`),
    // By a password manager, without an event: stored when the page is hidden.
    autofill() {
      if (!isSending()) tab.page.fill(`message ${(count += 1)}`);
      tab.page.hide();
    },
    empty: () => isSending() || tab.page.type(''),
    send() {
      const { mayHaveArrived, stage } = tab.page.state();
      const message = tab.page.message();
      tab.page.press('submitted');
      if (!isSending() || stage === 'sending') return;
      // Nothing is sent a second time unless the button read "Send again".
      if (sessionState === 'usable' && tab.outcome.sent.includes(message))
        expect({ mayHaveArrived }).toEqual({ mayHaveArrived: true });
      tab.outcome = { sent: [...tab.outcome.sent, message], isAccepted: false };
    },
    accept: () => answer('sent'),
    refuse: () => answer('refused'),
    disconnect: () => answer('unanswered'),
    clear: () => tab.page.message() && tab.page.press('cleared'),
    putBack: () => tab.page.press('putBack'),
    leave() {
      tab.earlier.push(tab.page);
      openInTab('');
    },
    back() {
      const page = tab.earlier.pop();
      if (!page) return;
      tab.page = page;
      page.show(true);
    },
    reload: () => openInTab(tab.page.message()),
    duplicate: () => (tab = openTab(new Map(tab.session))),
    newTab: () => (tab = openTab(new Map())),
    nextTab() {
      tab = tabs[(tabs.indexOf(tab) + 1) % tabs.length] ?? tab;
      setStore('sessionStorage', tab.session, sessionState);
    },
  };

  for (const step of story) {
    const { page } = tab;
    const [message, { stage }, copy] = [page.message(), page.state(), textIn(local)];
    actions[step]?.();
    // The answer's event, and then the second in which Send does nothing.
    await Promise.resolve().then(() => undefined);
    jest.advanceTimersByTime(1_500);
    if (textIn(local) !== copy) copied = tab.outcome;

    const shown = { ...tab.page.state(), message: tab.page.message() };
    // Nothing is lost: the draft of the tab has the message that the page shows.
    if (sessionState === 'usable' && shown.message)
      expect(textIn(tab.session)).toContain(`"${shown.message}"`);
    // Nothing is untrue: the outcome comes from the service, or from the draft.
    if (tab.page === page && shown.stage !== stage) {
      if (shown.stage === 'notSent') expect(step).toBe('refuse');
      if (shown.stage === 'sent') expect(['accept', 'back']).toContain(step);
    }
    if (shown.stage === 'sent' && sessionState === 'usable')
      expect(tab.outcome.isAccepted).toBe(true);
    // Nothing stays behind: what was accepted or cleared is in no store.
    const isCleared = step === 'clear' && message && stage !== 'sending';
    if (isCleared || (step === 'accept' && stage === 'sending')) {
      expect(shown.message).toBe('');
      for (const store of [tab.session, local]) expect(textIn(store)).not.toContain('message ');
    }
  }
}

// Jest reads the stores when it closes the window.
afterAll(() => {
  for (const name of ['sessionStorage', 'localStorage']) setStore(name, new Map(), 'usable');
});

const steps =
  'type type type autofill empty send send send accept refuse disconnect disconnect clear putBack leave back reload duplicate newTab nextTab';
const storeState = fc.constantFrom<StoreState>('usable', 'usable', 'usable', 'full', 'blocked');

test('an enquiry keeps its promises, whatever a visitor does in several tabs', async () => {
  jest.useFakeTimers();
  const story = fc.array(fc.constantFrom(...steps.split(' ')), { minLength: 5, maxLength: 25 });
  const numRuns = Number(process.env.STORIES ?? 100);
  await fc.assert(fc.asyncProperty(storeState, storeState, story, play), { numRuns });
}, 120_000);
