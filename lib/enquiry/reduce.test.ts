/**
 * The environment of the mutation tests: jsdom that tells them what a test covers.
 * @jest-environment @stryker-mutator/jest-runner/jest-env/jsdom
 */
import { enquiryMistakes } from '@/content/enquiry';
import { sendEmail } from './email-service';
import { emptyValues, type FieldValues, isSame } from './enquiry';
import { type Device, startEnquiry } from './start-enquiry';
import { type Answer, type EnquiryState, initialState } from './states';
import { delivery, enquiryOf } from './test-enquiries';

jest.mock('./email-service');

const a = enquiryOf({ message: 'A bull' });
const b = enquiryOf({ message: 'Two bulls' });
/** What can stand in the form. `a_`: the same words as a, spaced otherwise; `a+`: more words. */
const forms: Readonly<Record<string, FieldValues>> = {
  a,
  b,
  a_: { ...a, message: 'A  bull ' },
  'a+': { ...a, message: 'A bull\n\n12 m²' },
  '+': { ...a, message: '12 m²' },
  space: { ...emptyValues, name: ' ' },
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

/** A device that may know of a try of another page. */
function startDevice(...known: FieldValues[]): Device {
  let tries = known.map((words, index) => ({ id: `other ${index}`, words }));
  return {
    isTried: (values) => tries.some(({ words }) => isSame(words, values)),
    addTry(words) {
      const id = `own ${tries.length}`;
      tries.push({ id, words });
      return id;
    },
    removeTry(id) {
      tries = tries.filter((other) => other.id !== id);
    },
    markGone(values) {
      tries = tries.filter(({ words }) => !isSame(words, values));
    },
    isGone: () => false,
  };
}

/** Plays a story: the words typed or filled in without an event, presses, answers, the line. */
function play(story: string): { state: EnquiryState; form: FieldValues } {
  let [state, form, isOnline] = [initialState, emptyValues, true];
  const answerTo: ((answer: Answer) => void)[] = [];
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  jest.mocked(sendEmail).mockImplementation((_enquiry, _delivery, onAnswer) => {
    answerTo.push(onAnswer);
  });
  const [first = '', ...steps] = story.split(' ');
  const [start, of = ''] = first.split(':');
  const isOpened = start === 'opened' || start === 'restored';
  if (isOpened) form = forms[of] ?? form;
  const dispatch = startEnquiry(
    {
      device: startDevice(...(isOpened ? [a] : [])),
      isRestored: start === 'restored',
      readForm: () => form,
      fillForm: (values) => void (form = values),
      show: (next) => void (state = next),
    },
    delivery,
  );
  for (const step of isOpened ? steps : [first, ...steps]) {
    const [what = '', of = what] = step.split(':');
    const kind = presses.get(what);
    const answer = answers.get(of);
    if (what.endsWith('line')) isOnline = what === 'online';
    form = forms[of] ?? form;
    if (kind) dispatch({ kind });
    else if (answer) answerTo.at(what === 'late' ? 0 : -1)?.(answer);
    else if (what === 'online') dispatch({ kind: 'connected' });
    else if (what in forms) dispatch({ kind: 'typed' });
    else if (what !== 'fill' && what !== 'offline') throw new Error(`What is "${step}"?`);
  }
  return { state, form };
}

test.each<[story: string, stage: EnquiryState['stage'], form: string]>([
  ['name send', 'writing', 'name'],
  ['a send', 'sending', 'a'],
  ['fill:a send', 'sending', 'a'],
  ['a send send yes discard online', 'sending', 'a'],
  ['a send sent', 'sent', 'empty'],
  ['a send sent send', 'sent', 'empty'],
  ['a send sent space', 'sent', 'space'],
  ['a send sent name', 'writing', 'name'],
  ['a send sent a send', 'sending', 'a'],
  ['a send fill:a+ sent', 'sentPart', '+'],
  ['a send fill:a+ sent b', 'writing', 'b'],
  ['a send fill:b sent', 'sentPart', 'b'],
  ['a send no', 'refused', 'a'],
  ['a send no b', 'refused', 'b'],
  ['a send no yes', 'sending', 'a'],
  ['a send no offline yes', 'offline', 'a'],
  ['a offline send', 'offline', 'a'],
  ['a offline send send', 'offline', 'a'],
  ['a offline send yes', 'sending', 'a'],
  ['a offline send b yes', 'sending', 'b'],
  ['a offline send yes cut', 'unansweredOffline', 'a'],
  ['a offline send yes online cut', 'unansweredOffline', 'a'],
  ['a offline send online', 'online', 'a'],
  ['a offline send online yes sent', 'sent', 'empty'],
  ['a offline send online offline yes', 'offline', 'a'],
  ['a send cut', 'unanswered', 'a'],
  ['a send offline cut', 'unanswered', 'a'],
  ['a send cut send', 'triedBefore', 'a'],
  ['a send cut a_ send', 'triedBefore', 'a_'],
  ['a send cut send a_', 'triedBefore', 'a_'],
  ['a send cut send b', 'writing', 'b'],
  ['a send cut yes', 'sending', 'a'],
  ['a send cut offline yes', 'sending', 'a'],
  ['a send cut yes cut send', 'triedBefore', 'a'],
  ['a send cut yes no', 'repeatRefused', 'a'],
  ['a send cut yes no send', 'triedBefore', 'a'],
  ['a send cut yes sent a send', 'sending', 'a'],
  ['a send cut b', 'unanswered', 'b'],
  ['a send cut b send', 'sending', 'b'],
  ['a send cut b yes', 'sending', 'b'],
  ['a send cut b discard', 'writing', 'b'],
  ['a send cut discard', 'writing', 'empty'],
  ['a send cut discard a send', 'triedBefore', 'a'],
  ['a send cut b send sent a send', 'triedBefore', 'a'],
  ['a send cut b send cut a yes', 'triedBefore', 'a'],
  ['a send cut b offline send a yes', 'triedBefore', 'a'],
  ['a send cut late:sent', 'sent', 'empty'],
  ['a send cut late:no', 'refused', 'a'],
  ['a send cut yes late:no', 'sending', 'a'],
  ['a send cut b late:sent', 'sentPart', 'b'],
  ['a send cut b late:sent a send', 'sending', 'a'],
  ['a send cut b send late:sent', 'sending', 'b'],
  ['a send cut b send late:sent no a send', 'sent', 'empty'],
  ['a send cut b send late:sent no a send a send', 'sending', 'a'],
  ['a send cut b send late:no no a send', 'sending', 'a'],
  ['a send cut a+ yes', 'sending', 'a+'],
  ['a send cut yes fill:a+ late:sent', 'sentPart', '+'],
  ['a send cut empty late:sent', 'sent', 'empty'],
  ['a send cut yes late:sent', 'sent', 'empty'],
  ['a send cut yes late:cut', 'sending', 'a'],
  ['opened', 'writing', 'empty'],
  ['opened a send', 'triedBefore', 'a'],
  ['opened b send', 'sending', 'b'],
  ['opened:a', 'unanswered', 'a'],
  ['restored:a', 'unanswered', 'a'],
  ['restored:a_ send', 'triedBefore', 'a_'],
  ['restored:b', 'restored', 'b'],
  ['restored:b a', 'writing', 'a'],
  ['restored:b send', 'sending', 'b'],
  ['restored:b discard', 'writing', 'empty'],
])('%s: %s', (story, stage, form) => {
  const { state, form: values } = play(story);
  expect([state.stage, values]).toEqual([stage, forms[form]]);
});

test('editing a field clears only its own mistake', () => {
  const { emailInvalid, messageRequired } = enquiryMistakes;
  expect(play('space send name online').state).toEqual({
    stage: 'writing',
    errors: { email: emailInvalid, message: messageRequired },
    values: forms.name,
  });
});
