import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { select } from 'hast-util-select';
import { type BuiltPage, type BuiltSite, readBuiltSite } from '../hosts/built-site';
import { readPage } from '../html-first/export-files';
import type { Finding } from './finding';

const hostFiles = ['_headers', '.htaccess', '.nginx.conf'];
const dayMilliseconds = 86_400_000;
/** `security.txt` is to be true for at least so long. */
const securityTextDays = 30;

export interface BuildToCheck {
  /** The folder of the built site. */
  readonly folder: string;
  /** Where the words of the site stand. */
  readonly contentFolder: string;
  readonly siteUrl: URL;
  readonly now: Date;
}

function checkPage({ address, file, policy }: BuiltPage, build: BuildToCheck): string[] {
  const page = readPage(join(build.folder, file));
  const canonical = String(select('link[rel=canonical]', page)?.properties.href ?? 'nothing');
  const wanted = new URL(address, build.siteUrl).href.replace(/\/$/, '');
  return [
    ...(canonical.replace(/\/$/, '') === wanted
      ? []
      : [`names ${canonical} as its address, and not ${wanted}: build it again.`]),
    ...(policy && !policy.includes("'unsafe-")
      ? []
      : ['has no policy that keeps foreign scripts out: build it again without LIGHT=off.']),
  ];
}

function checkHostFile(name: string, { pages }: BuiltSite, { folder }: BuildToCheck): string[] {
  const path = join(folder, name);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const isWhole = pages.every(({ policy }) => policy && text.includes(policy));
  return isWhole ? [] : ['does not carry the policies of the pages: build the site again.'];
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
    ...hostFiles.flatMap((name) => checkHostFile(name, site, build).map(at(name))),
    ...checkSecurityText(build).map(at('.well-known/security.txt')),
  ];
}
