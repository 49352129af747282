/** The site's settings for the export. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface ModuleExport {
  /** Path from the root of the project, with its ending. */
  readonly module: string;
  readonly export: string;
}

export interface IslandSettings extends ModuleExport {
  /**
   * `component`: a client component, hydrated in place. `plain`: a function that receives the
   * island's wrapper and its props, and adds what HTML cannot do.
   */
  readonly kind: 'component' | 'plain';
  /** The max size of its module, in bytes after brotli. */
  readonly maxBytes: number;
  /** The same for each module that it imports by `import('./part')`. */
  readonly maxImportBytes?: number;
  /** Whether the service worker caches its module. */
  readonly isPrecached?: boolean;
  /** Whether using it registers the service worker, even on a slow connection. */
  readonly registersServiceWorker?: boolean;
}

/** The default export of `export.config.ts`. */
export interface ExportSettings {
  /** The islands by name. */
  readonly islands: Readonly<Record<string, IslandSettings>>;
  /** What the policy allows besides the site's own origin. */
  readonly policy: {
    /** Origins that scripts may send requests to. If there are any, forms may post only to these. */
    readonly requestOrigins: readonly string[];
    /** Hashes of `<style>` elements that a library adds at run time: `sha256-…`. */
    readonly addedStyleHashes: readonly string[];
  };
  /** The URLs of the pages that the service worker caches: `/`, `/about`. It downloads all of them when it installs. */
  readonly offlinePages: readonly string[];
  /** The first line of each island's module: where the licences of its packages are. */
  readonly firstLine: string;
}

/** Imports the current settings, bypassing the module cache. @param projectFolder where `export.config.ts` is */
export async function readSettings(projectFolder: string): Promise<ExportSettings> {
  const { href } = pathToFileURL(join(projectFolder, 'export.config.ts'));
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- the file itself checks its type, by `satisfies`
  const { default: settings }: { default: ExportSettings } = await import(`${href}?${Date.now()}`);
  return settings;
}
