/** A client component that becomes an island: its name in the page, its module and its export. */
export interface IslandSource {
  readonly name: string;
  readonly module: string;
  readonly component: string;
  /** Most that its first modules may weigh, in bytes after brotli. */
  readonly budgetBytes: number;
}

export const islandSources: readonly IslandSource[] = [
  {
    name: 'contact-form',
    module: 'components/contact-form/contact-form.tsx',
    component: 'ContactForm',
    budgetBytes: 11_000,
  },
  {
    name: 'seed-calculator',
    module: 'components/seed-calculator/seed-calculator.tsx',
    component: 'SeedCalculator',
    budgetBytes: 11_000,
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

/** Most that the modules an island fetches later may weigh together, in bytes after brotli. */
export const laterModulesBudgetBytes = 17_000;
