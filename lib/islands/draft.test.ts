/** @jest-environment jsdom */
import { testLoader } from './test-loader';

const key = 'draft enquiry';
const day = 86_400_000;
const stores = () => [sessionStorage.getItem(key), localStorage.getItem(key)];
const recordOf = (values: string, age = 0) => `@time=${Date.now() - age}&${values}`;
const messageOf = (message: string) => `message=${message}&phone=&size=small`;

/** Opens a page with the form and a link. @param early the message before the loader runs */
function openPage(early = '', url = '', navigation = 'navigate') {
  document.body.innerHTML = `<a href="${url}" data-message="Hello">Link</a><form data-draft="enquiry">
    <input type="hidden" name="key" value="secret"><textarea name="message"></textarea><input name="phone">
    <select name="size"><option>small</option><option>large</option></select></form>`;
  const link = document.querySelector('a');
  const area = document.querySelector('textarea');
  const select = document.querySelector('select');
  if (!link || !area || !select) throw new Error('A part is missing.');
  area.value = early;
  const restored: boolean[] = [];
  const { loader, keep } = testLoader(document.body);
  keep(navigation, (hasWords) => restored.push(hasWords));
  return {
    area,
    select,
    link,
    loader,
    restored,
    /** Types a text, and advances the timers. */
    type: (text: string, milliseconds = 250) => {
      area.value = text;
      area.dispatchEvent(new Event('input', { bubbles: true }));
      jest.advanceTimersByTime(milliseconds);
    },
    /** The browser restores the field once the page has loaded, or returned from the back/forward cache. */
    show: (remembered: string, persisted = false) => {
      area.value = remembered;
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    },
  };
}

const listening = jest.spyOn(window, 'addEventListener');

beforeEach(() => {
  // Removes the listeners of earlier pages.
  for (const [type, listener] of listening.mock.calls) window.removeEventListener(type, listener);
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
});

test('stores the value of every control except hidden ones', () => {
  const page = openPage();
  page.select.value = 'large';
  page.type('Hello');
  expect(stores()[0]).toBe(recordOf('message=Hello&phone=&size=large'));
  const again = openPage();
  expect([again.select.value, again.area.value]).toEqual(['large', 'Hello']);
});

test('a tab without a record starts from the copy; its own record takes precedence', () => {
  expect(openPage().restored).toEqual([false]);
  localStorage.setItem(key, recordOf(`${messageOf('Copied')}&@again=`));
  const { area, restored, loader } = openPage();
  expect([area.value, restored, loader.mayHaveArrived]).toEqual(['Copied', [true], true]);
  sessionStorage.setItem(key, recordOf(messageOf('Own')));
  expect(openPage().area.value).toBe('Own');
  // A form with its initial values has no text, so nothing can have arrived.
  sessionStorage.setItem(key, recordOf(`${messageOf('')}&@again=`));
  const empty = openPage();
  expect([empty.restored, empty.loader.mayHaveArrived]).toEqual([[false], false]);
});

test('removes a record that is older than a day or malformed', () => {
  for (const stored of [recordOf(messageOf('Old'), day + 1), 'null', '{"time":1}']) {
    for (const store of [sessionStorage, localStorage]) store.setItem(key, stored);
    expect(openPage().area.value).toBe('');
    expect(stores()).toEqual([null, null]);
  }
  sessionStorage.setItem(key, recordOf(messageOf('New'), day - 1));
  expect(openPage().area.value).toBe('New');
});

test('keeps and stores what is typed before the loader runs, or before the page has loaded', () => {
  sessionStorage.setItem(key, recordOf('message=Old&phone=082&size=small'));
  const { area, show, type } = openPage('New', '', 'reload');
  show('New');
  expect(area.value).toBe('New');
  // The other fields are the record's.
  expect(stores()[0]).toBe(recordOf('message=New&phone=082&size=small'));
  type('Newer', 0);
  show('Newer');
  expect(area.value).toBe('Newer');
});

test('the record, even an empty one, takes precedence over what the browser restores', () => {
  for (const message of ['Later', '']) {
    sessionStorage.setItem(key, recordOf(messageOf(message)));
    // Firefox restores before the loader runs, Chromium later.
    const { area, show, type } = openPage('Earlier', '', 'back_forward');
    expect(area.value).toBe(message);
    show('Earlier');
    expect(area.value).toBe(message);
    type('Typed');
    sessionStorage.setItem(key, recordOf(messageOf(message)));
    show('Typed', true);
    expect(area.value).toBe(message);
  }
});

test('does not restore older text if storage is full or read-only', () => {
  const refuse = () => {
    throw new DOMException('Full');
  };
  const page = openPage();
  page.type('Older');
  const filling = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  page.type('Newer');
  expect(stores()).toEqual([null, null]);
  filling.mockRestore();
  page.type('Older');
  const frozen = [
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse),
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse),
  ];
  page.type('Newer');
  page.show('Newer', true);
  for (const method of frozen) method.mockRestore();
  expect(page.area.value).toBe('Newer');
});

test.each([
  ['https://wa.me/27?text=Hello', 'Two bulls & a cow +1', 'Two bulls & a cow +1'],
  ['mailto:farm@example.com?subject=Bulls&body=', 'Grüße 🌱 50 %\nAnn', 'Grüße 🌱 50 %\r\nAnn'],
  ['https://wa.me/27?text=', `é ${'🌱'.charAt(0)}`, 'é �'],
])('%s carries the form’s text, and its own message once the form is empty', (to, text, sent) => {
  const { type, link, select } = openPage('', to);
  // A select without a choice adds nothing.
  select.selectedIndex = -1;
  const carried = () => {
    const { searchParams } = new URL(link.href);
    return searchParams.get('text') ?? searchParams.get('body');
  };
  for (const typed of [text, text]) {
    type(typed);
    expect(carried()).toBe(sent);
  }
  // Email programs do not decode a plus as a space.
  expect(link.href).not.toContain('+');
  type('');
  expect(carried()).toBe('Hello');
});
