import { z } from 'zod';
import type { EngineDriver, Key } from './engine-driver';

const answerShape = z.object({ value: z.unknown() });
const refusalShape = z.object({ value: z.object({ error: z.string(), message: z.string() }) });
const sessionShape = z.object({ sessionId: z.string() });

// Where the WebDriver standard has put the keys that are no characters.
const keyCodes: Readonly<Record<Key, string>> = { Escape: '\uE00C', ArrowRight: '\uE014' };

/** Sends a command of the WebDriver standard; a refusal is an error with the driver's words. */
async function send(address: string, method: string, parameters?: object): Promise<unknown> {
  const answer = await fetch(address, {
    method,
    ...(parameters && { body: JSON.stringify(parameters) }),
  });
  const body: unknown = await answer.json();
  if (answer.ok) return answerShape.parse(body).value;
  const { error, message } = refusalShape.parse(body).value;
  throw new Error(`${error}: ${message}`);
}

/** Opens a window by a WebDriver that listens at an origin; closing it leaves the driver running. */
export async function openSession(origin: string, capabilities: object): Promise<EngineDriver> {
  const wanted = { capabilities: { alwaysMatch: capabilities } };
  const { sessionId } = sessionShape.parse(await send(`${origin}/session`, 'POST', wanted));
  const session = `${origin}/session/${sessionId}`;
  const post = (command: string, parameters: object) =>
    send(`${session}/${command}`, 'POST', parameters);
  const run = (script: string) => post('execute/sync', { script, args: [] });

  async function typeKeys(text: string): Promise<void> {
    const actions = text.split('').flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  return {
    open: async (url) => {
      await post('url', { url });
    },
    run,
    clickAt: async (x, y) => {
      const actions = [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await post('actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
    },
    type: typeKeys,
    press: (key) => typeKeys(keyCodes[key]),
    resize: async (width, height) => {
      await post('window/rect', { width, height });
    },
    close: async () => {
      await send(session, 'DELETE');
    },
  };
}
