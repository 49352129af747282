/** Prepares what Next cannot take, before a command starts it. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { ownersFarm } from '@/facts/folders.mjs';
import { stop } from './command-line.mjs';

/** Takes off the byte order mark with which some editors on Windows begin a file: Turbopack refuses to import one. */
export function readyCheckout(): void {
  if (process.cwd().includes('#')) {
    stop(`Next cannot build in ${process.cwd()}: move the project to a path without “#”.`);
  }
  for (const name of readdirSync(ownersFarm).filter((each) => each.endsWith('.json'))) {
    const text = readFileSync(`${ownersFarm}/${name}`, 'utf8');
    if (text.startsWith('\ufeff')) writeFileSync(`${ownersFarm}/${name}`, text.slice(1));
  }
}
