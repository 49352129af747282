import { discardDraft, discardSentDraft, mergeDraft, readDraft, saveDraft } from './draft';
import { nothingTyped } from './typed-enquiry';

const typed = { name: 'Ann', email: 'ann@', phone: '', message: 'Good day\n' };

function atPage(path: string) {
  window.history.pushState(null, '', path);
}

beforeEach(() => {
  window.localStorage.clear();
  atPage('/');
});

test('gives back what was typed, as it was typed', () => {
  expect(readDraft()).toBeUndefined();
  saveDraft(typed);
  expect(readDraft()).toEqual(typed);
});

test('has a draft for each page', () => {
  saveDraft(typed);
  atPage('/garlic');
  expect(readDraft()).toBeUndefined();
  saveDraft({ ...typed, message: 'Garlic' });
  expect(readDraft()?.message).toBe('Garlic');
  discardDraft();
  expect(readDraft()).toBeUndefined();
  atPage('/');
  expect(readDraft()).toEqual(typed);
});

test('leaves nothing on the device once the form has been emptied by hand', () => {
  saveDraft(typed);
  saveDraft({ ...nothingTyped, message: ' ' });
  expect(window.localStorage).toHaveLength(0);
});

test('takes away the draft that was sent, and no other', () => {
  saveDraft(typed);
  discardSentDraft({ ...typed, message: 'Something else' });
  expect(readDraft()).toEqual(typed);
  discardSentDraft({ ...typed, message: 'Good day' });
  expect(readDraft()).toBeUndefined();
});

test.each([
  '',
  'null',
  '7',
  '"text"',
  '[]',
  '{',
  '[7,"name",["name"],["message",7]]',
  '[["name"," "]]',
])('takes %j in the storage for no draft', (kept) => {
  window.localStorage.setItem('/', kept);
  expect(readDraft()).toBeUndefined();
});

test('reads a draft that the loader has kept, and one with unknown fields as far as it goes', () => {
  window.localStorage.setItem('/', '[["name",7],["message","Hello"],["trap","x"]]');
  expect(readDraft()).toEqual({ ...nothingTyped, message: 'Hello' });
});

test.each([
  ['Older', '', 'Older'],
  ['Older', 'Older', 'Older'],
  ['Older', 'Older and newer', 'Older and newer'],
  ['Older and newer', 'newer', 'Older and newer'],
  ['Older', 'Newer', 'Older\nNewer'],
])('puts the message %j and then %j together as %j', (older, newer, both) => {
  const draft = { ...typed, message: older };
  expect(mergeDraft(draft, { ...nothingTyped, message: newer }).message).toBe(both);
});

test('takes the newer of the other fields', () => {
  const newer = { ...nothingTyped, email: 'ann@example.com' };
  expect(mergeDraft(typed, newer)).toEqual({ ...typed, email: 'ann@example.com' });
});
