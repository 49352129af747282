/** The two kinds of host that take single files: one that speaks SFTP, and a folder of this machine. */
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * `read` gives the text of a file there, or an empty text when it is missing. `change` puts files of a
 * folder there, in order, each in one step so that nobody is sent half of it, and then deletes others.
 * Both throw one sentence when the host does not do it.
 * @typedef {object} Host
 * @property {(path: string) => string} read
 * @property {(folder: string, uploads: readonly string[], deletions: readonly string[]) => void} change
 */

/**
 * @param {string} root
 * @returns {Host}
 */
function folderHost(root) {
  return {
    read: (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : ''),
    change(folder, uploads, deletions) {
      for (const path of uploads) {
        const target = join(root, path);
        mkdirSync(dirname(target), { recursive: true });
        copyFileSync(join(folder, path), `${target}.part`);
        renameSync(`${target}.part`, target);
      }
      for (const path of deletions) rmSync(join(root, path), { force: true });
    },
  };
}

/**
 * Drives the `sftp` of OpenSSH, which has to know the key and the host already. A line that begins
 * with a hyphen may fail: a folder that exists, a file that does not.
 * @param {URL} address such as `sftp://user@host:22/public_html`; a path from the root takes `//`
 * @returns {Host}
 */
function sftpHost(address) {
  const root = decodeURIComponent(address.pathname).slice(1);
  /** @param {readonly string[]} lines @param {string} folder */
  const run = (lines, folder) => {
    const { status, stderr, error } = spawnSync(
      'sftp',
      ['-q', '-b', '-', `sftp://${address.username}@${address.host}`],
      {
        cwd: folder,
        encoding: 'utf8',
        input: [...(root ? [`cd "${root}"`] : []), ...lines, ''].join('\n'),
      },
    );
    if (status === 0) return;
    const said = stderr
      ?.replace(/^remote mkdir .*$/gm, '')
      .trim()
      .split(/\n+/)
      .join(' ');
    const reason = said || error?.message || 'broken off';
    throw new Error(
      `${address.host} did not take the files (${reason}): run the deployment again.`,
    );
  };
  return {
    read(path) {
      const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
      run([`-get "${path}" copy`], folder);
      const copy = join(folder, 'copy');
      const text = existsSync(copy) ? readFileSync(copy, 'utf8') : '';
      rmSync(folder, { recursive: true });
      return text;
    },
    change(folder, uploads, deletions) {
      const parents = uploads.flatMap((path) =>
        [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index)),
      );
      const lines = [
        ...[...new Set(parents)].map((parent) => `-mkdir "${parent}"`),
        ...uploads.flatMap((path) => [
          `put "${path}" "${path}.part"`,
          `rename "${path}.part" "${path}"`,
        ]),
        ...deletions.map((path) => `-rm "${path}"`),
      ];
      run(lines, folder);
    },
  };
}

/** @param {string} destination an `sftp:` address, or a folder */
export function findHost(destination) {
  return destination.startsWith('sftp://')
    ? sftpHost(new URL(destination))
    : folderHost(destination);
}
