/**
 * The islands and the policy of this site, for lib/export/. lib/islands/contract.ts is the contract between page, loader
 * and island.
 *
 * An island is a client component, or a function (`kind: 'plain'`) that receives the wrapper. Its props are plain JSON.
 * It uses no environment variables, no style sheet and nothing of Next. It has at most one form, whose fields it reads
 * when it mounts, since the page's HTML works before that. `import('./part')` fetches a part when that code runs. React
 * means Preact's core and hooks, context, `forwardRef` and `flushSync`; lib/export/on-preact.mjs lists the packages that
 * use more.
 */

import type { ExportSettings } from './lib/export/settings';
import { readEnvironment } from './lib/site/environment';

const { emailService } = readEnvironment();
// "/" is the site's own origin, which the policy allows anyway.
const emailOrigins = emailService.origin.startsWith('/')
  ? []
  : [new URL(emailService.origin).origin];

const settings = {
  islands: {
    'contact-form': {
      kind: 'component',
      module: 'components/contact-form/contact-form.tsx',
      export: 'ContactForm',
      maxBytes: 12_000,
      maxImportBytes: 15_000,
      isPrecached: true,
    },
    'seed-calculator': {
      kind: 'component',
      module: 'components/seed-calculator/seed-calculator.tsx',
      export: 'SeedCalculator',
      maxBytes: 17_000,
      isPrecached: true,
      registersServiceWorker: true,
    },
    'chat-button': {
      kind: 'component',
      module: 'components/chat-button/chat-button.tsx',
      export: 'ChatButton',
      maxBytes: 29_000,
    },
    'social-feed': {
      kind: 'plain',
      module: 'components/sections/open-feed.ts',
      export: 'openFeed',
      maxBytes: 1_024,
    },
    gallery: {
      kind: 'plain',
      module: 'components/lightbox/keys-and-swipes.ts',
      export: 'controlGallery',
      maxBytes: 1_024,
    },
  },
  policy: {
    requestOrigins: emailOrigins,
    // The style element that sonner adds: empty, then filled. A browser test fails if a release adds another.
    addedStyleHashes: [
      'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
      'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=',
    ],
  },
  offlinePages: ['/', '/bonsmara', '/garlic'],
  firstLine: '/* Licences: /licences.txt */',
} satisfies ExportSettings;
export default settings;

declare module './lib/islands/island' {
  interface Islands extends SettingsOfIslands {}
}
type SettingsOfIslands = typeof settings.islands;
