/** @jest-environment jsdom */
/** The enquiry's promises in random stories: what a visitor does in several tabs, and what the service answers. */
import fc from 'fast-check';
import { watchDraft } from 'html-first/draft';
import { enquiryFields } from '@/lib/enquiry/enquiry';
import { type Answer, type EnquiryState, initialState } from '@/lib/enquiry/states';
import { startEnquiry } from './start-enquiry';

const answers = new Map<string, Answer>([
  ['accept', 'sent'],
  ['refuse', 'refused'],
  ['cut', 'unanswered'],
]);

/** The stores of a visitor's browser: `full` ones take nothing, `blocked` ones throw at every use. */
type StoreState = 'usable' | 'full' | 'blocked';

function storageOf(texts: Map<string, string>, state: StoreState) {
  const refuse = (isRefused: boolean) => {
    if (isRefused) throw new DOMException(state);
  };
  return {
    getItem: (key: string) => [refuse(state === 'blocked'), texts.get(key) ?? null][1],
    setItem: (key: string, text: string) => [refuse(state !== 'usable'), texts.set(key, text)],
    removeItem: (key: string) => [refuse(state === 'blocked'), texts.delete(key)],
  };
}

/** A page with the form: its loader, then what the browser remembers of its fields, then its island. */
function openPage(remembered: string) {
  const pageWindow = new EventTarget();
  // The events of a window reach its own page alone.
  jest.spyOn(window, 'addEventListener').mockImplementation((type, listener, options) => {
    pageWindow.addEventListener(type, listener, options);
  });
  const form = document.createElement('form');
  form.dataset.draft = 'words';
  for (const field of enquiryFields)
    form.append(Object.assign(document.createElement('textarea'), { id: field, name: field }));
  form.append(Object.assign(document.createElement('input'), { type: 'hidden' }));
  const controlOf = (id: string) => form.querySelector<HTMLTextAreaElement>(`#${id}`);
  const show = (persisted: boolean) => {
    const event = Object.assign(new Event('pageshow'), { persisted });
    pageWindow.dispatchEvent(event);
  };
  const page = {
    state: initialState,
    /** Answers the request that is under way. */
    answer: undefined as ((answer: Answer) => void) | undefined,
    words: () => controlOf('message')?.value ?? '',
    fill(message: string) {
      const values: Record<string, string> = { name: 'Ann', email: 'ann@example.com', message };
      for (const [id, value] of Object.entries(values)) {
        const control = controlOf(id);
        if (control) control.value = message && value;
      }
    },
    show,
    hide: () => pageWindow.dispatchEvent(new Event('visibilitychange')),
    type() {
      form.dispatchEvent(new Event('input', { bubbles: true }));
      dispatch({ kind: 'changed' });
    },
    press: (kind: 'submitted' | 'cleared' | 'putBack') => dispatch({ kind }),
  };
  watchDraft(form);
  if (remembered) page.fill(remembered);
  show(false);
  const send = () => new Promise<Answer>((resolve) => Object.assign(page, { answer: resolve }));
  const showState = (state: EnquiryState) => Object.assign(page, { state });
  const dispatch = startEnquiry(form, send, showState, new AbortController().signal);
  return page;
}
type Page = ReturnType<typeof openPage>;

interface Tab {
  readonly session: Map<string, string>;
  /** The page that is shown, and the earlier ones, which the back/forward cache has. */
  readonly pages: Page[];
  /** What has left it and was not refused, as those know who read what it keeps. */
  readonly left: Set<string>;
  /** Whether the service has accepted what left it last. */
  isAccepted: boolean;
}

