/** @jest-environment node */
import fc from 'fast-check';
import type { Words } from './enquiry';
import type { Answer } from './states';
import { World } from './test-world';

type Action = (world: World) => void;
type Tab = World['tabs'][number];

const ann = { name: 'Ann', email: 'ann@example.com', phone: '' };
const answers: readonly Answer[] = ['sent', 'unanswered', 'refused', 'outOfOrder'];

/** Words that nobody has typed before: so it is plain which of them got lost. */
function newToken(world: World): string {
  return `w${world.typed.size};`;
}

function addTo({ form }: Tab, token: string): Words {
  return { ...ann, ...(form.name && form), email: ann.email, message: `${form.message} ${token}` };
}

const actionsOfTab: Readonly<Record<string, (tab: Tab, world: World) => void>> = {
  types: (tab, world) => world.type(tab, addTo(tab, newToken(world)), true),
  'types the same as the other tab': (tab, world) =>
    world.type(tab, (tab === world.tabs[0] ? world.tabs[1] : world.tabs[0]).form, true),
  'types another name': (tab, world) => world.type(tab, { ...tab.form, name: 'Bob' }, true),
  'wipes its message out': (tab, world) => world.type(tab, { ...tab.form, message: '' }, true),
  'makes a mistake': (tab, world) => world.type(tab, { ...tab.form, email: 'ann@' }, true),
  'is filled in without an event': (tab, world) =>
    world.type(tab, addTo(tab, newToken(world)), false),
  submits: (tab, world) => world.press(tab, 'submitted'),
  'submits, and its turn comes': (tab, world) => {
    world.press(tab, 'submitted');
    world.giveTurn(true);
  },
  'agrees, and its turn comes': (tab, world) => {
    world.press(tab, 'agreed');
    world.giveTurn(true);
  },
  'submits twice': (tab, world) => {
    world.press(tab, 'submitted');
    world.press(tab, 'submitted');
  },
  agrees: (tab, world) => world.press(tab, 'agreed'),
  discards: (tab, world) => {
    if (
      ['restored', 'unanswered', 'interrupted', 'triedBefore', 'sentBefore'].includes(
        tab.state.stage,
      )
    ) {
      world.discard(tab);
    }
  },
  'waits 30 seconds': (tab, world) => world.answer(tab, 'unanswered', true),
  'goes offline': (tab) => {
    tab.isOnline = false;
  },
  'goes online': (tab, world) => {
    tab.isOnline = true;
    world.dispatch(tab, { kind: 'connected' });
  },
  'looks automatic': (tab) => {
    tab.looksAutomatic = true;
  },
  'is reloaded': (tab, world) =>
    world.reload(tab, () => ({ ...ann, name: '', email: '', message: '' })),
  'is reloaded by a browser that restores forms': (tab, world) => world.reload(tab, (form) => form),
  'is reloaded, filled in and submitted before its script is there': (tab, world) =>
    world.reload(tab, () => ({ ...ann, name: 'Bob', message: newToken(world) }), true),
  ...Object.fromEntries(
    answers.map((answer) => [
      `is answered: ${answer}`,
      (tab: Tab, world: World) => world.answer(tab, answer),
    ]),
  ),
};

function actionsOf(place: 0 | 1, isWanted = (_name: string) => true): [string, Action][] {
  return Object.entries(actionsOfTab)
    .filter(([name]) => isWanted(name))
    .map(([name, act]) => [`tab ${place} ${name}`, (world) => act(world.tabs[place], world)]);
}

// What an enquiry is made of comes more often than what disturbs it, so that stories get far.
const isUsual = (name: string) => /^types$|turn comes|answered/.test(name);

const actions: readonly (readonly [string, Action])[] = [
  ...actionsOf(0),
  ...actionsOf(1),
  ...actionsOf(0, isUsual),
  ...actionsOf(0, isUsual),
  ['a turn comes', (world) => world.giveTurn(true)],
  ['a turn comes after 30 seconds', (world) => world.giveTurn(false)],
  [
    'the device is full',
    (world) => {
      world.isFull = true;
    },
  ],
  [
    'the device has room',
    (world) => {
      world.isFull = false;
    },
  ],
  [
    'a page is closed before its script is there',
    (world) => world.closeEarly({ ...ann, message: newToken(world) }),
  ],
  ['the device forgets', (world) => world.forget(true)],
  ['the device forgets unheard', (world) => world.forget(false)],
];

const names = actions.map(([name]) => name);

/** Plays a story and gives what was broken, with the story so far. */
function play(story: readonly number[]): World {
  const world = new World();
  const told: string[] = [];
  try {
    for (const place of story) {
      const [name, act] = actions[place % actions.length] ?? [];
      told.push(name ?? '');
      act?.(world);
      world.checkWords();
    }
    world.settle();
    world.checkWords();
  } catch (error) {
    throw new Error(`${String(error)}\n${told.join('\n')}`);
  }
  return world;
}

// Every place in the list stands for one action, so that 100 000 stories are told in seconds.
const anyStory = fc.array(fc.integer({ min: 0, max: actions.length - 1 }), {
  minLength: 5,
  maxLength: 25,
  size: 'max',
});

test('no story of two tabs loses, doubles or strands an enquiry, or tells what is not so', () => {
  fc.assert(
    fc.property(anyStory, (story) => {
      play(story);
    }),
    { numRuns: 100_000 },
  );
});

test('three yeses at most stand between a submit and the sending', () => {
  fc.assert(
    fc.property(anyStory, (story) => {
      const world = play(story);
      const [tab] = world.tabs;
      world.type(tab, { ...ann, message: 'all questions;' }, true);
      Object.assign(tab, { isOnline: false, looksAutomatic: true });
      world.press(tab, 'submitted');
      for (let yes = 0; yes < 3 && tab.sendings.length === 0; yes += 1) {
        world.giveTurn(false);
        if (tab.sendings.length === 0) world.press(tab, 'agreed');
        world.giveTurn(false);
      }
      expect(tab.state.stage).toBe('sending');
    }),
    { numRuns: 2_000 },
  );
});

test('the stories reach every stage', () => {
  const reached = new Set<string>();
  fc.assert(
    fc.property(anyStory, (story) => {
      const world = new World();
      for (const place of story) {
        actions[place]?.[1](world);
        for (const { state } of world.tabs) reached.add(state.stage);
      }
    }),
    // Mutation tests shorten other properties; this one needs all its stories.
    { numRuns: 10_000, interruptAfterTimeLimit: 60_000 },
  );
  expect(names.length).toBeGreaterThan(40);
  expect([...reached].sort()).toEqual(
    [
      'writing',
      'restored',
      'automatic',
      'offline',
      'online',
      'waiting',
      'sending',
      'sent',
      'sentPart',
      'unanswered',
      'interrupted',
      'triedBefore',
      'sentBefore',
      'refused',
      'outOfOrder',
    ].sort(),
  );
});
