import { registerAddress, workerAddress } from '../offline/bundle-offline';
import { compressedBytes } from './budgets';

/** Most that each script for places without signal may weigh, in bytes after brotli. */
const budgets = { [workerAddress]: 3_000, [registerAddress]: 300 } as const;

/** What is wrong with the scripts that keep the site for places without signal. */
export function verifyOffline(scripts: ReadonlyMap<string, string>): string[] {
  return Object.entries(budgets).flatMap(([address, budgetBytes]) => {
    const script = scripts.get(address);
    if (script === undefined) return [`${address} is missing`];
    const bytes = compressedBytes(script);
    return bytes > budgetBytes
      ? [`${address} weighs ${bytes} bytes, more than its ${budgetBytes}`]
      : [];
  });
}
