/**
 * The environment of the mutation tests: jsdom that tells them what a test covers.
 * @jest-environment @stryker-mutator/jest-runner/jest-env/jsdom
 */
import fc from 'fast-check';
import { sendEmail } from './email-service';
import { type Enquiry, emptyValues, type FieldValues, isSame } from './enquiry';
import { startEnquiry } from './start-enquiry';
import { type Answer, type EnquiryEvent, type EnquiryState, initialState } from './states';
import { readTried, rememberTried } from './storage';
import { delivery, enquiryOf } from './test-enquiries';

jest.mock('./email-service');

const triedKey = 'enquiry / tried';
const messages = ['A bull', 'Two bulls', 'A bull and a cow'] as const;
/** What the service can say of a message; every second one reaches the farm. */
const answers: readonly Answer[] = ['sent', 'refused', 'unanswered', 'unanswered'];

/** A visitor's device, its line and the email service; each step throws where a promise is broken. */
function startWorld() {
  let form = emptyValues;
  let isOnline = true;
  let state: EnquiryState = initialState;
  let hasSaidYes = false;
  let sendings: { enquiry: Enquiry; onAnswer: (answer: Answer) => void }[] = [];
  // What has reached the farm, and what may have: of neither has the visitor been told since.
  let arrived: FieldValues[] = [];
  let unconfirmed: FieldValues[] = [];
  /** After a reload nobody knows any more of what the visitor has discarded. */
  let discarded: FieldValues[] = [];
  const without = (list: readonly FieldValues[], ...gone: FieldValues[]) =>
    list.filter((values) => !gone.some((other) => isSame(values, other)));
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  jest.mocked(sendEmail).mockImplementation((enquiry, _delivery, onAnswer) => {
    const isRepeat = unconfirmed.some((values) => isSame(values, enquiry));
    if (isRepeat && !hasSaidYes) throw new Error('The same values are sent without a yes.');
    unconfirmed.push(enquiry);
    discarded = without(discarded, enquiry);
    sendings.push({ enquiry, onAnswer });
  });

  function check(before: FieldValues, event?: EnquiryEvent): void {
    const isEmptied = event?.kind === 'dismissed' || state.stage.startsWith('sent');
    if (!isEmptied && !isSame(form, before)) throw new Error('Words are lost.');
    if (!/^(refused|offline|online)$/.test(state.stage) || !('enquiry' in state)) return;
    const isFalse = without(arrived, state.enquiry).length < arrived.length;
    if (isFalse) throw new Error('What has arrived is called not sent.');
  }
  const open = (isRestored: boolean) => {
    const fillForm = (values: FieldValues) => void (form = values);
    const show = (next: EnquiryState) => void (state = next);
    const page = { triedKey, isRestored, readForm: () => form, fillForm, show };
    return startEnquiry(page, delivery);
  };
  let page = open(false);
  function dispatch(event: EnquiryEvent): void {
    const before = form;
    hasSaidYes = event.kind === 'agreed' && 'enquiry' in state && isSame(state.enquiry, form);
    page.dispatch(event);
    if (event.kind === 'dismissed' && !isSame(form, before)) discarded.push(before);
    check(before, event);
  }
  return {
    write(number: number) {
      if (state.stage === 'sending') return;
      this.fill(number);
      dispatch({ kind: 'typed' });
    },
    /** A program writes, without an event. */
    fill(number: number) {
      form = enquiryOf({ message: messages[number % messages.length] ?? '' });
    },
    press: (number: number) =>
      dispatch({ kind: (['submitted', 'agreed', 'dismissed'] as const)[number % 3] ?? 'agreed' }),
    turnLine(number: number) {
      isOnline = number % 2 === 0;
      if (isOnline) window.dispatchEvent(new Event('online'));
    },
    /** The 30 seconds of a message run out; it can be answered yet. */
    timeOut: (number: number) => sendings[number]?.onAnswer('unanswered'),
    answer(number: number) {
      const [sending] = sendings.splice(0, 1);
      const answer = answers[number % answers.length] ?? 'sent';
      if (!sending) return;
      const { enquiry, onAnswer } = sending;
      const [before, { stage }] = [form, state];
      if (number % 2 === 0) arrived.push(enquiry);
      onAnswer(answer);
      check(before);
      const isTold = state.stage !== stage && /^(sent|refused)/.test(state.stage);
      if (isTold && !state.stage.startsWith(answer)) throw new Error('A false answer is told.');
      if (!isTold) return;
      unconfirmed = without(unconfirmed, enquiry);
      arrived = without(arrived, enquiry);
      sendings = sendings.filter((other) => !isSame(other.enquiry, enquiry));
    },
    /** The page is loaded anew, and the loader puts the draft back. */
    reload() {
      page.stop();
      arrived.push(...sendings.map(({ enquiry }) => enquiry));
      sendings = [];
      arrived = without(arrived, ...discarded);
      unconfirmed = without(unconfirmed, ...discarded);
      discarded = [];
      state = initialState;
      page = open(true);
    },
    settle() {
      for (const { onAnswer } of sendings) onAnswer('unanswered');
      if (state.stage === 'sending') throw new Error('An enquiry is on its way for ever.');
    },
  };
}

/** What happens most stands most often. */
const steps = 'write fill press press press turnLine timeOut answer answer answer reload'.split(
  ' ',
);

/** Plays steps with their numbers, as `write:0 press:0`, in a world of its own. */
function play(story: string): void {
  localStorage.clear();
  const world = startWorld();
  for (const [, name, number] of story.matchAll(/(\w+):(\d)/g)) {
    const [, step] = Object.entries(world).find(([key]) => key === name) ?? [];
    step?.call(world, Number(number));
  }
  world.settle();
}

test('whatever happens, the promises hold', () => {
  const step = fc.tuple(fc.constantFrom(...steps), fc.nat(3)).map((pair) => pair.join(':'));
  const story = fc.array(step, { minLength: 40, maxLength: 80 }).map((all) => all.join(' '));
  fc.assert(fc.property(story, play), { numRuns: 500 });
});

test('what was tried is kept until it is answered or discarded, in a page and after it', () => {
  play('write:0 press:0');
  expect(readTried(triedKey)).toEqual([enquiryOf({ message: messages[0] })]);
  for (const end of ['answer:0', 'timeOut:0 press:2']) {
    play(`write:0 press:0 ${end}`);
    expect(localStorage).toHaveLength(0);
  }
});

test('what else is on the device is nothing tried', () => {
  for (const text of ['{', '[1]', '{"a":1}', '[{"name":"Ann"}]', 'null']) {
    localStorage.setItem(triedKey, text);
    expect(readTried(triedKey)).toEqual([]);
    rememberTried(triedKey, enquiryOf({}));
    expect(readTried(triedKey)).toEqual([enquiryOf({})]);
  }
});

test('where storage fails, nothing throws', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  play('write:0 press:0 answer:2 press:1 answer:0');
});
