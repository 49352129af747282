import type { IslandBundle } from '../islands/bundle-islands';
import { type IslandSource, laterModulesBudgetBytes } from '../islands/island-sources';
import { compressedBytes } from './budgets';

/** Bytes of some modules after brotli, each compressed by itself as it is sent. */
export function weighModules(addresses: Iterable<string>, { files }: IslandBundle): number {
  let bytes = 0;
  for (const address of addresses) bytes += compressedBytes(files.get(address) ?? '');
  return bytes;
}

/** The modules that no island starts with: what is fetched later, when somebody uses it. */
export function laterModules({ files, firstModules }: IslandBundle): string[] {
  const first = new Set([...firstModules.values()].flat());
  return [...files.keys()].filter((address) => !first.has(address));
}

/** The islands that weigh more than they may. */
export function verifyIslands(bundle: IslandBundle, sources: readonly IslandSource[]): string[] {
  const problems: string[] = [];
  for (const { name, budgetBytes } of sources) {
    const bytes = weighModules(bundle.firstModules.get(name) ?? [], bundle);
    if (bytes > budgetBytes) {
      problems.push(`the island ${name} weighs ${bytes} bytes, more than its ${budgetBytes}`);
    }
  }
  const bytes = weighModules(laterModules(bundle), bundle);
  if (bytes > laterModulesBudgetBytes) {
    problems.push(`later modules weigh ${bytes} bytes, more than their ${laterModulesBudgetBytes}`);
  }
  return problems;
}
