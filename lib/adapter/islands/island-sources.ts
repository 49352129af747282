/** A client component that becomes an island: its name in the page, its module and its export. */
export interface IslandSource {
  readonly name: string;
  readonly module: string;
  readonly component: string;
  /** Most that its first modules may weigh, in bytes after brotli. */
  readonly budgetBytes: number;
  /** Most that the modules it fetches later may weigh together. */
  readonly laterBudgetBytes?: number;
  /** Whether it has to work without signal. */
  readonly worksOffline?: boolean;
  /** Whether waking it keeps the site for places without signal, even where data is saved. */
  readonly keepsOffline?: boolean;
}

export const islandSources: readonly IslandSource[] = [
  {
    name: 'contact-form',
    module: 'components/contact-form/contact-form.tsx',
    component: 'ContactForm',
    budgetBytes: 11_000,
    laterBudgetBytes: 17_000,
    worksOffline: true,
  },
  {
    name: 'seed-calculator',
    module: 'components/seed-calculator/seed-calculator.tsx',
    component: 'SeedCalculator',
    budgetBytes: 17_000,
    worksOffline: true,
    keepsOffline: true,
  },
  {
    name: 'chat-button',
    module: 'components/page/chat-button.tsx',
    component: 'ChatButton',
    budgetBytes: 29_000,
  },
  {
    name: 'lightbox-controls',
    module: 'components/lightbox/lightbox-controls.tsx',
    component: 'LightboxControls',
    budgetBytes: 9_000,
  },
];
