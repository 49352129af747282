import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants, gzipSync } from 'node:zlib';
import { compress } from '@/lib/export/weigh';

const text = /\.(html|css|js|json|svg|txt|xml)$/;

/** Adds a `.br` and a `.gz` beside each text file, if smaller, for the preview server to send. */
export function compressTexts(folder: string): void {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of names.filter((name) => text.test(name)).map((name) => `${folder}/${name}`)) {
    const content = readFileSync(file);
    const copies = {
      br: compress(content),
      gz: gzipSync(content, { level: constants.Z_BEST_COMPRESSION }),
    };
    for (const [ending, copy] of Object.entries(copies)) {
      if (copy.length < content.length) writeFileSync(`${file}.${ending}`, copy);
    }
  }
}
