/** Plays random stories of a visitor with several tabs, and checks what an enquiry promises after each step. */
import fc from 'fast-check';
import { act } from 'preact/test-utils';
import { hydrateRoot } from 'react-dom/client';
import { formCopy } from '@/content/enquiry';
import { enquiryStatuses, mayArriveTwice } from '@/content/enquiry-statuses';
import type { Reply } from '@/lib/enquiry/enquiry-state';
import { delivery } from '@/lib/enquiry/test-enquiries';
import { testLoader } from '@/lib/html-first/test-loader';
import { renderAsBuilt } from '@/lib/testing/render-as-built';
import { ContactForm } from './contact-form';

const mockToasts: string[] = [];
jest.mock('./toasts', () => ({ showToast: (kind: string) => mockToasts.push(kind) }));

/** Of the page that is shown: replies to its request. */
let mockRequests: ((reply: Reply) => void)[] = [];
jest.mock('@/lib/enquiry/email-service', () => ({
  ...jest.requireActual<object>('@/lib/enquiry/email-service'),
  sendEmail: () => new Promise<Reply>((resolve) => mockRequests.push(resolve)),
}));

const props = { ...delivery, phone: '+27 82 000 0000', draftKey: 'enquiry' };
const pageHtml = renderAsBuilt(
  { module: 'components/contact-form/contact-form.tsx', export: 'ContactForm' },
  props,
);

/** Runs a step and its effects. */
const run = (step: () => void): void => void act(step);

