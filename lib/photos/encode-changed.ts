import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { encodePicture, UnusableOriginal } from './encode-picture';
import { encodedUrls, readManifest, writeManifest } from './manifest';
import { findOriginals, type NamedPhoto, originalsFolder, problemSentence } from './originals';

type EncodedPicture = Awaited<ReturnType<typeof encodePicture>>;

// Only files with such a name are deleted; what somebody else put into the folder stays.
const encodedName = /-[0-9a-f]{8}-\d+\.(avif|jpg)$/;

/**
 * Writes the files of a photo; returns what the manifest says of them. One hash of all of them
 * stands in each name: a hash for each file would cost every page half a kilobyte that does not
 * compress.
 */
function writeFiles(file: string, { avif, jpeg, ...size }: EncodedPicture, root: string) {
  const digest = createHash('sha256');
  for (const { content } of [...avif, jpeg]) digest.update(content);
  const name = `${parse(file).name}-${digest.digest('hex').slice(0, 8)}`;
  const write = ({ widthPixels, content }: EncodedPicture['avif'][number], extension: string) => {
    const url = `/photos/${name}-${widthPixels}.${extension}`;
    writeFileSync(join(root, 'public', url), content);
    return { widthPixels, url };
  };
  return {
    ...size,
    avif: avif.map((variant) => write(variant, 'avif')),
    jpeg: write(jpeg, 'jpg'),
  };
}

/**
 * Encodes what is new or changed and deletes the encoded files that the manifest no longer lists.
 * The manifest is written after each photo, so a run that was stopped continues where it was. An
 * original that cannot be encoded keeps the files that were encoded of it before.
 * @param root the folder of the project
 * @param say called with a line for the screen before each photo
 * @returns one sentence for each thing that the owner has to put right, among `problems`
 * @throws when a file can't be read, written or deleted.
 */
export async function encodeChanged(
  photos: readonly NamedPhoto[],
  root: string,
  say: (line: string) => void,
) {
  const { originals, problems } = findOriginals(photos, root);
  const encodedFolder = join(root, 'public/photos');
  mkdirSync(encodedFolder, { recursive: true });
  const named = new Set(photos.map(({ file }) => file));
  const before = Object.entries(readManifest(root)).filter(([file]) => named.has(file));
  const manifest = Object.fromEntries(before);
  let encodedCount = 0;
  for (const [index, { file, use, sourceHash, outdated }] of originals.entries()) {
    if (!outdated) continue;
    say(`Encoding ${file}, ${index + 1} of ${originals.length} ...`);
    try {
      const bytes = readFileSync(join(root, originalsFolder, file));
      const picture = await encodePicture(bytes, use);
      manifest[file] = { sourceHash, ...writeFiles(file, picture, root) };
      writeManifest(manifest, root);
      encodedCount += 1;
    } catch (error) {
      if (!(error instanceof UnusableOriginal)) throw error;
      problems.push(problemSentence(file, error.message));
    }
  }
  writeManifest(manifest, root);
  const listed = new Set(Object.values(manifest).flatMap(encodedUrls));
  for (const name of readdirSync(encodedFolder)) {
    const isOld = encodedName.test(name) && !listed.has(`/photos/${name}`);
    if (isOld) rmSync(join(encodedFolder, name));
  }
  const unchangedCount = originals.filter(({ outdated }) => !outdated).length;
  return { encodedCount, unchangedCount, problems };
}
