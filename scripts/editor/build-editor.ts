import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type BuildOptions, build as bundle } from 'esbuild';
import type { Live } from '@/editor/protocol';
import { isPreview } from '@/facts/settings.mjs';
import { readEnvironment } from '@/lib/site/environment';
import { describePackage } from '../build/licences';
import { headersFor, readHeaderRules } from '../preview/preview-server';

/** The site's colours, for the editor's styles. */
function readColours(): string {
  const [, theme = ''] = /@theme \{([^}]+)/.exec(readFileSync('app/globals.css', 'utf8')) ?? [];
  return `:root { ${theme.match(/--color-[\w-]+: #\w+;/g)?.join(' ')} }\n`;
}

// Bundled code imports zod as `* as z`: with `{ z }`, tree shaking would keep half a megabyte of unused code.
const options = {
  bundle: true,
  format: 'esm',
  minify: true,
  target: 'es2022',
  logLevel: 'error',
  legalComments: 'none',
} satisfies BuildOptions;

/** Builds the editor's page. @param folder is emptied first */
export async function buildPage(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  cpSync('editor/page', folder, { recursive: true });
  cpSync('public/icon.svg', `${folder}/icon.svg`);
  await bundle({
    ...options,
    entryPoints: { editor: 'editor/app.tsx' },
    outdir: folder,
    jsx: 'automatic',
    alias: { react: 'preact/compat', 'react-dom': 'preact/compat' },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const styles = `${folder}/editor.css`;
  writeFileSync(styles, readColours() + readFileSync(styles, 'utf8'));
  const licences = ['preact', 'zod'].map(describePackage);
  writeFileSync(`${folder}/licences.txt`, licences.join('\n\n'));
}

/**
 * Builds the Worker, worker.js.
 * @throws one sentence that names each missing or wrong setting
 */
export async function buildWorker(folder: string): Promise<void> {
  const { hostname } = readEnvironment().siteUrl;
  // The host sets it for builds from git; the editor compares it with the commit of a save.
  const { WORKERS_CI_COMMIT_SHA: commit = '' } = process.env;
  const live: Live = { commit, isPreview: isPreview() };
  await bundle({
    ...options,
    entryPoints: { worker: 'editor/worker.ts' },
    outdir: folder,
    define: {
      hostName: JSON.stringify(hostname),
      live: JSON.stringify(live),
      editorHeaders: JSON.stringify(headersFor(readHeaderRules('editor'), '/')),
    },
  });
}
