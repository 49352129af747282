/** Runs a folder as a project of Cloudflare Pages, on Cloudflare's runtime. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect } from '@playwright/test';
import { findFreePort } from '../../scripts/local-servers';

const wrangler = resolve('e2e/hosts/node_modules/wrangler/bin/wrangler.js');

/** Whether to test on this runtime: if it is installed, or must be. */
export const hasCloudflare = () => existsSync(wrangler) || process.env.HOST_SERVERS === 'needed';

/**
 * Runs a built folder on a free port.
 * @param settings the variables of its worker
 * @returns its address, and a function that stops it
 * @throws if it does not answer in half a minute
 */
export async function runPages(folder: string, settings: Readonly<Record<string, string>> = {}) {
  const workFolder = mkdtempSync(join(tmpdir(), 'wrangler-'));
  const port = await findFreePort();
  const options = `--ip 127.0.0.1 --port ${port} --inspector-port 0 --compatibility-date 2026-05-01`;
  const bindings = Object.entries(settings).flatMap(([name, value]) => ['-b', `${name}=${value}`]);
  const programArguments = [wrangler, 'pages', 'dev', resolve(folder), ...options.split(' ')];
  const running = spawn(process.execPath, [...programArguments, ...bindings], {
    cwd: workFolder,
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false', XDG_CONFIG_HOME: workFolder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(running, 'exit');
  const errors = text(running.stderr);
  const stop = async () => {
    running.kill();
    await ended;
    rmSync(workFolder, { recursive: true });
  };
  const origin = `http://127.0.0.1:${port}`;
  // The port opens before the runtime answers.
  try {
    await expect(() => fetch(origin)).toPass({ timeout: 30_000 });
    return { origin, stop };
  } catch {
    await stop();
    throw new Error(`Cloudflare's runtime did not start: ${await errors}`);
  }
}
