import { fileURLToPath } from 'node:url';
import type { Plugin } from 'esbuild';

const core = fileURLToPath(new URL('./react-core.ts', import.meta.url));

/**
 * Puts Preact in the place of React: its core and hooks, or all of preact/compat for the packages
 * that use more of React.
 * @param packagesOnCompat names of such packages, or how they begin: `@radix-ui`.
 */
export function onPreact(packagesOnCompat: readonly string[]): Plugin {
  return {
    name: 'on-preact',
    setup(bundling) {
      bundling.onResolve(
        { filter: /^react(-dom)?(\/client|\/jsx-runtime)?$/ },
        ({ path, importer, ...how }) => {
          if (path === 'react/jsx-runtime') return bundling.resolve('preact/jsx-runtime', how);
          const needsAll = packagesOnCompat.some((name) =>
            importer.includes(`/node_modules/${name}`),
          );
          if (needsAll) return bundling.resolve('preact/compat', how);
          return { path: core, sideEffects: false };
        },
      );
    },
  };
}
