import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect } from '@playwright/test';
import { caddy as caddyProgram, runCaddy, runServer } from '../../lib/tools/local-servers';

interface RunningHost {
  readonly origin: string;
  /** Where it is asked over http, if the host lets anybody do so. */
  readonly httpOrigin?: string;
  readonly stop: () => Promise<void>;
}

/** A server that hosts run. */
export interface HostServer {
  readonly name: string;
  /** The status with which an address of a page that has moved is answered. */
  readonly movedStatus: number;
  readonly encodings: readonly string[];
  /** Whether it decides itself how long an answer may be kept that is no file. */
  readonly keepsByItself?: boolean;
  /** Addresses that only the CDN in front of it keeps from visitors. */
  readonly notHidden?: readonly string[];
  readonly isTried: () => boolean;
  readonly run: (site: string) => Promise<RunningHost>;
}

const isNeeded = process.env.HOST_SERVERS === 'needed';

export const caddy: HostServer = {
  name: 'Caddy',
  movedStatus: 301,
  encodings: ['br', 'gzip'],
  isTried() {
    const { path, installation } = caddyProgram;
    if (existsSync(path) || isNeeded) return true;
    console.warn(
      `Caddy is not installed, so the site was not tried on it: ${installation}, then run npm run test:all again.`,
    );
    return false;
  },
  run: async (site) => {
    const { port, httpPort, stop } = await runCaddy(site);
    const [origin, httpOrigin] = [`https://localhost:${port}`, `http://localhost:${httpPort}`];
    return { origin, httpOrigin, stop };
  },
};

/** The runtime of Cloudflare Pages, which npm fetches: 195 megabytes, so only where it is needed. */
const cloudflare: HostServer = {
  name: 'Cloudflare Pages',
  movedStatus: 308,
  // The CDN in front of it compresses.
  encodings: [],
  keepsByItself: true,
  notHidden: ['/_headers', '/%5fheaders', '/_redirects', '/404.html', '/_not-found'],
  isTried: () => isNeeded,
  run: async (site) => {
    const find = ['--yes', '--package', 'wrangler@4.86.0', 'which', 'wrangler'];
    const wrangler = execFileSync('npx', find, { encoding: 'utf8' }).trim();
    const { port, stop } = await runServer({
      path: process.execPath,
      installation: 'npx wrangler@4.86.0',
      prepare: (port) => {
        const date = ['--compatibility-date', '2026-05-01'];
        const address = ['--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0'];
        return [wrangler, 'pages', 'dev', resolve(site), ...date, ...address];
      },
      environment: (_port, workFolder) => ({
        WRANGLER_SEND_METRICS: 'false',
        XDG_CONFIG_HOME: workFolder,
      }),
    });
    const origin = `http://127.0.0.1:${port}`;
    // The port is open before the runtime behind it answers.
    await expect(() => fetch(origin)).toPass({ timeout: 15_000 });
    return { origin, stop };
  },
};

export const servers = [caddy, cloudflare];
