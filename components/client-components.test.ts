import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, transformSync } from 'esbuild';
import { setUpTemporaryFolder } from '@/lib/testing/temporary-folder';
import { liveSettings } from '@/scripts/test-setup/written-farms';

/** Next requires these two to be client components, but renders them only in development. */
const errorPage = /(^|\/)(global-)?error\.tsx$/;

/** Only whitespace and comments may precede the directive. */
const clientDirective = /^(\s|\/\/[^\n]*\n|\/\*([^*]|\*(?!\/))*\*\/)*['"]use client['"]/;

/** The imports of every file that `app/` reaches, packages included, by path from the project's root. */
async function readImports(projectFolder: string) {
  const sources = readdirSync(join(projectFolder, 'app'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file) && !errorPage.test(file))
    .map((file) => `app/${file}`);
  const { metafile } = await build({
    entryPoints: sources,
    absWorkingDir: projectFolder,
    bundle: true,
    write: false,
    outdir: 'out',
    metafile: true,
    platform: 'node',
    format: 'esm',
    // Next's own client components, such as Link, work as plain HTML.
    external: ['react', 'react-dom', 'next', 'sharp'],
    loader: { '.css': 'empty' },
    logLevel: 'silent',
  });
  const files = Object.entries(metafile.inputs);
  return { sources, imports: new Map(files.map(([file, input]) => [file, input.imports])) };
}

/** Whether a file uses an island's component other than as `component={Form}`. */
function misuses(source: string, component: string): boolean {
  const { code } = transformSync(source, { loader: 'tsx', jsx: 'preserve' });
  const allowed = new RegExp(
    `component=\\{${component}\\}|^import \\{ ${component} \\} from .*$`,
    'gm',
  );
  return new RegExp(`\\b${component}\\b`).test(code.replace(allowed, ''));
}

/**
 * Finds the client components that nothing hydrates: the build removes Next's runtime, and no island contains them.
 * @param islands the islands' components by their modules
 * @returns one sentence for each
 */
async function findDeadComponents(projectFolder: string, islands: ReadonlyMap<string, string>) {
  const { sources, imports } = await readImports(projectFolder);
  const read = (file: string) => readFileSync(join(projectFolder, file), 'utf8');
  const problems: string[] = [];
  const reached = new Set(sources);
  // The set grows during the loop.
  for (const importer of reached) {
    for (const { path, external } of imports.get(importer) ?? []) {
      const component = islands.get(path);
      if (component && misuses(read(importer), component)) {
        problems.push(
          `${importer} uses ${component} outside an <Island>, where nothing hydrates it: write <Island component={${component}}>.`,
        );
      }
      if (external || component || reached.has(path)) continue;
      reached.add(path);
      if (clientDirective.test(read(path))) {
        problems.push(
          `${path} is a client component, and ${importer} imports it outside an island, where nothing hydrates it: make it an island, or import it from one.`,
        );
      }
    }
  }
  return problems;
}

const project = setUpTemporaryFolder();

test('every client component is in an island', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, ...liveSettings });
  const { default: settings } = await import('../export.config');
  const islands = Object.values(settings.islands).map(
    (island) => [island.module, island.export] as const,
  );
  expect(await findDeadComponents(process.cwd(), new Map(islands))).toEqual([]);
});

test('finds client components outside islands, in packages too', async () => {
  const client = "'use client';\nexport const ";
  project.write('app/page.tsx', "import '../menu'; import '../contact'; import 'toasts';");
  project.write('app/error.tsx', `${client} ErrorPage = () => null;`);
  project.write('menu.tsx', `// The menu.\n${client} Menu = () => null;`);
  project.write('node_modules/toasts/index.js', `${client} toast = 1;`);
  project.write('part.tsx', `${client} Part = () => null;`);
  project.write('form.tsx', `import './part'; ${client} Form = () => null;`);
  const right = 'const right = <Island component={Form} />;';
  const findIn = async (contact: string) => {
    project.write('contact.tsx', `import { Form } from './form';\n// A Form.\n${contact}`);
    return findDeadComponents(project.folder, new Map([['form.tsx', 'Form']]));
  };
  const dead = [
    expect.stringMatching(/^menu.tsx is a client component, and app\/page.tsx imports it/),
    expect.stringMatching(/^node_modules\/toasts\/index.js is a client component/),
  ];
  expect(await findIn(`export ${right}`)).toEqual(dead);
  const wrong = expect.stringMatching(/^contact.tsx uses Form outside an <Island>/);
  expect(await findIn(`export ${right} export const second = <Form />;`)).toEqual([...dead, wrong]);
  expect(await findIn('const Other = Form; export const wrong = <Other />;')).toContainEqual(wrong);
});
