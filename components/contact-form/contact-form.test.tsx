/** @jest-environment jsdom */
/** Plays random stories of a visitor with several tabs, and checks what an enquiry promises after each step. */
import fc from 'fast-check';
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { formCopy } from '@/content/enquiry';
import { enquiryStatuses, mayArriveTwice } from '@/content/enquiry-statuses';
import { delivery } from '@/lib/enquiry/test-enquiries';
import { keepDraft } from '@/lib/html-first/draft';
import { ContactForm } from './contact-form';

/** What screen readers read out, in order: what takes the focus, what the status says, and toasts. */
let mockSaid: string[] = [];
jest.mock('./toasts', () => ({ showToast: (kind: string) => mockSaid.push(`toast ${kind}`) }));

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

const contactForm = <ContactForm {...delivery} phone="+27 82 000 0000" draftKey="enquiry" />;

const answers = {
  sent: () => Promise.resolve({ ok: true, status: 200, text: () => Promise.resolve('OK') }),
  refused: () => Promise.resolve({ ok: false, status: 400, text: () => Promise.resolve('') }),
  unanswered: () => Promise.reject(new TypeError('Failed to fetch')),
};
type Answer = keyof typeof answers;

const pageHtml = renderToString(contactForm);
let roots: Root[] = [];
/** Of the page that is shown: answers its request. */
let requests: ((answer: Answer) => void)[] = [];

/** Opens a page: its loader starts, the browser fills in what it remembers of the form, the island starts. */
async function openPage(remembered = '') {
  const pageWindow = new EventTarget();
  // The events of a window reach only its own page.
  jest.spyOn(window, 'addEventListener').mockImplementation((type, listener, options) => {
    pageWindow.addEventListener(type, listener, options);
  });
  const body = document.createElement('div');
  body.innerHTML = pageHtml;
  const ownRequests: typeof requests = [];
  const find = <Kind extends HTMLElement>(selector: string, kind: new () => Kind): Kind => {
    const element = body.querySelector(selector);
    if (element instanceof kind) return element;
    throw new Error(`The page has no ${selector}.`);
  };

  const page = {
    /** The last answer, until another enquiry is sent. */
    answer: undefined as Answer | undefined,
    enter() {
      document.body.replaceChildren(body);
      requests = ownRequests;
    },
    message: () => find('#message', HTMLTextAreaElement).value,
    label: () => find('[type=submit]', HTMLButtonElement).textContent,
    status: () => find('[role=status]', HTMLElement).textContent,
    fill(message: string) {
      find('#name', HTMLInputElement).value = message && 'Ann';
      find('#email', HTMLInputElement).value = message && 'ann@example.com';
      find('#message', HTMLTextAreaElement).value = message;
    },
    type: (message: string) =>
      act(() => {
        page.fill(message);
        find('form', HTMLFormElement).dispatchEvent(new Event('input', { bubbles: true }));
      }),
    show: (persisted: boolean) =>
      act(() => {
        pageWindow.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
      }),
    reconnect: () => pageWindow.dispatchEvent(new Event('online')),
    hide: () => pageWindow.dispatchEvent(new Event('visibilitychange')),
    press: () =>
      act(async () => {
        const button = find('[type=submit]', HTMLButtonElement);
        button.focus();
        button.click();
      }),
    clearButton: () => body.querySelector<HTMLButtonElement>('[type=button]'),
  };
  page.enter();
  const form = find('form', HTMLFormElement);
  keepDraft(form);
  if (remembered) page.fill(remembered);
  page.show(false);
  await act(async () => {
    roots.push(hydrateRoot(body, contactForm));
  });
  return page;
}

/** Answers the request of the page that is shown. */
const answer = (given: Answer) =>
  act(async () => {
    requests.pop()?.(given);
    for (let task = 0; task < 10; task += 1) await Promise.resolve();
  });

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation();
  jest.spyOn(window, 'confirm').mockReturnValue(true);
  const fetch = () =>
    new Promise<Answer>((resolve) => requests.push(resolve)).then((given) => answers[given]());
  Object.assign(globalThis, { fetch });
});

// Afterwards too, since Jest reads the stores when it closes the window.
const emptyStores = () => {
  for (const name of ['sessionStorage', 'localStorage']) setStore(name, new Map(), 'usable');
};
beforeEach(emptyStores);
afterAll(emptyStores);

