import { fingerprintOf } from './attempts';
import { noWords, type Words } from './enquiry';
import { reduce } from './reduce';
import { type Answer, type Effect, type EnquiryEvent, initialState } from './states';
import { enquiry } from './test-simulation';

const fingerprint = fingerprintOf(enquiry);
const none = new Map();
const tried = new Map([[fingerprint, 'tried' as const]]);
const sent = new Map([[fingerprint, 'sent' as const]]);
const bob = { ...noWords, name: 'Bob', message: 'Bulls' };
const longer = { ...enquiry, message: 'Hello again' };
const wrong = { ...enquiry, name: '', email: 'ann@' };

const opened = (words: Words, drafts: readonly Words[], earlyWords: readonly Words[] = []) =>
  ({ kind: 'opened', words, drafts, earlyWords, attempts: none }) as const;
const submitted = (words: Words = enquiry, isOnline = true, looksAutomatic = false) =>
  ({ kind: 'submitted', words, isOnline, looksAutomatic }) as const;
const agreed = { ...submitted(enquiry, false, true), kind: 'agreed' } as const;
const lockGranted = (attempts = none) => ({ kind: 'lockGranted', attempts }) as const;
const answered = (answer: Answer, words: Words = enquiry) =>
  ({ kind: 'answered', sendingNumber: 1, enquiry, answer, words }) as const;
const typed = (words: Words, field?: 'name') => ({ kind: 'typed', words, field }) as const;
const dismissed = (words: Words) => ({ kind: 'dismissed', words }) as const;
const storageChanged = (drafts: readonly Words[], attempts = none) =>
  ({ kind: 'storageChanged', drafts, attempts }) as const;
const connected = { kind: 'connected' } as const;

function describeEffect({ kind, ...details }: Effect): string {
  const [detail] = Object.values(details);
  const text = 'words' in details ? details.words.message : typeof detail !== 'object' && detail;
  return [kind, 'attempt' in details ? details.attempt : text].filter(Boolean).join(' ');
}

type Story = readonly (readonly [EnquiryEvent, string])[];

const unanswered: Story = [
  [submitted(), `waiting: storeDraft Hello, requestLock ${fingerprint}`],
  [lockGranted(), 'sending: storeAttempt tried, send 1'],
  [
    answered('unanswered'),
    'unanswered: storeAttempt tried, releaseLock, storeDraft Hello, toast failed, focus status',
  ],
];
/** The visitor is offline, and tries all the same. */
const triedOffline: Story = [
  [submitted(enquiry, false), 'offline: storeDraft Hello, focus status'],
  [
    { ...submitted(enquiry, false), kind: 'agreed' },
    `waiting: storeDraft Hello, requestLock ${fingerprint}`,
  ],
  [lockGranted(), 'sending: storeAttempt tried, send 1'],
];
const arrives = 'storeDraft, fillForm, toast sent, focus status';

