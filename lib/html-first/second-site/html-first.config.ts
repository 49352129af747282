import type { HtmlFirstSettings } from 'html-first/settings';

export default {
  islands: {
    counter: { kind: 'component', module: 'app/counter.tsx', export: 'Counter', maxBytes: 9_000 },
  },
  budgets: { maxBytes: 10_000, maxScriptBytes: 1_700, maxFirstSectionBytes: 5_000 },
} satisfies HtmlFirstSettings;