/** What became of the enquiries of a draft: the messages that may have arrived. */
type Sent = readonly string[];

interface Tab {
  readonly session: Map<string, string>;
  page: Awaited<ReturnType<typeof openPage>>;
  /** Earlier pages, in the back/forward cache. */
  readonly earlier: Tab['page'][];
  sent: Sent;
}

async function play(sessionState: StoreState, localState: StoreState, story: readonly string[]) {
  const local = new Map<string, string>();
  setStore('localStorage', local, localState);
  /** What may have arrived of the copy of a draft in `localStorage`. */
  let copied: Sent = [];
  let count = 0;
  const tabs: Tab[] = [];
  const textIn = (store: Map<string, string>) => [...store.values()].join();
  const isSending = () => tab.page.label() === formCopy.submitting;

  async function openTab(session: Map<string, string>): Promise<Tab> {
    setStore('sessionStorage', session, sessionState);
    // A tab without a draft starts from the copy.
    const sent = session.size > 0 ? tab.sent : copied;
    const opened = { session, page: await openPage(), earlier: [], sent };
    tabs.push(opened);
    return opened;
  }
  let tab = await openTab(new Map());

  async function openInTab(remembered: string): Promise<void> {
    if (tab.session.size === 0) tab.sent = copied;
    tab.page = await openPage(remembered);
  }

  async function receive(given: Answer): Promise<void> {
    if (!isSending()) return;
    if (given === 'refused') tab.sent = tab.sent.slice(0, -1);
    tab.page.answer = given;
    await answer(given);
  }

  const actions: Record<string, () => unknown> = {
    type: () => isSending() || tab.page.type(`message ${(count += 1)}`),
    // By a password manager, without an event: stored when the page is hidden.
    autofill() {
      if (!isSending()) tab.page.fill(`message ${(count += 1)}`);
      tab.page.hide();
    },
    empty: () => isSending() || tab.page.type(''),
    async send() {
      if (isSending()) return;
      const { page } = tab;
      const [message, label] = [page.message(), page.label()];
      await page.press();
      if (!isSending()) return;
      page.answer = undefined;
      // Nothing is sent a second time unless the button read "Send again".
      if (sessionState === 'usable' && tab.sent.includes(message))
        expect(label).toBe(formCopy.submitAgain);
      tab.sent = [...tab.sent, message];
    },
    accept: () => receive('sent'),
    refuse: () => receive('refused'),
    disconnect: () => receive('unanswered'),
    clear: () => act(() => tab.page.clearButton()?.click()),
    async leave() {
      tab.earlier.push(tab.page);
      await openInTab('');
    },
    back() {
      const page = tab.earlier.pop();
      if (!page) return;
      tab.page = page;
      page.enter();
      page.show(true);
    },
    reload: () => openInTab(tab.page.message()),
    duplicate: async () => (tab = await openTab(new Map(tab.session))),
    newTab: async () => (tab = await openTab(new Map())),
    nextTab() {
      tab = tabs[(tabs.indexOf(tab) + 1) % tabs.length] ?? tab;
      setStore('sessionStorage', tab.session, sessionState);
      tab.page.enter();
    },
  };

  for (const step of story) {
    const { page } = tab;
    const [status, wasSending, canClear] = [page.status(), isSending(), page.clearButton()];
    const copy = textIn(local);
    await actions[step]?.();
    // The draft is stored, and the second in which Send does nothing passes.
    jest.advanceTimersByTime(1_500);
    if (textIn(local) !== copy) copied = tab.sent;

    const shown = { message: tab.page.message(), status: tab.page.status() };
    // Nothing is lost: the draft of the tab has the message that the page shows.
    if (sessionState === 'usable' && shown.message)
      expect(textIn(tab.session)).toContain(`"${shown.message}"`);
    // Nothing is untrue: the outcome comes from the service.
    if (shown.status.includes(enquiryStatuses.refused.heading) && shown.status !== status)
      expect(tab.page.answer).toBe('refused');
    if (shown.status.includes(enquiryStatuses.sent.heading)) expect(tab.page.answer).toBe('sent');
    // Nothing can arrive twice from an empty form.
    if (!wasSending && (step === 'empty' || (step === 'clear' && canClear)))
      expect(tab.page.label()).toBe(formCopy.submit);
    // Nothing stays behind: what was accepted or cleared is in no store.
    const isAccepted = step === 'accept' && wasSending;
    if (isAccepted || (step === 'clear' && canClear)) {
      expect(shown.message).toBe('');
      for (const store of [tab.session, local]) expect(textIn(store)).not.toContain('message ');
    }
  }
  act(() => {
    for (const root of roots) root.unmount();
  });
  roots = [];
}