/** Plays a story, and checks the four promises after each step. */
async function play(sessionState: StoreState, localState: StoreState, steps: readonly string[]) {
  const local = new Map<string, string>();
  const tabs: Tab[] = [];
  /** The tab that wrote the copy, as it was then. */
  let writer = { left: new Set<string>(), isAccepted: false };
  let tab: Tab = { session: new Map(), pages: [], left: new Set(), isAccepted: false };
  let count = 0;

  function enter(next: Tab): void {
    tab = next;
    if (!tabs.includes(tab)) tabs.push(tab);
    const session = storageOf(tab.session, sessionState);
    for (const [name, value] of Object.entries({
      sessionStorage: session,
      localStorage: storageOf(local, localState),
    }))
      Object.defineProperty(window, name, { value, configurable: true });
    if (tab.pages.length === 0) tab.pages.push(openPage(''));
  }
  const page = () => tab.pages.at(-1) ?? openPage('');
  const textIn = (store: Map<string, string>) => [...store.values()].join();

  const happenings: Record<string, () => unknown> = {
    type() {
      if (page().state.stage === 'sending') return;
      page().fill(`message ${(count += 1)}`);
      page().type();
    },
    // A password manager, which tells nobody.
    autofill() {
      if (page().state.stage !== 'sending') page().fill(`message ${(count += 1)}`);
    },
    empty() {
      if (page().state.stage === 'sending') return;
      page().fill('');
      page().type();
    },
    send() {
      const { mayHaveArrived, stage } = page().state;
      const words = page().words();
      page().press('submitted');
      if (page().state.stage !== 'sending' || stage === 'sending') return;
      // Nothing leaves a second time unless the button read "Send again".
      if (sessionState === 'usable' && tab.left.has(words))
        expect({ mayHaveArrived }).toEqual({ mayHaveArrived: true });
      tab.left.add(words);
      tab.isAccepted = false;
    },
    clear: () => page().words() && page().press('cleared'),
    'put back': () => page().press('putBack'),
    leave() {
      page().hide();
      tab.pages.push(openPage(''));
    },
    back() {
      if (tab.pages.length === 1) return;
      page().hide();
      tab.pages.pop();
      page().show(true);
    },
    reload() {
      page().hide();
      const remembered = page().words();
      tab.pages.pop();
      tab.pages.push(openPage(remembered));
    },
    duplicate() {
      page().hide();
      enter({ ...tab, session: new Map(tab.session), pages: [], left: new Set(tab.left) });
    },
    'new tab'() {
      page().hide();
      enter({
        session: new Map(),
        pages: [],
        left: new Set(writer.left),
        isAccepted: writer.isAccepted,
      });
    },
    'next tab'() {
      page().hide();
      enter(tabs[(tabs.indexOf(tab) + 1) % tabs.length] ?? tab);
    },
  };

  enter(tab);
  for (const step of steps) {
    const [shown, before, stage, copy] = [
      page(),
      page().words(),
      page().state.stage,
      textIn(local),
    ];
    const answer = answers.get(step);
    if (answer) {
      if (answer === 'refused' && stage === 'sending') tab.left.delete(before);
      if (stage === 'sending') tab.isAccepted = answer === 'sent';
      page().answer?.(answer);
    } else happenings[step]?.();
    // The answer's event, and then the second in which a press does nothing.
    await Promise.resolve().then(() => undefined);
    jest.advanceTimersByTime(1_500);
    if (textIn(local) !== copy) writer = { left: new Set(tab.left), isAccepted: tab.isAccepted };

    const { state } = page();
    // No words lost: what the visitor sees is what the tab keeps, however it goes on.
    page().hide();
    if (sessionState === 'usable' && page().words())
      expect(textIn(tab.session)).toContain(`"${page().words()}"`);
    // No untruth: an outcome comes from the service's answer alone, or is the one that the tab keeps.
    if (page() === shown && state.stage !== stage) {
      if (state.stage === 'notSent') expect(step).toBe('refuse');
      if (state.stage === 'sent') expect(['accept', 'back']).toContain(step);
    }
    if (state.stage === 'sent' && sessionState === 'usable') expect(tab.isAccepted).toBe(true);
    // Nothing stays where it does not belong: what was sent or cleared is in no store.
    const isCleared = step === 'clear' && before && stage !== 'sending';
    if (isCleared || (step === 'accept' && stage === 'sending')) {
      expect(page().words()).toBe('');
      for (const store of [tab.session, local]) expect(textIn(store)).not.toContain('message ');
    }
  }
}

const steps =
  'type type type autofill empty send send send accept refuse cut cut clear put_back leave back reload duplicate new_tab next_tab';
const storeStates = fc.constantFrom<StoreState>('usable', 'usable', 'usable', 'full', 'blocked');

test('the form keeps its four promises in any story with several tabs', async () => {
  jest.useFakeTimers();
  const story = fc.array(
    fc.constantFrom(...steps.split(' ').map((step) => step.replace('_', ' '))),
    {
      minLength: 5,
      maxLength: 25,
    },
  );
  await fc.assert(fc.asyncProperty(storeStates, storeStates, story, play), { numRuns: 2_000 });
}, 120_000);
