import { registerAddress, workerAddress } from '../addresses';
import { bundleScript } from '../bundle-script';
import { digestOf, integrityOf } from '../compression-and-digests';

/**
 * The two scripts that make the site open without signal, by address: the service worker with the
 * files it keeps, and the module that registers it.
 * @param files contents by the addresses that visitors ask for: `/`, `/about`, `/islands/a.js`.
 */
export async function bundleOffline(
  files: ReadonlyMap<string, string | Uint8Array>,
): Promise<ReadonlyMap<string, string>> {
  const registration = await bundleScript(new URL('./register.ts', import.meta.url), {
    format: 'esm',
  });
  const integrity = [...files, [registerAddress, registration] as const].map(
    ([address, content]) => [address, integrityOf(content)] as const,
  );
  const release = digestOf(JSON.stringify(integrity));
  const worker = await bundleScript(new URL('./service-worker.ts', import.meta.url), {
    format: 'iife',
    define: {
      RELEASE: JSON.stringify(release.slice(0, 16)),
      INTEGRITY: JSON.stringify(Object.fromEntries(integrity)),
    },
  });
  return new Map([
    [workerAddress, worker],
    [registerAddress, registration],
  ]);
}
