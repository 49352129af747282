/**
 * `npm run deploy -- out sftp://user@host/public_html https://www.your-farm.co.za` puts a build online.
 * Nothing but Node's own modules is imported, so that no package runs where the key of the host is.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { stop } from '../command-line.mjs';
import { findHost } from './hosts.mjs';
import { planUpload, readRecord, writeRecord } from './plan-upload.mjs';

// Hosts do not serve files whose names begin with a dot.
const recordFile = '.uploaded';

const [folder = '', destination = '', siteAddress = ''] = process.argv.slice(2);
if (!destination) stop('Say what to put where: npm run deploy -- out sftp://user@host/public_html');
if (!existsSync(join(folder, '404.html')))
  stop(`There is no finished site in ${folder}: build it first.`);

const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((path) => path.split(sep).join('/'))
  .filter((path) => path !== recordFile && statSync(join(folder, path)).isFile());
const unusable = paths.find((path) => !/^[\w./-]+$/.test(path));
if (unusable)
  stop(`${unusable} has a name that hosts may not take: use letters, digits and hyphens.`);
const built = new Map(
  paths.map((path) => [
    path,
    createHash('sha256')
      .update(readFileSync(join(folder, path)))
      .digest('hex'),
  ]),
);

try {
  const host = findHost(destination);
  const record = host.read(recordFile);
  const { uploads, deletions, after } = planUpload(built, readRecord(record), new Date());
  if (writeRecord(after) === record) {
    console.log('The host has all of it already.');
  } else {
    host.change(folder, uploads, deletions);
    // Written last, so that an interrupted deployment is repeated by the next one.
    writeFileSync(join(folder, recordFile), writeRecord(after));
    host.change(folder, [recordFile], []);
    rmSync(join(folder, recordFile));
    console.log(`Uploaded ${uploads.length}, deleted ${deletions.length}.`);
  }
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}

if (siteAddress) {
  const answer = await fetch(siteAddress, { cache: 'no-store' }).then(
    (response) => response.text(),
    () => '',
  );
  if (answer !== readFileSync(join(folder, 'index.html'), 'utf8')) {
    stop(
      `The files are on the host, but ${siteAddress} shows another page: see docs/deploying.md.`,
    );
  }
}