test.each<[string, Story]>([
  [
    'an older draft is merged into the form, and can be discarded',
    [
      [
        opened(bob, [enquiry]),
        'restored: clearEarlyWords, storeDraft Hello\nBulls, fillForm Hello\nBulls, dropHeldSubmit',
      ],
      [
        dismissed({ ...enquiry, name: 'Bob', message: 'Hello\nBulls' }),
        'writing: storeDraft Bulls, fillForm Bulls, focus name',
      ],
    ],
  ],
  [
    'a draft that stands in the form already is not mentioned',
    [[opened(bob, [bob]), 'writing: clearEarlyWords, storeDraft Bulls']],
  ],
  [
    'a draft is no longer mentioned once it changes',
    [
      [
        opened(noWords, [bob]),
        'restored: clearEarlyWords, storeDraft Bulls, fillForm Bulls, dropHeldSubmit',
      ],
      [typed(bob), 'restored: storeDraft Bulls'],
      [typed(enquiry), 'writing: storeDraft Hello'],
    ],
  ],
  [
    'what was added during the sending stays',
    [
      ...unanswered.slice(0, 2),
      [submitted(longer), 'sending: storeDraft Hello again'],
      [
        answered('sent', longer),
        'sentPart: storeAttempt sent, releaseLock, storeDraft again, fillForm again, toast sent, focus status',
      ],
    ],
  ],
  [
    'one more tap after sending is no new enquiry',
    [
      ...unanswered.slice(0, 2),
      [answered('sent'), `sent: storeAttempt sent, releaseLock, ${arrives}`],
      [submitted(noWords), 'sent: focus status'],
    ],
  ],
  [
    'what this page has sent is known even if the device forgets it',
    [
      ...unanswered.slice(0, 2),
      [answered('sent'), `sent: storeAttempt sent, releaseLock, ${arrives}`],
      [submitted(), `waiting: storeDraft Hello, requestLock ${fingerprint}`],
      [lockGranted(tried), 'sentBefore: releaseLock, focus status'],
    ],
  ],
  [
    'a refusal is no attempt',
    [
      ...unanswered.slice(0, 2),
      [
        answered('refused', longer),
        'refused: storeAttempt, releaseLock, storeDraft Hello again, toast failed, focus status',
      ],
      [submitted(), `waiting: storeDraft Hello, requestLock ${fingerprint}`],
      [lockGranted(), 'sending: storeAttempt tried, send 2'],
    ],
  ],
  [
    'a late refusal changes nothing, a late acceptance counts',
    [
      ...unanswered,
      [answered('outOfOrder'), 'unanswered: '],
      [answered('sent'), `sent: storeAttempt sent, ${arrives}`],
    ],
  ],
  [
    'a late acceptance leaves another enquiry alone',
    [
      ...unanswered,
      [submitted(bob), 'writing: storeDraft Bulls, toast invalid, focus mistakes'],
      [answered('sent'), 'writing: storeAttempt sent'],
    ],
  ],
  [
    'another tab that has sent the same words answers the open question',
    [...unanswered, [storageChanged([enquiry], sent), 'sentBefore: ']],
  ],
  [
    'a draft that another tab overwrote is stored again',
    [...unanswered.slice(0, 1), [storageChanged([bob]), 'waiting: storeDraft Hello']],
  ],
  [
    'discarding what failed leaves what was added since',
    [...unanswered, [dismissed(longer), 'writing: storeDraft again, fillForm again, focus name']],
  ],
  [
    'automatic, offline and repeat are each asked once',
    [
      [submitted(enquiry, false, true), 'automatic: storeDraft Hello, focus status'],
      [agreed, 'offline: storeDraft Hello, focus status'],
      [agreed, `waiting: storeDraft Hello, requestLock ${fingerprint}`],
      [lockGranted(tried), 'triedBefore: releaseLock, focus status'],
      [agreed, `waiting: storeDraft Hello, requestLock ${fingerprint}`],
      [lockGranted(tried), 'sending: storeAttempt tried, send 1'],
    ],
  ],
  [
    'the connection is back for an enquiry that waits for it, and for no other',
    [
      [connected, 'writing: '],
      [submitted(enquiry, false), 'offline: storeDraft Hello, focus status'],
      [connected, 'online: '],
    ],
  ],
  [
    'what was tried without a connection has not left, and waits for the connection',
    [
      ...triedOffline,
      [
        answered('offline'),
        'offline: storeAttempt, releaseLock, storeDraft Hello, toast failed, focus status',
      ],
      [connected, 'online: '],
    ],
  ],
  [
    'what was tried as the connection came back may have left',
    [
      ...triedOffline,
      [connected, 'sending: '],
      [
        answered('offline'),
        'unanswered: storeAttempt tried, releaseLock, storeDraft Hello, toast failed, focus status',
      ],
    ],
  ],
  [
    'a question about words that were sent before goes once they change',
    [
      ...unanswered.slice(0, 2),
      [answered('sent'), `sent: storeAttempt sent, releaseLock, ${arrives}`],
      [submitted(), `waiting: storeDraft Hello, requestLock ${fingerprint}`],
      [lockGranted(), 'sentBefore: releaseLock, focus status'],
      [typed(longer), 'writing: storeDraft Hello again'],
    ],
  ],
  ['a lock that nothing waits for is released', [[lockGranted(sent), 'writing: releaseLock']]],
])('%s', (_, story) => {
  let state = initialState;
  for (const [event, expected] of story) {
    const [next, effects] = reduce(state, event);
    expect(`${next.stage}: ${effects.map(describeEffect).join(', ')}`).toBe(expected);
    state = next;
  }
});

test('editing a field removes its mistake, and only its own', () => {
  const [state] = reduce(initialState, submitted(wrong));
  const { errors } = state;
  expect(errors).toEqual({ name: 'Name is required', email: 'Invalid email address' });
  expect(reduce(state, typed(enquiry))[0].errors).toBe(errors);
  expect(reduce(state, typed(enquiry, 'name'))[0].errors).toEqual({ email: errors.email });
});

test('words are merged in the order in which they were typed', () => {
  const early = { ...noWords, message: 'early' };
  const [{ words }] = reduce(initialState, opened(bob, [enquiry], [early]));
  expect(words.message).toBe('Hello\nearly\nBulls');
});
