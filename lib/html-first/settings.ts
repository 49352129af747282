import type { AllowedSources } from './policy';

export interface ModuleExport {
  /** Path from the root of the project, with its ending. */
  readonly module: string;
  readonly export: string;
}

export interface IslandSettings extends ModuleExport {
  /**
   * `component`: a client component, hydrated where the page has it. `plain`: a function that is
   * called with the island's wrapper and its props, and adds to the HTML what HTML cannot do.
   */
  readonly kind: 'component' | 'plain';
  /** The most that its module may weigh, in bytes after brotli. */
  readonly maxBytes: number;
  /** The most that each module may that it imports by `import()`, a path such as `./part`. */
  readonly maxImportBytes?: number;
  /** Whether its module is kept for offline use. */
  readonly isPrecached?: boolean;
  /** Whether the site is kept for offline use once this is used, on a slow link too. */
  readonly registersServiceWorker?: boolean;
}

/** All that the adapter needs to know about a site: the default export of `html-first.config.ts`. */
export interface HtmlFirstSettings {
  /** The islands by the names of their wrappers. */
  readonly islands: Readonly<Record<string, IslandSettings>>;
  /** Shown in an island's place when it throws; it is given the `error`. */
  readonly errorComponent?: ModuleExport;
  /** The budgets of a page in bytes after brotli, its styles and inline scripts included. */
  readonly budgets: {
    readonly maxBytes: number;
    /** All of its inline scripts. */
    readonly maxScriptBytes: number;
    /** Of a page up to the end of the first section: a server sends 14 336 before it waits for an answer. */
    readonly maxFirstSectionBytes: number;
  };
  readonly policy?: AllowedSources;
  /** Whether the pages and the islands that work offline are kept by a service worker. */
  readonly hasServiceWorker?: boolean;
  /** The first line of each island's module, such as where the licences of its packages are. */
  readonly firstLine?: string;
  /** Packages that use more of React than its core and hooks, by the start of their names. */
  readonly packagesOnCompat?: readonly string[];
}
