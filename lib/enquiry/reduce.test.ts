import { enquiryMistakes } from '@/content/enquiry';
import { emptyValues, type FieldValues } from './enquiry';
import { reduce } from './reduce';
import { type Answer, type EnquiryState, initialState } from './states';
import { enquiryOf } from './test-enquiries';

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

/** Plays a story: the words typed or filled in without an event, presses, answers, the line. */
function play(story: string): { state: EnquiryState; form: FieldValues } {
  let [state, form, isOnline] = [initialState, emptyValues, true];
  const dispatch = (event: Parameters<typeof reduce>[1]) => {
    state = reduce(state, event, form, isOnline);
    form = state.values;
  };
  for (const step of story.split(' ')) {
    const [what = '', of = what] = step.split(':');
    const kind = presses.get(what);
    const answer = answers.get(of);
    const enquiry = what === 'late' ? a : 'enquiry' in state && state.enquiry;
    if (what.endsWith('line')) isOnline = what === 'online';
    form = forms[of] ?? form;
    if (kind) dispatch({ kind });
    else if (answer && enquiry) dispatch({ kind: 'answered', enquiry, answer });
    else if (what === 'online') dispatch({ kind: 'connected' });
    else if (what === 'opened' || what === 'restored') {
      dispatch({ kind: 'opened', isRestored: what === 'restored', tried: [a] });
    } else if (what in forms) dispatch({ kind: 'typed' });
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
  ['a send cut late:no', 'unanswered', 'a'],
  ['a send cut b late:sent', 'unanswered', 'b'],
  ['a send cut b send late:sent', 'sending', 'b'],
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
    tried: [],
  });
});
