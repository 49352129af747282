import type { HtmlFirstSettings } from 'html-first/settings';

const settings = {
  islands: {
    counter: { kind: 'component', module: 'app/counter.tsx', export: 'Counter', maxBytes: 9_000 },
  },
  budgets: { maxBytes: 10_000, maxScriptBytes: 1_700, maxFirstSectionBytes: 5_000 },
} satisfies HtmlFirstSettings;
export default settings;

declare module 'html-first/island' {
  interface Islands extends SettingsOfIslands {}
}
type SettingsOfIslands = typeof settings.islands;
