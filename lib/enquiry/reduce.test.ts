import { type Attempts, fingerprintOf } from './attempts';
import { type Enquiry, noWords, type Words } from './enquiry';
import { reduce } from './reduce';
import { type Answer, type EnquiryEvent, initialState, type Moment } from './states';
import { enquiry } from './test-simulation';

const fingerprint = fingerprintOf(enquiry);
const tried = new Map([[fingerprint, 'tried' as const]]);
const sent = new Map([[fingerprint, 'sent' as const]]);
const bob = { ...noWords, name: 'Bob', message: 'Bulls' };
const early = { ...noWords, message: 'early' };
const longer = { ...enquiry, message: 'Hello again' };

const atFirst: Moment & { answer: Answer; enquiry: Enquiry } = {
  words: enquiry,
  isOnline: true,
  looksAutomatic: false,
  attempts: new Map(),
  answer: 'sent',
  enquiry,
};

/** An event, what it leads to, and what has changed since the step before. */
type Step = readonly [EnquiryEvent['kind'], string, Partial<typeof atFirst>?];

const sending: readonly Step[] = [
  ['submitted', 'waiting'],
  ['lockGranted', 'sending, store tried'],
];
const failing = 'toast failed, focus enquiry-status';
const unanswered: readonly Step[] = [
  ...sending,
  ['answered', `unanswered, store tried, ${failing}`, { answer: 'unanswered' }],
];
const arriving: readonly Step[] = [
  ...sending,
  ['answered', 'sent, store sent, toast sent, focus enquiry-status, form ""'],
];
/** The visitor is offline, and tries all the same. */
const triedOffline: readonly Step[] = [
  ['submitted', 'offline, focus enquiry-status', { isOnline: false }],
  ['agreed', 'waiting'],
  ['lockGranted', 'sending, store tried'],
];

test.each<[string, ...Step[]]>([
  [
    'older drafts are merged into the form in their order, and can be discarded',
    ['opened', 'restored, form "Hello\\nearly\\nBulls"', { words: bob }],
    ['typed', 'restored'],
    ['dismissed', 'writing, focus name, form "Bulls"'],
  ],
  [
    'a draft that stands in the form already is not mentioned',
    ['opened', 'writing', { words: { ...enquiry, message: 'Hello early ' } }],
  ],
  [
    'what was added during the sending stays',
    ...sending,
    ['submitted', 'sending', { words: longer }],
    ['dismissed', 'sending, focus name'],
    ['answered', 'sentPart, store sent, toast sent, focus enquiry-status, form "again"'],
  ],
  [
    'one more tap after sending is no new enquiry',
    ...arriving,
    ['submitted', 'sent, focus enquiry-status'],
    ['submitted', 'writing, toast invalid, focus mistakes', { words: bob }],
  ],
  [
    'what this page has sent counts more than what the device has stored',
    ...arriving,
    ['submitted', 'waiting', { words: enquiry, attempts: tried }],
    ['lockGranted', 'sentBefore, focus enquiry-status'],
  ],
  [
    'a refusal is no attempt',
    ...sending,
    ['answered', `refused, remove it, ${failing}`, { words: longer, answer: 'refused' }],
    ['submitted', 'waiting', { words: enquiry }],
    ['lockGranted', 'sending, store tried'],
  ],
  [
    'a late refusal changes nothing, a late acceptance counts',
    ...unanswered,
    ['answered', 'unanswered', { answer: 'outOfOrder' }],
    ['answered', 'sent, store sent, toast sent, focus enquiry-status, form ""'],
  ],
  [
    'a late acceptance leaves another enquiry alone',
    ...unanswered,
    ['answered', 'unanswered, store sent', { enquiry: longer }],
  ],
  [
    'a late acceptance takes the yes to a repeat back',
    ...unanswered,
    ['agreed', 'waiting'],
    ['answered', 'waiting, store sent'],
    ['lockGranted', 'sentBefore, focus enquiry-status'],
    ['agreed', 'waiting'],
    ['lockGranted', 'sending, store tried'],
    ['answered', `refused, store sent, ${failing}`, { answer: 'refused' }],
  ],
  [
    'a refused repeat counts as sent when the first sending was accepted in the meantime',
    ...unanswered,
    ['agreed', 'waiting'],
    ['lockGranted', 'sending, store tried'],
    ['answered', 'sending, store sent', { enquiry: { ...enquiry } }],
    [
      'answered',
      'sent, store tried, toast sent, focus enquiry-status, form ""',
      { answer: 'refused' },
    ],
  ],
  [
    'discarding what failed leaves what was added since',
    ...unanswered,
    ['dismissed', 'writing, focus name, form "again"', { words: longer }],
  ],
  [
    'the connection is back for an enquiry that waits for it, and for no other',
    ['connected', 'writing'],
    ['submitted', 'offline, focus enquiry-status', { isOnline: false }],
    ['connected', 'online'],
    ['agreed', 'waiting'],
  ],
  [
    'what was tried without a connection has not left',
    ...triedOffline,
    ['answered', `offline, remove it, ${failing}`, { answer: 'offline' }],
  ],
  [
    'what was tried as the connection came back may have left',
    ...triedOffline,
    ['connected', 'sending'],
    ['answered', `unanswered, store tried, ${failing}`, { answer: 'offline' }],
  ],
  ['a lock that nothing waits for sends nothing', ['lockGranted', 'writing']],
])('%s', (_, ...story) => {
  let state = initialState;
  let moment = atFirst;
  for (const [kind, expected, change] of story) {
    moment = { ...moment, answer: 'sent', ...change };
    const event = { ...moment, kind, older: [enquiry, early] };
    const [next, effects = {}] = reduce(state, event, moment);
    const { attempt, toast, focus } = effects;
    const outcome = [
      next.stage,
      attempt && (attempt.attempt ? `store ${attempt.attempt}` : 'remove it'),
      toast && `toast ${toast}`,
      focus && `focus ${focus}`,
      next.words !== moment.words && `form ${JSON.stringify(next.words.message)}`,
    ];
    expect(outcome.filter(Boolean).join(', ')).toBe(expected);
    if (attempt) expect(attempt.fingerprint).toBe(fingerprintOf(moment.enquiry));
    state = next;
    moment = { ...moment, words: next.words };
    if (next.stage === 'sending') moment = { ...moment, enquiry: next.enquiryInQuestion };
  }
});

