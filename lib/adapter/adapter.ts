import { join } from 'node:path';
import type { NextAdapter } from 'next';
import { lightenSite } from './lighten-site';

/** Turns what Next exports into HTML first, with islands that wake up on touch. */
export const adapter: NextAdapter = {
  name: 'html-first',
  async onBuildComplete({ projectDir }) {
    await lightenSite({ projectFolder: projectDir, siteFolder: join(projectDir, 'out') });
  },
};
