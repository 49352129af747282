import fc from 'fast-check';
import { enquiry, Simulation, type Tab } from './test-simulation';

const person = { ...enquiry, message: '' };

const addToken = ({ form }: Tab, token: string) => ({
  ...person,
  ...(form.name && form),
  email: person.email,
  message: `${form.message} ${token}`,
});

// These make up an enquiry. They occur more often than what disturbs it, so that stories get far.
const usual: Readonly<Record<string, (tab: Tab, device: Simulation) => void>> = {
  types: (tab, device) => device.type(tab, addToken(tab, device.newToken())),
  'submits with the lock': (tab, device) => {
    device.press(tab, 'submitted');
    device.endWait(true);
  },
  'agrees with the lock': (tab, device) => {
    device.press(tab, 'agreed');
    device.endWait(true);
  },
  'is answered: sent': (tab, device) => device.answer(tab, 'sent'),
  'is answered: unanswered': (tab, device) => device.answer(tab, 'unanswered'),
  'is answered: refused': (tab, device) => device.answer(tab, 'refused'),
  'is answered: out of order': (tab, device) => device.answer(tab, 'outOfOrder'),
};

const disturbing: typeof usual = {
  'types the same as the other tab': (tab, device) =>
    device.type(tab, device.tabs[tab === device.tabs[0] ? 1 : 0].form),
  'types another name': (tab, device) => device.type(tab, { ...tab.form, name: 'Bob' }),
  'deletes its message': (tab, device) => device.type(tab, { ...tab.form, message: '' }),
  'makes a mistake': (tab, device) => device.type(tab, { ...tab.form, email: 'ann@' }),
  'is filled in without an event': (tab, device) =>
    device.type(tab, addToken(tab, device.newToken()), false),
  submits: (tab, device) => device.press(tab, 'submitted'),
  'submits twice': (tab, device) => {
    device.press(tab, 'submitted');
    device.press(tab, 'submitted');
  },
  agrees: (tab, device) => device.press(tab, 'agreed'),
  discards: (tab, device) => device.discard(tab),
  'waits 30 seconds': (tab, device) => device.answer(tab, 'unanswered', true),
  'goes offline': (tab) => Object.assign(tab, { isOnline: false }),
  'goes online': (tab, device) => {
    tab.isOnline = true;
    device.dispatch(tab, { kind: 'connected' });
  },
  'looks automatic': (tab) => Object.assign(tab, { looksAutomatic: true }),
  'is reloaded': (tab, device) => device.reload(tab, { ...person, name: '', email: '' }),
  'is reloaded by a browser that restores forms': (tab, device) => device.reload(tab, tab.form),
  'is reloaded, filled in and submitted before it is hydrated': (tab, device) =>
    device.reload(tab, { ...person, name: 'Bob', message: device.newToken() }, true),
};

const ofTheDevice: Readonly<Record<string, (device: Simulation) => void>> = {
  'a tab gets the lock': (device) => device.endWait(true),
  'a tab has waited 30 seconds for the lock': (device) => device.endWait(false),
  'the device is full': (device) => Object.assign(device, { isFull: true }),
  'the device has room': (device) => Object.assign(device, { isFull: false }),
  'a page is closed before it is hydrated': (device) =>
    device.closeEarly({ ...person, message: device.newToken() }),
  'the device is cleared': (device) => device.clear(true),
  'the device is cleared unreported': (device) => device.clear(false),
};

const ofTab = (index: 0 | 1, actions: typeof usual) =>
  Object.entries(actions).map(
    ([name, act]) =>
      [`tab ${index} ${name}`, (device: Simulation) => act(device.tabs[index], device)] as const,
  );

const actions = [
  ...[usual, usual, usual, disturbing].flatMap((some) => ofTab(0, some)),
  ...[usual, disturbing].flatMap((some) => ofTab(1, some)),
  ...Object.entries(ofTheDevice),
];

/** Plays a story. @throws what went wrong, with the story so far. */
function play(story: readonly number[], onStep?: (device: Simulation) => void): Simulation {
  const device = new Simulation();
  const names: string[] = [];
  try {
    for (const index of story) {
      const [name = '', act] = actions[index] ?? [];
      names.push(name);
      act?.(device);
      device.checkTokens();
      onStep?.(device);
    }
    device.settle();
    device.checkTokens();
  } catch (error) {
    throw new Error(`${String(error)}\n${names.join('\n')}`);
  }
  return device;
}

// Each number stands for one action, so that 100 000 stories take seconds.
const anyStory = fc.array(fc.integer({ min: 0, max: actions.length - 1 }), {
  minLength: 5,
  maxLength: 25,
  size: 'max',
});

test('no story of two tabs loses, doubles or leaves an enquiry waiting, or says what is not true', () => {
  fc.assert(
    fc.property(anyStory, (story) => void play(story)),
    { numRuns: 100_000 },
  );
});

test('at most three questions stand between a submit and the sending', () => {
  fc.assert(
    fc.property(anyStory, (story) => {
      const device = play(story);
      const [tab] = device.tabs;
      device.type(tab, { ...person, message: 'all questions;' });
      Object.assign(tab, { isOnline: false, looksAutomatic: true });
      device.press(tab, 'submitted');
      for (let yes = 0; yes < 3 && tab.sendings.length === 0; yes += 1) {
        device.endWait(false);
        if (tab.sendings.length === 0) device.press(tab, 'agreed');
        device.endWait(false);
      }
      expect(tab.state.stage).toBe('sending');
    }),
    { numRuns: 2_000 },
  );
});

test('the stories reach every stage', () => {
  const written = 'writing waiting sending sent sentPart restored sentBefore triedBefore';
  const others = 'automatic offline online unanswered interrupted refused outOfOrder';
  const missing = new Set(`${written} ${others}`.split(' '));
  for (const story of fc.sample(anyStory, 10_000)) {
    play(story, ({ tabs }) => {
      for (const { state } of tabs) missing.delete(state.stage);
    });
    if (missing.size === 0) break;
  }
  expect([...missing]).toEqual([]);
});
