import type { IslandBundle } from '../islands/bundle-islands';
import type { IslandSource } from '../islands/island-sources';
import { compressedBytes } from './budgets';

/** Bytes of some modules after brotli, each compressed by itself as it is sent. */
export function weighModules(addresses: Iterable<string>, { files }: IslandBundle): number {
  let bytes = 0;
  for (const address of addresses) bytes += compressedBytes(files.get(address) ?? '');
  return bytes;
}

/** The islands that weigh more than they may. */
export function verifyIslands(bundle: IslandBundle, sources: readonly IslandSource[]): string[] {
  const problems: string[] = [];
  for (const { name, budgetBytes, laterBudgetBytes = 0 } of sources) {
    const bytes = weighModules(bundle.firstModules.get(name) ?? [], bundle);
    if (bytes > budgetBytes) {
      problems.push(`the island ${name} weighs ${bytes} bytes, more than its ${budgetBytes}`);
    }
    const later = weighModules(bundle.laterModules.get(name) ?? [], bundle);
    if (later > laterBudgetBytes) {
      problems.push(
        `what ${name} fetches later weighs ${later} bytes, more than its ${laterBudgetBytes}`,
      );
    }
  }
  return problems;
}
