/** @jest-environment jsdom */
/** Plays random stories of a visitor with several tabs, and checks what an enquiry promises after each step. */
import fc from 'fast-check';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { formCopy } from '@/content/enquiry';
import { enquiryStatuses, mayArriveTwice } from '@/content/enquiry-statuses';
import type { Answer } from '@/lib/enquiry/enquiry-state';
import { delivery } from '@/lib/enquiry/test-enquiries';
import { keepDraft } from '@/lib/html-first/draft';
import { ContactForm } from './contact-form';

/** What screen readers read out, in order: what takes the focus, what the status says, and toasts. */
let mockSaid: string[] = [];
jest.mock('./toasts', () => ({ showToast: (kind: string) => mockSaid.push(`toast ${kind}`) }));

/** Of the page that is shown: answers its request. */
let mockRequests: ((answer: Answer) => void)[] = [];
jest.mock('@/lib/enquiry/email-service', () => ({
  ...jest.requireActual<object>('@/lib/enquiry/email-service'),
  sendEmail: () => new Promise<Answer>((resolve) => mockRequests.push(resolve)),
}));

/**
 * What a store of the browser does: it works; it is `full`, and can only read and remove; it is `frozen`, and can only
 * read; it is `blocked`, and throws when it is touched.
 */
type StoreState = 'works' | 'full' | 'frozen' | 'blocked';

/** Replaces a store of the browser. @param texts what it contains */
function setStore(name: string, texts: Map<string, string>, state: StoreState = 'works'): void {
  const refuseIf = (...states: StoreState[]) => {
    if (states.includes(state)) throw new DOMException(state);
  };
  const store = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => {
      refuseIf('full', 'frozen');
      texts.set(key, text);
    },
    removeItem: (key: string) => {
      refuseIf('frozen');
      texts.delete(key);
    },
  };
  const get = () => {
    refuseIf('blocked');
    return store;
  };
  Object.defineProperty(window, name, { get, configurable: true });
}

const contactForm = <ContactForm {...delivery} phone="+27 82 000 0000" draftKey="enquiry" />;
const pageHtml = renderToString(contactForm);

/** Opens a page: its loader starts, the browser fills in what it remembers of the form, the island starts. */
async function openPage(remembered = '') {
  const pageWindow = new EventTarget();
  // The events of a window reach only its own page.
  jest.spyOn(window, 'addEventListener').mockImplementation((type, listener, options) => {
    pageWindow.addEventListener(type, listener, options);
  });
  const body = document.createElement('div');
  body.innerHTML = pageHtml;
  const form = body.querySelector('form');
  const status = body.querySelector('[role=status]');
  const submit = body.querySelector<HTMLButtonElement>('[type=submit]');
  const [name, email, , message] = body.querySelectorAll<HTMLInputElement>('[maxlength]');
  if (!form || !status || !submit || !name || !email || !message) throw new Error(pageHtml);
  const ownRequests: typeof mockRequests = [];

  const page = {
    /** The last answer, until another enquiry is sent. */
    answer: undefined as Answer | undefined,
    message: () => message.value,
    label: () => submit.textContent,
    status: () => status.textContent,
    clearButton: () => body.querySelector<HTMLButtonElement>('[type=button]'),
    enter() {
      document.body.replaceChildren(body);
      mockRequests = ownRequests;
    },
    fire: (type: string, persisted = false) =>
      act(() => {
        pageWindow.dispatchEvent(Object.assign(new Event(type), { persisted }));
      }),
    fill(text: string) {
      name.value = text && 'Ann';
      email.value = text && 'ann@example.com';
      message.value = text;
    },
    type: (text: string) =>
      act(() => {
        page.fill(text);
        form.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    press: () =>
      act(async () => {
        submit.focus();
        submit.click();
      }),
  };
  page.enter();
  keepDraft(form);
  if (remembered) page.fill(remembered);
  page.fire('pageshow');
  await act(async () => {
    hydrateRoot(body, contactForm);
  });
  return page;
}

type Page = Awaited<ReturnType<typeof openPage>>;

/** Opens a page, and sends an enquiry from it. */
async function openAndSend() {
  const page = await openPage();
  page.type('message');
  await page.press();
  return page;
}

/** Answers the request of the page that is shown. */
const answer = (given: Answer) => act(async () => mockRequests.pop()?.(given));

const wait = (milliseconds: number) =>
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  jest.useFakeTimers();
});

// Afterwards too, since Jest reads the stores when it closes the window.
const emptyStores = () => {
  for (const name of ['sessionStorage', 'localStorage']) setStore(name, new Map());
};
beforeEach(emptyStores);
afterAll(emptyStores);

interface Tab {
  readonly session: Map<string, string>;
  /** The messages sent from its draft that may have arrived, as far as the tab can know. */
  sent: readonly string[];
  /** The same, when `session` was last written. */
  recorded: readonly string[];
  /** Whether `session` worked when the page last changed. */
  isStored: boolean;
  /** Its other pages are in the back/forward cache. */
  page?: Page;
}

