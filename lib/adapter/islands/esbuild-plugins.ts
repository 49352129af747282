import { fileURLToPath } from 'node:url';
import type { Plugin } from 'esbuild';
import { registerAddress } from '../offline/bundle-offline';
import type { IslandSource } from './island-sources';

const prefix = 'island:';
// The loader may have fetched the same address, and a page runs a module once.
const keepOffline = `import('${registerAddress}').catch(() => {});`;

/** Makes an entry for each island: its component, woken wherever the page has it. */
export function islandEntries(sources: readonly IslandSource[], projectFolder: string): Plugin {
  return {
    name: 'island-entries',
    setup(bundling) {
      bundling.onResolve({ filter: /^island:/ }, ({ path }) => ({
        path: path.slice(prefix.length),
        namespace: 'island',
      }));
      bundling.onLoad({ filter: /.*/, namespace: 'island' }, ({ path }) => {
        const source = sources.find(({ name }) => name === path);
        if (!source) return { errors: [{ text: `There is no island ${path}.` }] };
        const { name, module, component, keepsOffline } = source;
        return {
          contents: `import { ${component} } from './${module}';
            import { wakeIsland } from './lib/adapter/islands/wake-island.tsx';
            wakeIsland('${name}', ${component});
            ${keepsOffline ? keepOffline : ''}`,
          resolveDir: projectFolder,
        };
      });
    },
  };
}

const core = fileURLToPath(new URL('./react-core.ts', import.meta.url));
const needsAllOfReact = /node_modules\/(@radix-ui|@floating-ui)\//;

/** Puts Preact in the place of React: the whole of it for the tooltip, the core for the rest. */
export const onPreact: Plugin = {
  name: 'on-preact',
  setup(bundling) {
    bundling.onResolve(
      { filter: /^react(-dom)?(\/client|\/jsx-runtime)?$/ },
      ({ path, importer, ...how }) => {
        if (path === 'react/jsx-runtime') return bundling.resolve('preact/jsx-runtime', how);
        if (needsAllOfReact.test(importer)) return bundling.resolve('preact/compat', how);
        return { path: core, sideEffects: false };
      },
    );
  },
};
