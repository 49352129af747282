import { execFileSync } from 'node:child_process';
import type { ModuleExport } from '../html-first/settings';
import { childEnvironment } from './temporary-folder';

/** The HTML of a component as the build writes it: by React, which tests of islands cannot import. */
export function renderAsBuilt({ module, export: name }: ModuleExport, props: object): string {
  const code = `
    import { createElement } from 'react';
    import { renderToString } from 'react-dom/server';
    import { ${name} } from './${module}';
    console.log(renderToString(createElement(${name}, ${JSON.stringify(props)})));`;
  const options = ['--import', 'tsx', '--input-type=module', '--eval', code];
  return execFileSync(process.execPath, options, {
    env: childEnvironment,
    encoding: 'utf8',
  }).trim();
}