const steps =
  'type type type autofill empty send send send accept refuse disconnect disconnect clear leave back reload duplicate newTab nextTab';
const storeState = fc.constantFrom<StoreState>('usable', 'usable', 'usable', 'full', 'blocked');
/** How many stories are played; `npm run test:all` plays more. */
const stories = Number(process.env.STORIES ?? 100);

const { sending, sent, refused, mayHaveArrived } = enquiryStatuses;

test('announces mistakes, sending and each outcome once, and focuses only mistakes and the status of sending', async () => {
  const page = await openPage();
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && !target.matches('button'))
      mockSaid.push(`focus ${target.textContent}`);
  });
  const region = document.querySelector('[role=status]');
  new MutationObserver(() => mockSaid.push(`status ${page.status()}`)).observe(region ?? document, {
    childList: true,
  });
  const after = async (step: () => unknown) => {
    mockSaid = [];
    await step();
    return mockSaid.map((text) => text.replace(/(correcting:).*/, '$1'));
  };
  expect(await after(page.press)).toEqual(['focus 3 things need correcting:', 'toast invalid']);
  expect(await after(() => page.type('message'))).toEqual([]);
  const isSent = [`focus ${sending.text}`, `status ${sending.text}`];
  for (const [given, copy, warning] of [
    ['refused', refused, ''],
    ['unanswered', mayHaveArrived, mayArriveTwice],
    ['refused', refused, mayArriveTwice],
    ['sent', sent, ''],
  ] as const) {
    jest.advanceTimersByTime(1_000);
    expect(await after(page.press)).toEqual(isSent);
    const status = `status ${copy.heading}${copy.text}${warning}`;
    const toast = given === 'sent' ? 'toast sent' : 'toast failed';
    expect(await after(() => answer(given))).toEqual([status, toast]);
  }
});

test.each([
  ['sent', 0],
  ['unanswered', 0],
  ['refused', 1],
] as const)('in the second after "%s" a press sends %i enquiries', async (given, count) => {
  const page = await openPage();
  page.type('message');
  await page.press();
  await answer(given);
  jest.advanceTimersByTime(999);
  // A password manager fills in the form again.
  page.fill('message');
  await page.press();
  expect(requests).toHaveLength(count);
  jest.advanceTimersByTime(1);
  await page.press();
  expect(requests).toHaveLength(1);
});

test('a toast that loads after the next key is not shown', async () => {
  const page = await openPage();
  mockSaid = [];
  act(() => document.querySelector<HTMLButtonElement>('[type=submit]')?.click());
  page.type('message');
  await act(async () => undefined);
  expect(mockSaid).not.toContain('toast invalid');
});

test('an answer that comes after the page was left and shown again changes nothing', async () => {
  const page = await openPage();
  page.type('message');
  await page.press();
  page.show(true);
  await answer('sent');
  expect(page.status()).toContain(mayArriveTwice);
  expect(page.message()).toBe('message');
});

test('a page out of the cache says "sent" until its tab has other words', async () => {
  const page = await openPage();
  page.type('message');
  await page.press();
  await answer('sent');
  page.show(true);
  expect(page.status()).toContain(sent.heading);
  (await openPage()).type('another message');
  jest.advanceTimersByTime(250);
  page.enter();
  page.show(true);
  expect([page.status(), page.message()]).toEqual(['', 'another message']);
});

test('"There is no connection" goes when the connection is back', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get');
  for (let reading = 0; reading < 2; reading += 1) onLine.mockReturnValueOnce(false);
  const page = await openPage();
  page.type('message');
  await page.press();
  await answer('unanswered');
  expect(page.status()).toContain('There is no connection.');
  await act(async () => page.reconnect());
  expect([page.status(), page.message()]).toEqual(['', 'message']);
});

test('an enquiry keeps its promises, whatever a visitor does in several tabs', async () => {
  const story = fc.array(fc.constantFrom(...steps.split(' ')), { minLength: 5, maxLength: 25 });
  const promises = fc.asyncProperty(storeState, storeState, story, play);
  await fc.assert(promises, { numRuns: stories });
}, 600_000);