async function play(story: readonly string[]) {
  const local = new Map<string, string>();
  let localState: StoreState = 'works';
  let sessionState: StoreState = 'works';
  /** What may have arrived of the copy of a draft in `localStorage`. */
  let copied: Tab['sent'] = [];
  let count = 0;
  const pages: { readonly tab: Tab; readonly page: Page }[] = [];
  const textIn = (store: Map<string, string>) => [...store.values()].join();
  const enter = ({ session }: Tab) => {
    setStore('sessionStorage', session, sessionState);
    setStore('localStorage', local, localState);
  };
  const newTab = (): Tab => ({ session: new Map(), sent: [], recorded: [], isStored: true });

  /** Shows a page of a tab, which starts from the tab's draft or, without one, from the copy. */
  async function show(tab: Tab, page: () => Page | Promise<Page>) {
    enter(tab);
    const own = sessionState === 'blocked' ? '' : textIn(tab.session);
    if (own) tab.sent = tab.recorded;
    else tab.sent = localState === 'blocked' || !textIn(local) ? [] : copied;
    tab.page = await page();
    // Never the copy, nor a mixture, where there is a draft.
    if (own) expect(own).toContain(`"message":"${tab.page.message()}"`);
    return { tab, page: tab.page };
  }

  async function open(tab: Tab, remembered?: string) {
    const opened = await show(tab, () => openPage(remembered));
    pages.push(opened);
    return opened;
  }

  let current = await open(newTab());
  const isSending = () => current.page.label() === formCopy.submitting;

  async function receive(given: Answer): Promise<void> {
    if (!isSending()) return;
    const { page, tab } = current;
    if (given === 'refused') tab.sent = tab.sent.slice(0, -1);
    page.answer = given;
    await answer(given);
  }

  const actions: Record<string, () => unknown> = {
    type: () => isSending() || current.page.type(`message ${(count += 1)}`),
    // By a password manager, without an event: stored when the page is hidden.
    autofill() {
      if (!isSending()) current.page.fill(`message ${(count += 1)}`);
      current.page.fire('visibilitychange');
    },
    empty: () => isSending() || current.page.type(''),
    async send() {
      if (isSending()) return;
      const { page, tab } = current;
      const [message, label] = [page.message(), page.label()];
      await page.press();
      if (!isSending()) return;
      page.answer = undefined;
      // Nothing is sent a second time unless the button read "Send again".
      if (tab.sent.includes(message)) expect(label).toBe(formCopy.submitAgain);
      tab.sent = [...tab.sent, message];
    },
    accept: () => receive('sent'),
    refuse: () => receive('refused'),
    disconnect: () => receive('unanswered'),
    clear() {
      const press = () => act(() => current.page.clearButton()?.click());
      press();
      wait(1_000);
      press();
    },
    leave: async () => (current = await open(current.tab)),
    reload: async () => (current = await open(current.tab, current.page.message())),
    newTab: async () => (current = await open(newTab())),
    duplicate: async () =>
      (current = await open({ ...current.tab, session: new Map(current.tab.session) })),
    async otherPage() {
      const place = pages.findIndex(({ page }) => page === current.page);
      current = pages[(place + 1) % pages.length] ?? current;
      const { tab, page } = current;
      enter(tab);
      page.enter();
      const comeBack = () => {
        page.fire('pageshow', true);
        return page;
      };
      if (tab.page !== page) await show(tab, comeBack);
    },
    fillSession: () => (sessionState = 'full'),
    freezeSession: () => (sessionState = 'frozen'),
    blockSession: () => (sessionState = 'blocked'),
    fillLocal: () => (localState = 'full'),
    freezeLocal: () => (localState = 'frozen'),
    blockLocal: () => (localState = 'blocked'),
    freeStores: () => (sessionState = localState = 'works'),
  };

  for (const step of story) {
    const [wasSending, canClear] = [isSending(), current.page.clearButton()];
    const [earlier, earlierMessage] = [current, current.page.message()];
    const [earlierStatus, copy, draft] = [
      current.page.status(),
      textIn(local),
      textIn(current.tab.session),
    ];
    await actions[step]?.();
    enter(current.tab);
    // The draft is stored, and the second in which Send does nothing passes.
    wait(1_500);
    const { tab, page } = current;
    if (textIn(local) !== copy) copied = tab.sent;
    if (earlier.tab !== tab || textIn(tab.session) !== draft) tab.recorded = tab.sent;

    const [message, status] = [page.message(), page.status()];
    // Nothing is lost: the draft of the tab has the message that the page shows.
    if (sessionState !== 'works') tab.isStored = false;
    else if (earlier.page === page && message !== earlierMessage) tab.isStored = true;
    if (tab.isStored && message) expect(textIn(tab.session)).toContain(`"${message}"`);
    // Nothing is untrue: the outcome comes from the service.
    if (status.includes(enquiryStatuses.refused.heading) && status !== earlierStatus)
      expect(page.answer).toBe('refused');
    if (status.includes(enquiryStatuses.sent.heading)) expect(page.answer).toBe('sent');
    // Nothing can arrive twice from an empty form.
    const isCleared = step === 'clear' && canClear;
    if (!wasSending && (step === 'empty' || isCleared)) expect(page.label()).toBe(formCopy.submit);
    // Nothing stays behind: what was accepted or cleared is in no store.
    if (isCleared || (step === 'accept' && wasSending)) {
      expect(message).toBe('');
      const canRemove = (state: StoreState) => state === 'works' || state === 'full';
      if (canRemove(sessionState)) expect(textIn(tab.session)).not.toContain('message ');
      if (canRemove(localState)) expect(textIn(local)).not.toContain('message ');
    }
  }
}

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
    wait(1_000);
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
  const page = await openAndSend();
  await answer(given);
  wait(999);
  // A password manager fills in the form again.
  page.fill('message');
  await page.press();
  expect(mockRequests).toHaveLength(count);
  // The press has started another second, unless it has sent.
  wait(999);
  await page.press();
  expect(mockRequests).toHaveLength(count);
  wait(1_000);
  await page.press();
  expect(mockRequests).toHaveLength(1);
});