test.each([
  ['sentBefore', sent],
  ['interrupted', tried],
] as const)('a page that is opened with words that have left before is %s', (stage, attempts) => {
  const [state] = reduce(initialState, { kind: 'opened', older: [] }, { ...atFirst, attempts });
  expect(state.stage).toBe(stage);
});

test.each([
  ['unanswered', 'sentBefore'],
  ['interrupted', 'sentBefore'],
  ['triedBefore', 'sentBefore'],
  ['writing', 'writing'],
] as const)('when another tab has sent the same words, "%s" becomes "%s"', (stage, expected) => {
  const stageWith = (attempts: Attempts) => {
    const state = { ...initialState, stage, words: enquiry, enquiryInQuestion: enquiry };
    return reduce(state, { kind: 'storageChanged' }, { ...atFirst, attempts })[0].stage;
  };
  expect([stageWith(tried), stageWith(sent)]).toEqual([stage, expected]);
});

test.each(['sent', 'sentPart', 'restored', 'sentBefore', 'triedBefore'] as const)(
  'what "%s" says of words goes once they change',
  (stage) => {
    const typedIn = (words: Words) => {
      const state = { ...initialState, stage, words: enquiry };
      return reduce(state, { kind: 'typed' }, { ...atFirst, words })[0].stage;
    };
    expect([typedIn(enquiry), typedIn(longer)]).toEqual([stage, 'writing']);
  },
);

test('editing a field removes its mistake, and a valid submit all', () => {
  const words = { ...enquiry, name: '', email: 'ann@' };
  const [wrong] = reduce(initialState, { kind: 'submitted' }, { ...atFirst, words });
  expect(wrong.errors).toEqual({ name: 'Name is required', email: 'Invalid email address' });
  const named = { ...words, name: 'Ann' };
  const [edited] = reduce(wrong, { kind: 'typed' }, { ...atFirst, words: named });
  expect(edited.errors).toEqual({ email: 'Invalid email address' });
  expect(reduce(edited, { kind: 'submitted' }, atFirst)[0].errors).toEqual({});
});
