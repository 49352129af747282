/** The islands, budgets and policy of this site, for lib/html-first/. */

import type { HtmlFirstSettings } from 'html-first/settings';
import { readEnvironment } from './lib/site/environment';

const { emailService } = readEnvironment();
// "/" is the site's own address, which the policy allows anyway.
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
      module: 'components/page/chat-button.tsx',
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
  errorComponent: { module: 'components/page/island-error.tsx', export: 'IslandError' },
  // The first section fits the server's first round trip; pages may grow to three times their text.
  budgets: { maxBytes: 24_500, maxScriptBytes: 1_510, maxFirstSectionBytes: 10_500 },
  policy: {
    requestOrigins: emailOrigins,
    // The style element that sonner adds, empty at first. A browser test fails if a release adds another.
    addedStyleHashes: [
      'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
      'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=',
    ],
  },
  hasServiceWorker: true,
  firstLine: '/* Licences: /licences.txt */',
  packagesOnCompat: ['@radix-ui', '@floating-ui'],
} satisfies HtmlFirstSettings;
export default settings;

declare module 'html-first/island' {
  interface Islands extends SettingsOfIslands {}
}
type SettingsOfIslands = typeof settings.islands;
