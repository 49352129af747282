import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build as bundle } from 'esbuild';
import { readBuildDay } from '@/content/facts/reading/days';
import { exampleFarm } from '@/content/facts/reading/farms.mjs';
import { answersIn, factsIn } from '@/content/facts/reading/read';
import { describePackage } from '@/scripts/build/licences';
import { headersFor, readHeaderRules } from '@/scripts/preview/preview-server';

const fileHere = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** The colours of the site, which the styles of the editor use. */
function readColours(): string {
  const [, theme = ''] = /@theme \{([^}]+)/.exec(readFileSync('app/globals.css', 'utf8')) ?? [];
  return `:root { ${theme.match(/--color-[\w-]+: #\w+;/g)?.join(' ')} }\n`;
}

/**
 * Writes the editor, a page and the worker in front of it, to a folder.
 * @param folder its content is replaced
 * @param repository on GitHub: owner/name
 */
export async function buildEditor(folder: string, repository: string): Promise<void> {
  const day = readBuildDay();
  const asked = ['rev-parse', '--verify', 'HEAD:content/facts/schema'];
  const schema = spawnSync('git', asked, { encoding: 'utf8' });
  rmSync(folder, { recursive: true, force: true });
  cpSync(fileHere('page'), folder, { recursive: true });
  cpSync('public/icon.svg', `${folder}/icon.svg`);
  // What runs in the editor imports zod as `* as z`: `{ z }` would keep half a megabyte of it that nothing uses.
  await bundle({
    entryPoints: { editor: fileHere('app.tsx'), _worker: fileHere('worker.ts') },
    outdir: folder,
    bundle: true,
    format: 'esm',
    minify: true,
    target: 'es2022',
    jsx: 'automatic',
    logLevel: 'error',
    legalComments: 'none',
    alias: { react: 'preact/compat', 'react-dom': 'preact/compat' },
    define: {
      editorRepository: JSON.stringify(repository),
      // Lets the editor detect that it is outdated; empty without git.
      schemaVersion: JSON.stringify(schema.stdout?.trim() ?? ''),
      pageHeaders: JSON.stringify(headersFor(readHeaderRules(folder), '/')),
      exampleFarm: JSON.stringify(answersIn(factsIn(exampleFarm, day))),
      'process.env.NODE_ENV': '"production"',
    },
  });
  const styles = `${folder}/editor.css`;
  writeFileSync(styles, readColours() + readFileSync(styles, 'utf8'));
  const licences = ['preact', 'zod'].map(describePackage);
  writeFileSync(`${folder}/licences.txt`, licences.join('\n\n'));
}
