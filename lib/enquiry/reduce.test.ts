import { fingerprint, noWords, type Words } from './enquiry';
import { reduce } from './reduce';
import { type Effect, type EnquiryEvent, type EnquiryState, startState, statusOf } from './states';
import { delivery, enquiry } from './test-enquiry';

const { subject } = delivery;
const print = fingerprint(enquiry, subject);
const nothing = new Map();
const bob = { ...noWords, name: 'Bob', message: 'Two bulls' };

const opened = (words: Words, drafts: readonly Words[] = []) =>
  ({
    kind: 'opened',
    words,
    early: [],
    drafts,
    attempts: nothing,
  }) as const;
const submitted = (words: Words = enquiry) =>
  ({ kind: 'submitted', words, isOnline: true, looksAutomatic: false }) as const;
const answered = (answer: 'sent' | 'unanswered' | 'outOfOrder', words: Words = enquiry) =>
  ({ kind: 'answered', sending: 1, enquiry, answer, words }) as const;
const turnCame = { kind: 'turnCame', attempts: nothing } as const;

/** Plays events one after the other. @returns the last state and all effects. */
function play(...events: readonly EnquiryEvent[]) {
  let state: EnquiryState = startState(subject);
  const effects: Effect[] = [];
  for (const event of events) {
    const [next, more] = reduce(state, event);
    state = next;
    effects.push(...more);
  }
  return { state, effects, kinds: effects.map(({ kind }) => kind) };
}

test('sends what stands in the form at the moment of the submit, and keeps it', () => {
  const { state, effects } = play(opened(noWords), submitted(), turnCame);
  expect(state.stage).toBe('sending');
  expect(effects).toContainEqual({ kind: 'keepDraft', words: enquiry, replaced: [noWords] });
  expect(effects).toContainEqual({ kind: 'send', sending: 1, enquiry });
  expect(effects.findIndex(({ kind }) => kind === 'note')).toBeLessThan(
    effects.findIndex(({ kind }) => kind === 'send'),
  );
});

test('mistakes are told, and editing a field takes away its own', () => {
  const wrong = { ...enquiry, name: '', email: 'ann@' };
  const { state, effects } = play(submitted(wrong));
  expect(Object.keys(state.errors)).toEqual(['name', 'email']);
  expect(effects).toContainEqual({ kind: 'toast', toast: 'invalid' });
  expect(effects).toContainEqual({ kind: 'focus', on: 'mistakes' });
  const edited = play(submitted(wrong), { kind: 'typed', words: enquiry, field: 'name' });
  expect(edited.state.errors).toEqual({ name: undefined, email: 'Invalid email address' });
});

test('an older draft that joined the words of another visitor is shown and not sent by a held submit', () => {
  const { state, effects, kinds } = play(opened(bob, [enquiry]));
  expect(state.stage).toBe('restored');
  expect(effects).toContainEqual({
    kind: 'fillForm',
    words: { ...enquiry, name: 'Bob', message: 'Hello\nTwo bulls' },
  });
  expect(kinds).toContain('dropHeldSubmit');
  expect(play(opened(bob, [bob])).kinds).not.toContain('dropHeldSubmit');
});

test('words are joined in the order in which they were typed', () => {
  const early = [{ ...noWords, message: 'Second' }];
  const older = { ...noWords, message: 'First' };
  const { state } = play({ ...opened({ ...noWords, message: 'Third' }, [older]), early });
  expect(state.words.message).toBe('First\nSecond\nThird');
});

test('discarding an older draft leaves what the visitor has typed beside it', () => {
  const { state } = play(opened(bob, [enquiry]), {
    kind: 'dismissed',
    words: { ...enquiry, name: 'Bob', message: 'Hello\nTwo bulls' },
  });
  expect(state.words).toEqual(bob);
});

test('discarding what failed leaves what was added since, told of or not', () => {
  const more = { ...enquiry, message: 'Hello\n\nAnd garlic' };
  const failed = [submitted(), turnCame, answered('unanswered')];
  const { state, effects } = play(...failed, { kind: 'dismissed', words: more });
  expect(state.words.message).toBe('And garlic');
  expect(effects).toContainEqual({ kind: 'fillForm', words: state.words });
  expect(play(...failed, { kind: 'dismissed', words: enquiry }).state.words).toEqual(noWords);
});

test('what was added during the sending stays in the form and is kept', () => {
  const more = { ...enquiry, message: 'Hello\n\nAnd garlic' };
  const { state, effects } = play(submitted(), turnCame, answered('sent', more));
  expect(state.stage).toBe('sentPart');
  expect(state.words).toEqual({ ...enquiry, message: 'And garlic' });
  expect(effects).toContainEqual(
    expect.objectContaining({ kind: 'keepDraft', words: state.words }),
  );
});

test('the good news goes when a second enquiry is begun', () => {
  const sent = [submitted(), turnCame, answered('sent')] as const;
  expect(play(...sent).state.stage).toBe('sent');
  const begun = play(...sent, { kind: 'typed', words: bob, field: 'name' });
  expect(statusOf(begun.state.stage)).toBeUndefined();
});

test('offline, repeat and automatic are each asked once', () => {
  const attempts = new Map([[print, 'tried' as const]]);
  const event = { words: enquiry, isOnline: false, looksAutomatic: true };
  const agreed = { kind: 'agreed', ...event } as const;
  const told = [
    play({ kind: 'submitted', ...event }),
    play({ kind: 'submitted', ...event }, agreed),
    play({ kind: 'submitted', ...event }, agreed, agreed, { kind: 'turnCame', attempts }),
    play({ kind: 'submitted', ...event }, agreed, agreed, { kind: 'turnCame', attempts }, agreed, {
      kind: 'turnCame',
      attempts,
    }),
  ];
  expect(told.map(({ state }) => state.stage)).toEqual([
    'automatic',
    'offline',
    'triedBefore',
    'sending',
  ]);
});

test('a late yes of the service is believed, and a late no changes nothing', () => {
  const silent = [submitted(), turnCame, answered('unanswered')] as const;
  expect(play(...silent, answered('sent')).state.stage).toBe('sent');
  expect(play(...silent, answered('outOfOrder')).state.stage).toBe('unanswered');
  const other = play(...silent, submitted(bob), answered('sent'));
  expect(other.state).toMatchObject({ stage: 'writing', words: bob });
  expect(other.effects.at(-1)).toEqual({ kind: 'note', print, attempt: 'sent' });
});

test('another tab that has sent the same words takes the doubt away', () => {
  const silent = [submitted(), turnCame, answered('unanswered')] as const;
  const attempts = new Map([[print, 'sent' as const]]);
  const { state } = play(...silent, { kind: 'remembered', drafts: [enquiry], attempts });
  expect(state.stage).toBe('sentBefore');
});

test('a connection that is back is told only to those who wait for it', () => {
  const offline = { ...submitted(), isOnline: false };
  expect(play(offline, { kind: 'connected' }).state.stage).toBe('online');
  expect(play({ kind: 'connected' }).state.stage).toBe('writing');
});
