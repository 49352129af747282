/** @jest-environment jsdom */
import { fillLinks, keepDraft, removeOldDrafts } from './draft';

const key = 'draft enquiry';
const day = 86_400_000;
const stores = () => [sessionStorage.getItem(key), localStorage.getItem(key)];
const draftOf = (message: string, age = 0) =>
  JSON.stringify({ time: Date.now() - age, values: { message, phone: '', '': '' } });

/** Opens a page with the form and a link. */
function openPage(address = '') {
  document.body.innerHTML = `<a href="${address}" data-message="Hello">Link</a><form data-draft="enquiry">
    <input type="hidden" name="key" value="secret"><textarea name="message"></textarea><input name="phone">
    <input type="hidden"></form>`;
  const [form] = document.forms;
  const link = document.querySelector('a');
  const area = document.querySelector('textarea');
  if (!form || !link || !area) throw new Error('A part is missing.');
  return {
    hasDraft: keepDraft(form),
    area,
    link,
    /** Types a text, and lets so many milliseconds pass. */
    type: (text: string, milliseconds = 250) => {
      area.value = text;
      area.dispatchEvent(new Event('input', { bubbles: true }));
      jest.advanceTimersByTime(milliseconds);
    },
    /** Chromium restores the field once the page is loaded. */
    finishLoading: (remembered: string) => {
      area.value = remembered;
      window.dispatchEvent(new Event('pageshow'));
    },
    /** The message of the link, if it is pressed. */
    carried: () => {
      fillLinks(document.body, form);
      const { searchParams } = new URL(link.href);
      return searchParams.get('text') ?? searchParams.get('body');
    },
  };
}

const listening = jest.spyOn(window, 'addEventListener');

beforeEach(() => {
  // Closes the pages of earlier tests.
  for (const [type, listener] of listening.mock.calls) window.removeEventListener(type, listener);
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
});

test('stores what was typed after 250 ms, and touches no storage at the key itself', () => {
  const { type } = openPage();
  const reading = jest.spyOn(Storage.prototype, 'getItem');
  const writing = jest.spyOn(Storage.prototype, 'setItem');
  for (const text of ['H', 'He', 'Hel']) type(text, 80);
  expect([reading.mock.calls, writing.mock.calls]).toEqual([[], []]);
  jest.advanceTimersByTime(10);
  expect(stores()).toEqual([draftOf('Hel'), draftOf('Hel')]);
});

test('a tab without a draft starts from the copy, and stores it as its own', () => {
  expect(openPage().hasDraft).toBe(false);
  localStorage.setItem(key, draftOf('Copied'));
  const { area, hasDraft } = openPage();
  expect([area.value, hasDraft]).toEqual(['Copied', true]);
  localStorage.setItem(key, draftOf('Another tab'));
  expect(openPage().area.value).toBe('Copied');
  // Nothing is worth fetching an island for.
  sessionStorage.setItem(key, draftOf(''));
  expect(openPage().hasDraft).toBe(false);
});

test('drafts older than a day, or of a wrong clock, are removed, those of other pages too', () => {
  for (const store of [sessionStorage, localStorage]) {
    store.setItem(key, draftOf('New', day - 1));
    store.setItem('draft another page', draftOf('Old', day + 1));
    store.setItem('draft of next year', draftOf('Old', -365 * day));
    store.setItem('draft without a time', '{"time":"x","values":{}}');
    store.setItem('draft of no text', `{"time":${Date.now()},"values":{"message":1}}`);
    store.setItem('theirs', draftOf('Old', day + 1));
  }
  // As in a page where it is an inline script by itself.
  const script = document.createElement('script');
  script.textContent = `(${removeOldDrafts.toString()})()`;
  document.body.append(script);
  for (const store of [sessionStorage, localStorage])
    expect(Object.keys(store)).toEqual([key, 'theirs']);
});

test('the tab’s draft outweighs what the browser restores, but not what is typed', () => {
  openPage().type('Later');
  const returned = openPage();
  returned.finishLoading('Earlier');
  expect(returned.area.value).toBe('Later');
  const typed = openPage();
  typed.type('Typed at once', 0);
  typed.finishLoading('Typed at once');
  expect(typed.area.value).toBe('Typed at once');
});

test('anything else in a store is no draft', () => {
  for (const stored of ['', 'null', '[]', '{"time":"x"}', '{"time":1,"values":null}']) {
    sessionStorage.setItem(key, stored);
    expect(openPage().area.value).toBe('');
  }
});

test('the tab’s draft is not mixed with the copy where nothing can be stored', () => {
  sessionStorage.setItem(key, draftOf('Own'));
  localStorage.setItem(key, draftOf('Another tab'));
  const filling = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full');
  });
  expect(openPage().area.value).toBe('Own');
  filling.mockRestore();
});

test('a full store keeps no older text', () => {
  const { type } = openPage();
  type('Older');
  const filling = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full');
  });
  type('Newer');
  filling.mockRestore();
  expect(stores()).toEqual([null, null]);
});

test.each([
  ['https://wa.me/27?text=Hello', 'Two bulls & a cow +1', 'Two bulls & a cow +1\n'],
  ['mailto:farm@example.com?subject=Bulls&body=', 'Grüße 🌱 50 %\nAnn', 'Grüße 🌱 50 %\r\nAnn\r\n'],
  ['https://wa.me/27?text=', 'Two bulls\nAnn', 'Two bulls\nAnn\n'],
  ['https://wa.me/27?text=', `é ${'🌱'.charAt(0)}`, 'é �\n'],
])('%s carries the form’s text, and its own message once the form is empty', (to, text, sent) => {
  const { type, carried, link } = openPage(to);
  type(text);
  for (let press = 0; press < 2; press += 1) expect(carried()).toBe(sent);
  // Email programs show a plus as one.
  expect(link.href).not.toContain('+');
  type('');
  expect(carried()).toBe('Hello');
});
