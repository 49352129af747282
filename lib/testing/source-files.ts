import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

export interface SourceFile {
  /** Path from the root of the project. */
  readonly path: string;
  readonly text: string;
  /** What it imports of this project, as paths from its root without an ending. */
  readonly imports: readonly string[];
}

const layers = ['content', 'lib', 'components', 'app', 'e2e'];
const importSource = /(?:from|import|import\()\s*['"]([^'"]+)['"]/g;

function ownImports(path: string, text: string): string[] {
  return [...text.matchAll(importSource)].flatMap(([, source = '']) => {
    if (source.startsWith('@/')) return [source.slice(2)];
    return source.startsWith('.') ? [normalize(join(dirname(path), source))] : [];
  });
}

/** Every file of code in content/, lib/, components/, app/ and e2e/. */
export function sourceFiles(): SourceFile[] {
  return layers.flatMap((layer) =>
    readdirSync(layer, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|tsx|mjs)$/.test(name))
      .map((name) => {
        const path = join(layer, name);
        const text = readFileSync(path, 'utf8');
        return { path, text, imports: ownImports(path, text) };
      }),
  );
}

/** Whether a file is a test or serves tests only. */
export function isTest({ path }: SourceFile): boolean {
  return /\.test\.tsx?$|\/test-[a-z-]+\.ts$/.test(path);
}

/** The layer of a path: its first folder. */
export function layerOf(path: string): string {
  return path.split('/')[0] ?? '';
}

/** The folder of a path: one in lib/ or components/, or else its layer. */
export function folderOf(path: string): string {
  return /^(lib|components)\/[^/]+/.exec(path)?.[0] ?? layerOf(path);
}

/** What each folder imports of the others, both in the order of their names. */
export function importsByFolder(
  files: readonly SourceFile[],
): ReadonlyMap<string, readonly string[]> {
  const folders = [...new Set(files.map(({ path }) => folderOf(path)))].sort();
  return new Map(
    folders.map((folder) => {
      const imports = files
        .filter(({ path }) => folderOf(path) === folder)
        .flatMap((file) => file.imports);
      const imported = new Set(imports.map(folderOf));
      return [folder, folders.filter((other) => other !== folder && imported.has(other))];
    }),
  );
}
