/**
 * The islands and the policy of this site, for lib/html-first/.
 *
 * The contract of an island:
 * - It is a client component, or a function (`kind: 'plain'`) that is called with the wrapper. Its props are plain
 *   JSON. It has no environment variables, no style sheet, nothing of Next, and at most one form.
 * - What it imports by `import('./part')` is fetched when that code runs.
 * - Until it is ready, the page's own HTML works, so a component reads its fields' values when it mounts.
 * - If the visitor submits early, the submit is held and the note `deferred` is shown until the island is ready. The
 *   first press of its own `type="button"` is repeated too.
 * - If it is not ready after 10 seconds, or its module fails, it is fetched once more. After a second failure the
 *   note `failed` appears: offer other ways there. If it becomes ready later, nothing is submitted and the note
 *   `ready` appears.
 * - A form with `data-draft="name"` keeps its text fields for a day (`draft.ts`).
 * - React means Preact's core and hooks, context, `forwardRef` and `flushSync`. Packages that use more are listed in
 *   lib/html-first/islands/on-preact.mjs.
 */

import type { HtmlFirstSettings } from './lib/html-first/settings';
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
  policy: {
    requestOrigins: emailOrigins,
    // The style element that sonner adds, empty at first. A browser test fails if a release adds another.
    addedStyleHashes: [
      'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
      'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=',
    ],
  },
  offlinePages: ['/', '/bonsmara', '/garlic'],
  otherPaths: ['/edit'],
  firstLine: '/* Licences: /licences.txt */',
} satisfies HtmlFirstSettings;
export default settings;

declare module './lib/html-first/island' {
  interface Islands extends SettingsOfIslands {}
}
type SettingsOfIslands = typeof settings.islands;
