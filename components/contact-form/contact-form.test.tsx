/** Late replies, repeated presses and lost connections, with fake timers: a browser test would have to wait. */
import { act } from 'preact/test-utils';
import { hydrateRoot, type Root } from 'react-dom/client';
import { formCopy } from '@/content/enquiry';
import { enquiryStatuses, mayArriveTwice } from '@/content/enquiry-statuses';
import { initialState, type Reply, reduce } from '@/lib/enquiry/enquiry-state';
import { emptyValues } from '@/lib/enquiry/fields';
import { delivery } from '@/lib/enquiry/test-enquiries';
import { testLoader } from '@/lib/islands/test-loader';
import { ContactForm } from './contact-form';

const mockToasts: string[] = [];
jest.mock('./toasts', () => ({ showToast: (kind: string) => mockToasts.push(kind) }));

/** Resolves each pending request with a reply. */
const mockRequests: ((reply: Reply) => void)[] = [];
jest.mock('@/lib/enquiry/email-service', () => ({
  ...jest.requireActual<object>('@/lib/enquiry/email-service'),
  sendEmail: () => new Promise<Reply>((resolve) => mockRequests.push(resolve)),
}));

/** Runs a step and its effects. */
const run = (step: () => void): void => void act(step);

/** Runs a step, and waits for its effects and for the import of the toasts. */
async function settle(step: () => unknown): Promise<void> {
  await act(async () => {
    await step();
  });
  await act(async () => undefined);
}

let root: Root | undefined;

/** Opens a page whose loader keeps the draft before the form is hydrated. */
async function openPage() {
  const wrapper = document.createElement('div');
  document.body.replaceChildren(wrapper);
  const { loader, keep } = testLoader(wrapper);
  const contact = { phone: '+27 82 000 0000', replyTime: 'We answer within two days.' };
  const props = { ...delivery, ...contact, draftKey: 'enquiry', loader };
  const hydrate = () =>
    act(async () => {
      root = hydrateRoot(wrapper, <ContactForm {...props} />);
    });
  await hydrate();
  const html = wrapper.innerHTML;
  run(() => root?.unmount());
  wrapper.innerHTML = html;
  keep('navigate');
  await hydrate();
  const form = wrapper.querySelector('form');
  const status = wrapper.querySelector('[role=status]');
  const submit = wrapper.querySelector<HTMLButtonElement>('[type=submit]');
  const [name, email, message] = ['name', 'email', 'message'].map((id) =>
    wrapper.querySelector<HTMLInputElement>(`#${id}`),
  );
  if (!form || !status || !submit || !name || !email || !message)
    throw new Error(wrapper.innerHTML);

  const page = {
    message: () => message.value,
    label: () => submit.querySelector('span:not([hidden])')?.textContent,
    status: () => status.textContent,
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
    press: () => settle(() => submit.click()),
  };
  return page;
}

/** Opens a page, and sends an enquiry from it. */
async function openAndSend() {
  const page = await openPage();
  page.type('message');
  await page.press();
  return page;
}

/** Answers the last request. */
const reply = (given: Reply) => settle(async () => mockRequests.pop()?.(given));

const wait = (milliseconds: number) =>
  run(() => {
    jest.advanceTimersByTime(milliseconds);
  });

const fire = (type: string, persisted = false) =>
  run(() => window.dispatchEvent(Object.assign(new Event(type), { persisted })));

/** Returns to the page from the back/forward cache. */
const comeBack = () => fire('pageshow', true);

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  localStorage.clear();
  mockRequests.length = 0;
  mockToasts.length = 0;
});

afterEach(() => run(() => root?.unmount()));

const { sending, noConnection } = enquiryStatuses;

test('only the confirmation says when the owner answers', async () => {
  const page = await openAndSend();
  expect(page.status()).not.toContain('within two days');
  await reply('refused');
  expect(page.status()).not.toContain('within two days');
  wait(1_000);
  await page.press();
  await reply('sent');
  expect(page.status()).toMatch(/email, to the address you gave us\.We answer within two days\.$/);
});

test.each([
  ['sent', 0],
  ['noReply', 0],
  ['refused', 1],
] as const)('presses within a second of "%s" or of each other send %i', async (given, count) => {
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
});

test('does not show a toast that loads after the next key press', async () => {
  const page = await openPage();
  run(() => document.querySelector<HTMLElement>('[type=submit]')?.click());
  page.type('message');
  await settle(() => undefined);
  expect(mockToasts).toEqual([]);
});

test.each<[string, () => unknown]>([
  ['30 seconds', () => wait(1)],
  ['a return from the back/forward cache', comeBack],
])('ignores a reply that arrives after %s', async (_when, pass) => {
  const page = await openAndSend();
  wait(29_999);
  expect(page.status()).toBe(sending.text);
  pass();
  await reply('sent');
  expect(page.status()).toContain(mayArriveTwice);
  expect(page.message()).toBe('message');
});

test('while the browser reports that it is offline, only the second press sends', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const page = await openAndSend();
  await page.press();
  expect(mockRequests).toHaveLength(0);
  expect(page.status()).toContain(noConnection.text);
  expect(page.label()).toBe(formCopy.submit);
  fire('online');
  expect([page.status(), page.message()]).toEqual(['', 'message']);
  await page.press();
  wait(1_000);
  await page.press();
  await reply('noReply');
  expect(page.status()).toContain(mayArriveTwice);
  onLine.mockRestore();
});

test('an emptied form no longer warns that an enquiry may arrive twice', async () => {
  const page = await openAndSend();
  await reply('noReply');
  expect(page.label()).toBe(formCopy.submitAgain);
  page.type('');
  expect(page.label()).toBe(formCopy.submit);
});

test('a page from the back/forward cache warns before it sends an earlier enquiry again', async () => {
  const page = await openAndSend();
  wait(5_000);
  comeBack();
  expect(page.label()).toBe(formCopy.submitAgain);
  await page.press();
  expect(mockRequests).toHaveLength(1);
  wait(1_000);
  await page.press();
  expect(mockRequests).toHaveLength(2);
});

test('ignores a press within a second of a warning, even one shown at time 0', () => {
  const values = { ...emptyValues, name: 'Ann', email: 'ann@example.com', message: 'Two bulls' };
  const opened = { kind: 'opened', values, mayHaveArrived: true, warnedAt: 0 } as const;
  const press = (at: number) =>
    reduce(reduce(initialState, opened), { kind: 'submitted', values, at, isOffline: false });
  expect([press(999).stage, press(1_000).stage]).toEqual(['writing', 'sending']);
});
