import type { HtmlFirstSettings } from '../../lib/html-first/settings';

export default {
  islands: {
    counter: { kind: 'component', module: 'app/counter.tsx', export: 'Counter', maxBytes: 9_000 },
    clock: { kind: 'plain', module: 'app/clock.ts', export: 'startClock', maxBytes: 1_000 },
  },
  budgets: { maxBytes: 10_000, maxScriptBytes: 1_700, maxFirstSectionBytes: 5_000 },
} satisfies HtmlFirstSettings;
