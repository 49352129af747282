/** Runs the built site and the editor on Cloudflare's runtime, with wrangler.jsonc. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect } from '@playwright/test';
import { editorFolder, previewFolder } from '../../scripts/folders.mjs';
import { findFreePort } from '../../scripts/local-servers';

const wrangler = resolve('e2e/hosts/node_modules/wrangler/bin/wrangler.js');

/** Whether to test on this runtime: it is installed, or HOST_SERVERS requires it. */
export const hasCloudflare = () => existsSync(wrangler) || process.env.HOST_SERVERS === 'needed';

/** The built Worker of the tests. */
export const readWorker = () => readFileSync(`${editorFolder}-worker/worker.js`, 'utf8');

/**
 * Runs the host on a free port.
 * @param worker the code of the Worker
 * @param settings its variables
 * @returns its origin, and a function that stops it
 * @throws if it does not answer within 30 seconds
 */
export async function runHost(
  worker = readWorker(),
  settings: Readonly<Record<string, string>> = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  cpSync('wrangler.jsonc', `${folder}/wrangler.jsonc`);
  cpSync(previewFolder, `${folder}/out`, { recursive: true });
  cpSync(`${editorFolder}/edit`, `${folder}/out/edit`, { recursive: true });
  mkdirSync(`${folder}/out-worker`);
  writeFileSync(`${folder}/out-worker/worker.js`, worker);
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  writeFileSync(`${folder}/.dev.vars`, lines.join('\n'));
  const port = await findFreePort();
  const options = `--ip localhost --port ${port} --inspector-port 0`;
  const running = spawn(process.execPath, [wrangler, 'dev', ...options.split(' ')], {
    cwd: folder,
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false', XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(running, 'exit');
  const errors = text(running.stderr);
  const stop = async () => {
    running.kill();
    await ended;
    rmSync(folder, { recursive: true });
  };
  const origin = `http://localhost:${port}`;
  // The port opens before the runtime is ready.
  try {
    await expect(() => fetch(origin)).toPass({ timeout: 30_000 });
    return { origin, stop };
  } catch {
    await stop();
    throw new Error(`Cloudflare's runtime did not start: ${await errors}`);
  }
}