/** Waits for a step, its effects, and the module of the toasts that these may load. */
async function settle(step: () => unknown): Promise<void> {
  await act(async () => {
    await step();
  });
  await act(async () => undefined);
}

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
  const [name, email, message] = ['name', 'email', 'message'].map((id) =>
    body.querySelector<HTMLInputElement>(`#${id}`),
  );
  if (!form || !status || !submit || !name || !email || !message) throw new Error(pageHtml);
  const ownRequests: typeof mockRequests = [];

  const page = {
    /** The last reply, until another enquiry is sent. */
    reply: undefined as Reply | undefined,
    message: () => message.value,
    label: () => submit.querySelector('span:not([hidden])')?.textContent,
    status: () => status.textContent,
    clearButton: () => body.querySelector<HTMLButtonElement>('[type=button]'),
    enter() {
      document.body.replaceChildren(body);
      mockRequests = ownRequests;
    },
    fire: (type: string, persisted = false) =>
      run(() => {
        pageWindow.dispatchEvent(Object.assign(new Event(type), { persisted }));
      }),
    fill(text: string) {
      name.value = text && 'Ann';
      email.value = text && 'ann@example.com';
      message.value = text;
    },
    type: (text: string) =>
      run(() => {
        page.fill(text);
        form.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    press: () =>
      settle(() => {
        submit.focus();
        submit.click();
      }),
  };
  page.enter();
  const { loader, keep } = testLoader(body);
  keep(remembered ? 'reload' : 'navigate');
  if (remembered) page.fill(remembered);
  page.fire('pageshow');
  await act(async () => {
    hydrateRoot(body, <ContactForm {...props} loader={loader} />);
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
const reply = (given: Reply) => settle(async () => mockRequests.pop()?.(given));

const wait = (milliseconds: number) =>
  run(() => {
    jest.advanceTimersByTime(milliseconds);
  });

beforeAll(() => {
  jest.useFakeTimers();
});

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

interface Tab {
  /** Its record in `sessionStorage`. */
  session: string;
  /** The messages sent from its record that may have arrived, as far as the tab can know. */
  sent: readonly string[];
  /** The same, when its record was last written. */
  recorded: readonly string[];
  /** Its other pages are in the back/forward cache. */
  page?: Page;
}

/** What became of the enquiries of all stories. */
const outcomes = { sent: 0, refused: 0, noReply: 0 };

const recordIn = (store: Storage) => store.getItem('draft enquiry') ?? '';
const messageIn = (record: string) => new URLSearchParams(record).get('message') ?? '';

async function play(story: readonly string[]) {
  localStorage.clear();
  /** What may have arrived of the copy of a record in `localStorage`. */
  let copied: Tab['sent'] = [];
  let count = 0;
  const pages: { readonly tab: Tab; readonly page: Page }[] = [];
  const enter = ({ session }: Tab) => {
    sessionStorage.clear();
    if (session) sessionStorage.setItem('draft enquiry', session);
  };

  /** Shows a page of a tab, which starts from the tab's record or, without one, from the copy. */
  async function show(tab: Tab, page: () => Page | Promise<Page>) {
    enter(tab);
    if (tab.session) tab.sent = tab.recorded;
    else tab.sent = recordIn(localStorage) ? copied : [];
    tab.page = await page();
    return { tab, page: tab.page };
  }

  async function open(tab: Tab, remembered?: string) {
    const opened = await show(tab, () => openPage(remembered));
    pages.push(opened);
    return opened;
  }

  const openTab = () => open({ session: '', sent: [], recorded: [] });
  let current = await openTab();
  const isSending = () => current.page.label() === formCopy.submitting;

  async function receive(given: keyof typeof outcomes): Promise<void> {
    if (!isSending()) return;
    const { page, tab } = current;
    if (given === 'refused') tab.sent = tab.sent.slice(0, -1);
    page.reply = given;
    outcomes[given] += 1;
    await reply(given);
  }

  const actions: Record<string, () => unknown> = {
    type: () => isSending() || current.page.type(`message ${(count += 1)}`),
    empty: () => isSending() || current.page.type(''),
    async send() {
      if (isSending()) return;
      const { page, tab } = current;
      const [message, label] = [page.message(), page.label()];
      await page.press();
      if (!isSending()) return;
      page.reply = undefined;
      // Nothing is sent a second time unless the button read "Send again".
      if (tab.sent.includes(message)) expect(label).toBe(formCopy.submitAgain);
      tab.sent = [...tab.sent, message];
    },
    async enquire() {
      actions.type?.();
      await actions.send?.();
    },
    accept: () => receive('sent'),
    refuse: () => receive('refused'),
    disconnect: () => receive('noReply'),
    clear() {
      const press = () => run(() => current.page.clearButton()?.click());
      press();
      wait(1_000);
      press();
    },
    leave: async () => (current = await open(current.tab)),
    reload: async () => (current = await open(current.tab, current.page.message())),
    newTab: async () => (current = await openTab()),
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
  };

  for (const step of story) {
    const [wasSending, canClear] = [isSending(), current.page.clearButton()];
    const [earlier, earlierMessage] = [current, current.page.message()];
    const earlierStatus = current.page.status();
    const copy = recordIn(localStorage);
    await actions[step]?.();
    // The record is stored, and the second in which Send does nothing passes.
    wait(1_500);
    const { tab, page } = current;
    const record = recordIn(sessionStorage);
    if (recordIn(localStorage) !== copy) copied = tab.sent;
    if (earlier.tab !== tab || record !== tab.session) tab.recorded = tab.sent;
    tab.session = record;

    const [message, status] = [page.message(), page.status()];
    // Nothing is lost: the record of the tab has the message that the page shows, and never another's.
    if (record) expect(messageIn(record)).toBe(message);
    else if (earlier.page === page) expect(message).toBe(earlierMessage);
    // Nothing is untrue: the outcome comes from the service.
    if (status.includes(enquiryStatuses.refused.heading) && status !== earlierStatus)
      expect(page.reply).toBe('refused');
    if (status.includes(enquiryStatuses.sent.heading)) expect(page.reply).toBe('sent');
    // Nothing can arrive twice from an empty form.
    const isCleared = step === 'clear' && canClear;
    if (!wasSending && (step === 'empty' || isCleared)) expect(page.label()).toBe(formCopy.submit);
    // Nothing stays behind: what was accepted or cleared is in no store.
    if (isCleared || (step === 'accept' && wasSending)) {
      expect(message).toBe('');
      expect([record, recordIn(localStorage)].map(messageIn)).toEqual(['', '']);
    }
  }
}

const { sending, noConnection } = enquiryStatuses;

test.each([
  ['sent', 0],
  ['noReply', 0],
  ['refused', 1],
] as const)(
  'presses sooner than a second after "%s" or each other send %i',
  async (given, count) => {
    const page = await openAndSend();
    await page.press();
    await reply(given);
    for (const rhythm of [80, 650, 999]) {
      wait(rhythm);
      // A password manager fills in the form again.
      page.fill('message');
      await page.press();
      expect(mockRequests).toHaveLength(count);
    }
    wait(1_000);
    await page.press();
    expect(mockRequests).toHaveLength(1);
  },
);

test('a toast that loads after the next key is not shown', async () => {
  const page = await openPage();
  mockToasts.length = 0;
  run(() => document.querySelector<HTMLButtonElement>('[type=submit]')?.click());
  page.type('message');
  await settle(() => undefined);
  expect(mockToasts).toEqual([]);
});

test.each<[string, (page: Page) => unknown]>([
  ['30 seconds', () => wait(1)],
  ['the page was left and shown again', (page) => page.fire('pageshow', true)],
])('a reply that comes after %s changes nothing', async (_when, pass) => {
  const page = await openAndSend();
  wait(29_999);
  expect(page.status()).toBe(sending.text);
  pass(page);
  await reply('sent');
  expect(page.status()).toContain(mayArriveTwice);
  expect(page.message()).toBe('message');
});

test('while the browser says that it is offline, the first press sends nothing, a second does', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const page = await openAndSend();
  await page.press();
  expect(mockRequests).toHaveLength(0);
  expect(page.status()).toContain(noConnection.text);
  expect(page.label()).toBe(formCopy.submit);
  page.fire('online');
  expect([page.status(), page.message()]).toEqual(['', 'message']);
  await page.press();
  wait(1_000);
  await page.press();
  await reply('noReply');
  expect(page.status()).toContain(mayArriveTwice);
  onLine.mockRestore();
});

test('a page out of the cache asks before an earlier enquiry is sent again', async () => {
  const page = await openAndSend();
  page.fire('pageshow', true);
  expect(page.label()).toBe(formCopy.submitAgain);
  await page.press();
  expect(mockRequests).toHaveLength(1);
  wait(1_000);
  await page.press();
  expect(mockRequests).toHaveLength(2);
});

const steps =
  'type type empty send enquire enquire enquire accept accept refuse refuse disconnect disconnect clear leave otherPage otherPage reload newTab';
/** How many stories are played; `npm run test:all` plays more. */
const stories = Number(process.env.STORIES ?? 100);

test('an enquiry keeps its promises, whatever a visitor does in several tabs', async () => {
  const story = fc.array(fc.constantFrom(...steps.split(' ')), { minLength: 5, maxLength: 25 });
  const promises = fc.asyncProperty(story, play);
  await fc.assert(promises, { numRuns: stories });
  // Else the stories would have shown nothing.
  for (const count of Object.values(outcomes)) expect(count).toBeGreaterThan(0);
}, 600_000);
