/**
 * `npm run deploy -- out sftp://user@host/~/public_html https://www.your-farm.co.za` puts a build online with
 * lftp. Nothing but Node's own modules is imported, so that no package runs where the key of the host is.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isPublicAddress } from '../../../site/public-address.mjs';
import { stop } from '../../command-line.mjs';

const [folder = '', destination = '', siteAddress = ''] = process.argv.slice(2);
if (!destination) {
  stop(
    'Say what to put where: npm run deploy -- out sftp://user@host/~/public_html https://www.your-farm.co.za',
  );
}
if (!existsSync(`${folder}/404.html`)) {
  stop(`There is no finished site in ${folder}: build it first.`);
}
const home = readFileSync(`${folder}/index.html`, 'utf8');
const builtFor = /<link rel="canonical" href="([^"]+)"/.exec(home)?.[1] ?? siteAddress;
const addresses = [builtFor, siteAddress].filter(Boolean).map((one) => new URL(one));
if (home.includes('id="in-preparation"') && addresses.some(isPublicAddress)) {
  stop(
    `The site in ${folder} is in preparation, with answers of a farm that does not exist: run npm run launch-check, have its questions answered, and build it again.`,
  );
}
const address = destination.includes('://')
  ? new URL(destination)
  : pathToFileURL(resolve(destination));
// lftp takes the name as it is, such as that of an FTP account of cPanel: `deploy@farm.co.za`.
const username = decodeURIComponent(address.username).replace(/["\\]/g, '\\$&');
address.username = '';

// What lies in these folders never changes under its name.
const hashed = /^(_next|islands|photos|fonts)\//;
const copies = String.raw`"\.(br|gz)$"`;
// Not the half of a page that an upload left behind, which the next one writes over and renames.
const pages = String.raw`"^[^./][^/]*\.html$"`;
// By which Google knows whose site it is, put there by hand.
const verification = String.raw`"^google[0-9a-f]+\.html$"`;
const serviceWorker = '"^service-worker"';
const others = `--exclude "${hashed.source}" --exclude ${copies}`;
// Servers send a compressed copy in place of its file, whatever that file now is.
const outdated = readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
  .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
  .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
  .filter((path) => !hashed.test(path))
  .map((path) => `rm -f "${path}.br" "${path}.gz"`);
const commands = [
  'set cmd:fail-exit yes',
  'set net:timeout 30',
  'set net:max-retries 2',
  'set net:reconnect-interval-base 5',
  'set sftp:connect-program "ssh -a -x -o BatchMode=yes"',
  // Each file is written under another name first, so that nobody is sent half of it.
  'set xfer:use-temp-file yes',
  'set mirror:set-permissions no',
  // lftp asks for a password, which a key makes needless, unless the environment has one.
  `open --user "${username}" --env-password "${address.href}"`,
  // First what pages refer to.
  `mirror -R --ignore-time --include "${hashed.source}" "${folder}" .`,
  // Without its copies a file is changed in one step, also where the upload breaks off.
  // The first is named in full, because rm refuses to be given nothing.
  'glob -- rm -f index.html.br *.html.br *.html.gz',
  ...outdated,
  `mirror -R --transfer-all ${others} --exclude ${pages} --exclude ${serviceWorker} "${folder}" .`,
  `mirror -R --transfer-all --delete --no-recursion --include ${pages} --exclude ${verification} "${folder}" .`,
  // After the pages, which it keeps on phones.
  `mirror -R --transfer-all --include ${serviceWorker} --exclude ${copies} "${folder}" .`,
  `mirror -R --transfer-all --include ${copies} --exclude "${hashed.source}" "${folder}" .`,
  // Old islands and fonts stay, for pages that are still open.
  `mirror -R --ignore-time --delete "${folder}/photos" photos`,
];
const { error, status } = spawnSync('lftp', ['-c', commands.join('\n')], {
  stdio: 'inherit',
  env: { LFTP_PASSWORD: '', ...process.env },
});
if (error) stop('The deployment needs lftp: install it, such as by apt-get install lftp.');
if (status !== 0) {
  stop('The host did not take the files: see the lines above, and run the deployment again.');
}

if (siteAddress) {
  const shown = await fetch(siteAddress, { cache: 'no-store' }).then(
    (response) => response.text(),
    () => '',
  );
  if (shown !== home) {
    stop(
      `The files are on the host, but ${siteAddress} shows another page: see docs/deploying.md.`,
    );
  }
}
