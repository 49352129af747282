/**
 * Serves each page of Next's development server as a build would export it: fetches it there and applies the build's
 * transforms. After an edit, bundles the islands again, with source maps, and reloads open pages. Only the build has
 * the service worker, `public/_headers` and the limits of bytes.
 */
import { watch } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { h } from 'hastscript';
import { Attribute } from '../islands/contract';
import { missingPageUrl, ownOrigin, registerUrl } from '../islands/urls';
import { bundleDevelopmentScript, bundleIslands, bundleLoader } from './bundle';
import { writeHtml } from './export-files';
import { findElement } from './page';
import { readSettings } from './settings';
import { nextSheets, pageTransforms } from './transforms';

const changesUrl = '/__changes';
const settingsFile = 'export.config.ts';
const watchedFolders = ['app', 'components', 'content', 'facts', 'lib', 'text'];

/** Bundles the islands and the loader, by the current settings. */
async function bundleAll(projectFolder: string) {
  const settings = await readSettings(projectFolder);
  const { folder, modules } = await bundleIslands(settings, projectFolder, true);
  return { settings, folder, modules, loader: await bundleLoader(folder, true) };
}

/** The text of each of Next's style sheets of a page, by URL. */
async function fetchSheets(page: Root, nextOrigin: string): Promise<Map<string, string>> {
  const sheets = new Map<string, string>();
  for (const { properties } of selectAll(nextSheets, page)) {
    const { pathname, search } = new URL(String(properties.href), ownOrigin);
    sheets.set(pathname, await (await fetch(nextOrigin + pathname + search)).text());
  }
  return sheets;
}

/** A page that shows only an error. */
function errorPage(error: unknown, script: string): string {
  const page = fromHtml(
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Error</title>',
  );
  const sentence = error instanceof Error ? error.message : String(error);
  findElement('body', page).children.push(h('pre', sentence), h('script', script));
  return writeHtml(page);
}

/** Makes pages with the current islands. */
function pageMaker(projectFolder: string, nextOrigin: string) {
  let bundled: ReturnType<typeof bundleAll> | undefined;
  /** By URL; keeps earlier modules, which an open page may still request. */
  const code = new Map([[registerUrl, '']]);
  return {
    code,
    forgetIslands() {
      bundled = undefined;
    },
    /** @param script what development adds @throws the build's errors */
    async make(html: string, url: string, script: string): Promise<string> {
      const { settings, folder, modules, loader } = await (bundled ??= bundleAll(projectFolder));
      for (const [name, text] of modules) code.set(`${folder}/${name}.js`, text);
      const page = fromHtml(html);
      findElement('body', page).children.push(h('script', { [Attribute.Inline]: '' }, script));
      const sheets = await fetchSheets(page, nextOrigin);
      const readFile = (sheet: string) => sheets.get(sheet) ?? '';
      for (const transform of pageTransforms(settings, readFile, modules, loader))
        transform(page, url);
      return writeHtml(page);
    },
  };
}

function watchForEdits(projectFolder: string, onEdit: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  const onChange = () => {
    /** Debounces: editors write a file in several steps. */
    const restMilliseconds = 100;
    clearTimeout(timer);
    timer = setTimeout(onEdit, restMilliseconds);
  };
  for (const folder of watchedFolders)
    watch(join(projectFolder, folder), { recursive: true }, onChange);
  watch(projectFolder, (_event, name) => name === settingsFile && onChange());
}

/**
 * @param projectFolder where `export.config.ts` is
 * @param nextOrigin the origin of Next's development server, which answers all other requests
 * @returns a handler that answers requests for pages and islands, and returns whether it did
 */
export async function developPages(projectFolder: string, nextOrigin: string) {
  const developmentScript = await bundleDevelopmentScript();
  const pages = pageMaker(projectFolder, nextOrigin);
  const openPages = new Set<ServerResponse>();
  /** The time of the last edit: a page that was made before it reloads once it connects. */
  let edit = Date.now();
  const reload = (page: ServerResponse) => page.write('data: changed\n\n');
  watchForEdits(projectFolder, () => {
    edit = Date.now();
    pages.forgetIslands();
    for (const page of openPages) reload(page);
  });

  async function answerPage(
    path: string,
    script: string,
    rendered: Response,
    response: ServerResponse,
  ) {
    let { status } = rendered;
    let html = await rendered.text();
    // Next's own error page stays as it is.
    if (status >= 500) html += `<script>${script}</script>`;
    else {
      const url = status === 404 ? missingPageUrl : path;
      html = await pages.make(html, url, script).catch((error: unknown) => {
        console.error(error);
        status = 500;
        return errorPage(error, script);
      });
    }
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' };
    response.writeHead(status, headers).end(html);
  }

  return async (request: IncomingMessage, response: ServerResponse, path: string) => {
    const code = pages.code.get(path);
    if (path === changesUrl) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).flushHeaders();
      openPages.add(response);
      if (!request.url?.endsWith(`?${edit}`)) reload(response);
      response.on('close', () => openPages.delete(response));
      return true;
    }
    if (code !== undefined) {
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(code);
      return true;
    }
    // Only navigations accept HTML by name; Next answers everything else.
    if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return false;
    const script = `const CHANGES = '${changesUrl}?${edit}';\n${developmentScript}`;
    const rendered = await fetch(nextOrigin + request.url, { redirect: 'manual' });
    if (!rendered.headers.get('content-type')?.startsWith('text/html')) return false;
    await answerPage(path, script, rendered, response);
    return true;
  };
}