test.each([80, 300, 650, 950])(
  'a press every %i ms sends once, until a second of rest',
  async (rhythm) => {
    for (const given of ['unanswered', 'sent'] as const) {
      const page = await openAndSend();
      for (let press = 0; press < 8; press += 1) {
        wait(rhythm);
        await page.press();
      }
      await answer(given);
      for (let press = 0; press < 40; press += 1) {
        wait(rhythm);
        page.fill('message');
        await page.press();
      }
      expect(mockRequests).toHaveLength(0);
      wait(1_000);
      await page.press();
      expect(mockRequests).toHaveLength(1);
    }
  },
);

test('the form is cleared by a second press, at the earliest after a second', async () => {
  const page = await openPage();
  page.type('message');
  const press = () => act(() => page.clearButton()?.click());
  const name = () => page.clearButton()?.textContent;
  press();
  expect(document.activeElement).toBe(page.clearButton());
  for (let again = 0; again < 5; again += 1) {
    wait(999);
    press();
  }
  expect([name(), page.message()]).toEqual([formCopy.clearQuestion, 'message']);
  for (const takeBack of [
    () =>
      page
        .clearButton()
        ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
    () => page.clearButton()?.blur(),
  ]) {
    act(() => void takeBack());
    expect(name()).toBe(formCopy.clear);
    wait(1_000);
    press();
    expect([name(), page.message()]).toEqual([formCopy.clearQuestion, 'message']);
  }
  wait(1_000);
  press();
  expect(page.message()).toBe('');
  expect(page.clearButton()).toBeNull();
  page.type('another message');
  expect(name()).toBe(formCopy.clear);
});

test('a toast that loads after the next key is not shown', async () => {
  const page = await openPage();
  mockSaid = [];
  act(() => document.querySelector<HTMLButtonElement>('[type=submit]')?.click());
  page.type('message');
  await act(async () => undefined);
  expect(mockSaid).not.toContain('toast invalid');
});

test.each<[string, (page: Page) => unknown]>([
  ['30 seconds', () => wait(1)],
  ['the page was left and shown again', (page) => page.fire('pageshow', true)],
])('an answer that comes after %s changes nothing', async (_when, pass) => {
  const page = await openAndSend();
  wait(29_999);
  expect(page.status()).toBe(sending.text);
  pass(page);
  await answer('sent');
  expect(page.status()).toContain(mayArriveTwice);
  expect(page.message()).toBe('message');
});

test('a page out of the cache says "sent" until its tab has other words', async () => {
  const page = await openAndSend();
  await answer('sent');
  page.fire('pageshow', true);
  expect(page.status()).toContain(sent.heading);
  (await openPage()).type('another message');
  wait(250);
  page.enter();
  page.fire('pageshow', true);
  expect([page.status(), page.message()]).toEqual(['', 'another message']);
});

test('"There is no connection" goes when the connection is back', async () => {
  const page = await openAndSend();
  await answer('noConnection');
  expect(page.status()).toContain('There is no connection.');
  page.fire('online');
  expect([page.status(), page.message()]).toEqual(['', 'message']);
});

const steps =
  'type type type autofill empty send send send accept refuse disconnect disconnect clear leave otherPage otherPage reload duplicate newTab fillSession freezeSession blockSession fillLocal freezeLocal blockLocal freeStores freeStores';
/** How many stories are played; `npm run test:all` plays more. */
const stories = Number(process.env.STORIES ?? 100);

test('an enquiry keeps its promises, whatever a visitor does in several tabs', async () => {
  const story = fc.array(fc.constantFrom(...steps.split(' ')), { minLength: 5, maxLength: 25 });
  const promises = fc.asyncProperty(story, play);
  await fc.assert(promises, { numRuns: stories });
}, 600_000);
