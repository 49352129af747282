import fc from 'fast-check';
import { type Enquiry, emptyValues, type FieldValues, isSame } from './enquiry';
import { reduce } from './reduce';
import { type Answer, choicesIn, type EnquiryEvent, initialState } from './states';
import { enquiryOf } from './test-enquiries';

const a = enquiryOf({ message: 'A bull' });
/** What can be in the form. `a_`: the same words as a, spaced otherwise; `a+`: more words. */
const forms: Readonly<Record<string, FieldValues>> = {
  a,
  b: enquiryOf({ message: 'Two bulls' }),
  a_: { ...a, message: 'A  bull ' },
  'a+': { ...a, message: 'A bull\n\n12 m²' },
  '+': { ...a, message: '12 m²' },
  name: { ...emptyValues, name: 'Ann' },
  empty: emptyValues,
};
const answers = new Map<string, Answer>([
  ['sent', 'sent'],
  ['cut', 'unanswered'],
  ['no', 'refused'],
]);
const presses = new Map<string, 'submitted' | 'agreed' | 'dismissed'>([
  ['send', 'submitted'],
  ['yes', 'agreed'],
  ['discard', 'dismissed'],
]);

/** One tab of a visitor, and the email service; every event is checked against the promises. */
function startWorld() {
  let state = initialState;
  let form = emptyValues;
  let isOnline = true;
  /** What can be answered yet; and what may have arrived, so that only a yes sends it again. */
  let pending: Enquiry[] = [];
  let inDoubt: FieldValues[] = [];
  const mayHaveArrived = (values: FieldValues) => inDoubt.some((other) => isSame(other, values));

  /** @param accepted what the service has accepted, if that is the event */
  function dispatch(event: EnquiryEvent, accepted?: FieldValues): void {
    const before = state;
    const words = form;
    state = reduce(before, event, words, isOnline);
    form = state.values;
    const isSent = state.stage === 'sent';
    const isRead = isSame(before.values, words);
    const isOffered = choicesIn(before).some((choice) => choice === event.kind) && isRead;
    if (state.stage === 'sending' && before.stage !== 'sending') {
      if (event.kind !== 'submitted') expect({ isOffered }).toEqual({ isOffered: true });
      const hasSaidYes = event.kind === 'agreed' && before.stage === 'unanswered';
      if (mayHaveArrived(state.enquiry)) expect({ hasSaidYes }).toEqual({ hasSaidYes: true });
      inDoubt.push(state.enquiry);
      pending.push(state.enquiry);
    }
    if (event.kind === 'dismissed' && isOffered) {
      inDoubt = inDoubt.filter((other) => !isSame(other, words));
      expect(form).toEqual(emptyValues);
    } else if (accepted && isSent && form.message !== words.message) {
      expect(form.message).toBe(words.message.replace(accepted.message, '').trim());
    } else expect(form).toEqual(words);
    if (isSent && before.stage !== 'sent') expect(accepted).toBeDefined();
    if (state.stage === 'refused' || state.stage === 'waiting')
      expect(mayHaveArrived(form)).toBe(false);
  }

  return {
    stateNow: () => state,
    dispatch,
    write(values: FieldValues, hasEvent: boolean) {
      // Then the form is read-only, and the page itself may add to the message.
      const isAddition = !hasEvent && values.message.startsWith(form.message);
      if (state.stage === 'sending' && !isAddition) return;
      form = values;
      if (hasEvent) dispatch({ kind: 'noticed' });
    },
    /** Without an answer, 30 seconds have passed: it may come yet. */
    answer(answer: Answer, isLate: boolean) {
      const enquiry = pending.at(isLate ? 0 : -1);
      if (!enquiry) return;
      if (answer !== 'unanswered') {
        pending = pending.filter((other) => other !== enquiry);
        inDoubt = inDoubt.filter((other) =>
          answer === 'sent' ? !isSame(other, enquiry) : other !== enquiry,
        );
      }
      const accepted = answer === 'sent' ? enquiry : undefined;
      dispatch({ kind: 'answered', enquiry, answer }, accepted);
    },
    turnLine(to: string) {
      isOnline = to === 'online';
      dispatch({ kind: 'noticed' });
    },
    /** The page is loaded again, with the words that were kept; nobody hears the answers any more. */
    reload() {
      const { tried } = state;
      pending = [];
      state = initialState;
      dispatch({ kind: 'opened', tried, isRestored: !isSame(form, emptyValues) });
    },
    /** However late they are, all answers are over in the end. */
    settle() {
      for (const enquiry of pending) dispatch({ kind: 'answered', enquiry, answer: 'unanswered' });
      expect(state.stage).not.toBe('sending');
    },
  };
}

/** Plays a story of words, typed or filled in without an event, presses, answers and reloads. */
function play(story: string) {
  const world = startWorld();
  for (const each of story.split(' ')) {
    const [what = '', of = what] = each.split(':');
    const [values, kind, answer] = [forms[of], presses.get(what), answers.get(of)];
    if (values) world.write(values, what !== 'fill');
    else if (kind) world.dispatch({ kind });
    else if (answer) world.answer(answer, what === 'late');
    else if (what === 'reload') world.reload();
    else world.turnLine(what);
  }
  return world;
}

test.each<[story: string, shown: string, form: string]>([
  ['name send', 'writing', 'name'],
  ['fill:a send', 'sending', 'a'],
  ['a send sent send', 'sent', 'empty'],
  ['a send fill:a+ sent', 'sentPart', '+'],
  ['a send no', 'refused', 'a'],
  ['a send no offline yes', 'offline', 'a'],
  ['a offline send yes', 'sending', 'a'],
  ['a offline send online', 'online', 'a'],
  ['a send cut', 'unanswered', 'a'],
  ['a send cut a_ send', 'triedBefore', 'a_'],
  ['a send cut offline yes', 'sending', 'a'],
  ['a send cut yes no', 'unanswered', 'a'],
  ['a send cut b', 'changed', 'b'],
  ['a send cut b send', 'sending', 'b'],
  ['a send cut b send cut name late:no', 'changed', 'name'],
  ['a send cut b send late:sent', 'sending', 'b'],
  ['a send cut b send sent a', 'unanswered', 'a'],
  ['a send cut discard', 'writing', 'empty'],
  ['a send cut late:sent', 'sent', 'empty'],
  ['a send cut late:no', 'refused', 'a'],
  ['a send cut b late:sent', 'sentPart', 'b'],
  ['a send cut b late:no', 'refused', 'b'],
  ['a send reload', 'unanswered', 'a'],
  ['b reload', 'restored', 'b'],
])('%s: %s', (story, shown, form) => {
  const state = play(story).stateNow();
  const status = 'status' in state ? state.status : state.stage;
  expect([status, state.values]).toEqual([shown, forms[form]]);
});

/** What happens most is listed most often. */
const steps =
  'a b a+ fill:b send send send yes yes discard cut sent no late:sent late:no reload offline online';

test('whatever happens in a tab, the promises are kept', () => {
  const story = fc.array(fc.constantFrom(...steps.split(' ')), { minLength: 5, maxLength: 25 });
  const isKept = (all: string[]) => play(all.join(' ')).settle();
  fc.assert(fc.property(story, isKept), { numRuns: 2_000 });
});
