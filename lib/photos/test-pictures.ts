/** Pictures and folders for the tests of this folder. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { PhotoPlaces } from './manifest-file';

/** A plain picture, quick to encode. */
export function plainPicture(width: number, height = 20, background = '#336699'): Sharp {
  return sharp({ create: { width, height, channels: 3, background } });
}

export function plainJpeg(width: number, height = 20, background = '#336699'): Promise<Buffer> {
  return plainPicture(width, height, background).jpeg().toBuffer();
}

/** Red at its left, blue at its right. */
export async function redAndBlue(width: number, height: number): Promise<Sharp> {
  const half = await plainPicture(width / 2, height, '#ff0000')
    .png()
    .toBuffer();
  return plainPicture(width, height, '#0000ff').composite([{ input: half, left: 0, top: 0 }]);
}

/** What no encoder makes small. */
export function noise(width: number, height: number): Sharp {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#000000',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });
}

/** A JPEG that claims to have other measures, in pixels, than it has. */
export function claimSize(jpeg: Buffer, width: number, height: number): Buffer {
  const claiming = Buffer.from(jpeg);
  const frame = claiming.indexOf(Buffer.from([0xff, 0xc0]));
  claiming.writeUInt16BE(height, frame + 5);
  claiming.writeUInt16BE(width, frame + 7);
  return claiming;
}

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** An empty folder that is deleted after the tests. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'photos-'));
  folders.push(folder);
  return folder;
}

/** Empty folders for originals, encoded files and manifest. */
export function emptyPlaces(): PhotoPlaces {
  const folder = emptyFolder();
  const originalsFolder = join(folder, 'originals');
  mkdirSync(originalsFolder);
  return {
    originalsFolder,
    encodedFolder: join(folder, 'encoded'),
    manifestFile: join(folder, 'manifest.json'),
  };
}
