import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { select } from 'hast-util-select';
import { readPage } from '../../html-first/export-files';
import { type BuiltPage, readBuiltSite } from '../built-site';
import type { Finding } from './finding';

/** Files of `public/` that tell a host how to serve the site. */
export const hostFiles = ['_headers', '_redirects', '.htaccess'];
const dayMilliseconds = 86_400_000;
/** `security.txt` is to be true for at least so long. */
const securityTextDays = 30;

export interface BuildToCheck {
  /** The folder of the built site. */
  readonly folder: string;
  /** Where the words of the site stand. */
  readonly contentFolder: string;
  /** The files that a build takes over as they are. */
  readonly publicFolder: string;
  readonly siteUrl: URL;
  readonly now: Date;
}

function checkPage({ address, file, policy }: BuiltPage, build: BuildToCheck): string[] {
  const page = readPage(join(build.folder, file));
  const canonical = String(select('link[rel=canonical]', page)?.properties.href ?? 'nothing');
  const wanted = new URL(address, build.siteUrl).href.replace(/\/$/, '');
  // Built with LIGHT=off a page runs the scripts of Next, whose policy would have to allow any.
  const isPlainExport = select('script[src^="/_next/"]', page) !== undefined;
  const isGuarded = policy ? !policy.includes("'unsafe-") : isPlainExport;
  return [
    ...(canonical.replace(/\/$/, '') === wanted
      ? []
      : [`names ${canonical} as its address, and not ${wanted}: build it again.`]),
    ...(isGuarded ? [] : ['has no policy that keeps foreign scripts out: build it again.']),
  ];
}

function checkHostFile(name: string, { folder, publicFolder }: BuildToCheck): string[] {
  const [built, wanted] = [folder, publicFolder].map((parent) => {
    const path = join(parent, name);
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  });
  return built === wanted ? [] : [`is not the one in ${publicFolder}/: build the site again.`];
}

function checkSecurityText({ folder, now }: BuildToCheck): string[] {
  const path = join(folder, '.well-known/security.txt');
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
  const isCurrent = expires - now.getTime() > securityTextDays * dayMilliseconds;
  return isCurrent ? [] : [`is true for less than ${securityTextDays} days: build the site again.`];
}

function changedSince({ folder, contentFolder }: BuildToCheck): string | undefined {
  const built = statSync(join(folder, 'index.html')).mtimeMs;
  return readdirSync(contentFolder).find(
    (name) => statSync(join(contentFolder, name)).mtimeMs > built,
  );
}

/** What is wrong with the built site, by the file it is wrong in. */
export function checkBuild(build: BuildToCheck): Finding[] {
  const { folder, contentFolder } = build;
  if (!existsSync(join(folder, 'index.html'))) {
    return [{ open: folder, problem: 'There is no built site: run npm run build.' }];
  }
  const site = readBuiltSite(folder);
  const changed = changedSince(build);
  const at = (name: string) => (problem: string) => ({ open: join(folder, name), problem });
  return [
    ...(changed
      ? [
          {
            open: join(contentFolder, changed),
            problem: 'has changed since: build the site again.',
          },
        ]
      : []),
    ...(site.isListed ? [] : [at('index.html')('asks search engines to stay away.')]),
    ...site.pages.flatMap((page) => checkPage(page, build).map(at(page.file))),
    ...hostFiles.flatMap((name) => checkHostFile(name, build).map(at(name))),
    ...checkSecurityText(build).map(at('.well-known/security.txt')),
  ];
}
