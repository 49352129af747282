/** Prepares what Next cannot take, before a command starts it. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { withoutByteOrderMark } from '@/facts/check';
import { ownersFarm } from '@/facts/folders.mjs';
import { stop } from './command-line.mjs';

/** Takes off byte order marks: Turbopack refuses to import a file that begins with one. */
export function readyCheckout(): void {
  if (process.cwd().includes('#')) {
    stop(`Next cannot build in ${process.cwd()}: move the project to a path without “#”.`);
  }
  for (const name of readdirSync(ownersFarm).filter((each) => each.endsWith('.json'))) {
    const text = readFileSync(`${ownersFarm}/${name}`, 'utf8');
    const plain = withoutByteOrderMark(text);
    if (plain !== text) writeFileSync(`${ownersFarm}/${name}`, plain);
  }
}
