/** @jest-environment node */
import { bundleIslands } from './bundle-islands';
import { islandSources } from './island-sources';

test.each(['preact', 'react'] as const)(
  'bundles every island on %s with hashed names',
  async (runtime) => {
    const { files, firstModules } = await bundleIslands(islandSources, process.cwd(), runtime);
    expect([...firstModules.keys()].sort()).toEqual(islandSources.map(({ name }) => name).sort());
    for (const [name, [entry, ...shared]] of firstModules) {
      expect(entry).toMatch(new RegExp(`^/islands/${name}-[A-Z0-9]{8}\\.js$`));
      expect(shared.length).toBeGreaterThan(0);
      for (const address of shared) expect(files.has(address)).toBe(true);
    }
  },
);

test('leaves sending and toasts out of the first touch of the form', async () => {
  const { files, firstModules } = await bundleIslands(islandSources, process.cwd(), 'preact');
  const text = (addresses: Iterable<string>) =>
    [...addresses].map((address) => Buffer.from(files.get(address) ?? '').toString()).join('\n');
  const first = firstModules.get('contact-form') ?? [];
  const later = [...files.keys()].filter((address) => !first.includes(address));
  for (const word of ['data-sonner-toaster', '/api/v1.0/email/send']) {
    expect(text(first)).not.toContain(word);
    expect(text(later)).toContain(word);
  }
});
