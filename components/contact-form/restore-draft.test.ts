import { readDraft, saveDraft } from '@/lib/enquiry/draft';
import { fingerprint, noteAttempt } from '@/lib/enquiry/sent-once';
import { nothingTyped } from '@/lib/enquiry/typed-enquiry';
import { readEnquiry, writeEnquiry } from './read-enquiry';
import { restoreDraft } from './restore-draft';

const subject = 'Garlic';
const ann = { name: 'Ann', email: 'ann@example.com', phone: '082', message: 'Good day' };

function makeForm(): HTMLFormElement {
  document.body.innerHTML =
    '<form><input name="name"><input name="email"><input name="phone"><textarea name="message"></textarea></form>';
  const form = document.querySelector('form');
  if (!form) throw new Error('There is no form.');
  return form;
}

function touched(hasBeenActive: boolean) {
  Object.defineProperty(navigator, 'userActivation', {
    value: { hasBeenActive },
    configurable: true,
  });
}

beforeEach(() => {
  window.localStorage.clear();
  touched(false);
});

test('puts a draft back and says so', () => {
  saveDraft(ann);
  const form = makeForm();
  expect(restoreDraft(form, subject)).toBe('restored');
  expect(readEnquiry(form)).toEqual(ann);
});

test('keeps what has been typed where there was no draft', () => {
  const form = makeForm();
  expect(restoreDraft(form, subject)).toBeUndefined();
  expect(readDraft()).toBeUndefined();
  writeEnquiry(form, ann);
  expect(restoreDraft(form, subject)).toBeUndefined();
  expect(readDraft()).toEqual(ann);
});

test('loses neither the draft nor what has been typed since', () => {
  saveDraft(ann);
  const form = makeForm();
  writeEnquiry(form, { ...nothingTyped, message: 'And another thing' });
  touched(true);
  expect(restoreDraft(form, subject)).toBe('restored');
  expect(readEnquiry(form)).toEqual({ ...ann, message: 'Good day\nAnd another thing' });
  expect(readDraft()).toEqual(readEnquiry(form));
});

test('says nothing to who is just typing it, and does to who comes back', () => {
  saveDraft(ann);
  const form = makeForm();
  writeEnquiry(form, ann);
  expect(restoreDraft(form, subject)).toBe('restored');
  touched(true);
  expect(restoreDraft(form, subject)).toBeUndefined();
  expect(readDraft()).toEqual(ann);
});

test('says that what had left may have arrived', () => {
  saveDraft(ann);
  noteAttempt(fingerprint(ann, subject), 'tried');
  const form = makeForm();
  expect(restoreDraft(form, subject)).toBe('interrupted');
  touched(true);
  expect(restoreDraft(form, subject)).toBe('interrupted');
  writeEnquiry(form, { ...ann, message: 'Good day to you' });
  expect(restoreDraft(form, subject)).toBe('restored');
});

test('needs no second chance for what was sent as the page closed', () => {
  saveDraft(ann);
  noteAttempt(fingerprint(ann, subject), 'sent');
  const form = makeForm();
  writeEnquiry(form, ann);
  expect(restoreDraft(form, subject)).toBeUndefined();
  expect(readDraft()).toBeUndefined();
  expect(readEnquiry(form)).toEqual(nothingTyped);
});

test('reads and writes nothing where there is no form', () => {
  writeEnquiry(null, ann);
  expect(readEnquiry(null)).toEqual(nothingTyped);
});
