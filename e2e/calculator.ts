import type { Page } from '@playwright/test';

/** The calculator by what a grower calls its parts. */
export function calculator(page: Page) {
  const section = page.getByRole('region', { name: 'Garlic Seed Calculator' });
  return {
    section,
    results: section.locator('dl'),
    value: (term: string) =>
      section
        .locator('dl > div')
        .filter({ has: page.getByText(term, { exact: true }) })
        .locator('dd'),
    seeds: section.getByLabel('Number of seeds'),
    land: section.getByLabel('Land size', { exact: true }),
    variety: section.getByLabel('Variety'),
    unit: section.getByLabel('Unit'),
    mode: (name: string) => section.getByRole('radio', { name }),
    /** What was last announced of the calculation itself. */
    announcement: section.getByRole('region', { name: 'Results' }).getByRole('status'),
    /** Which of two numbers is meant. */
    question: section.getByRole('group', { name: /^This can be read as/ }),
    example: section.getByRole('table', { name: /^An example/ }),
    ask: section.getByRole('button', { name: 'Ask about this' }),
    whatsApp: section.getByRole('link', { name: 'Share on WhatsApp' }),
    estimateSummary: section.getByText('What would our services cost?'),
    estimate: section.getByRole('table', { name: 'Estimate, not a quote' }),
    bedSummary: section.getByText('A square metre to scale, and kilograms'),
    bed: section.getByRole('img', { name: /^One square metre of bed/ }),
    offlineMark: section.getByText('Works offline'),
  };
}

/** A text with the spaces that people type. */
export function plainSpaces(text: string | null | undefined): string {
  return (text ?? '').replaceAll('\u00a0', ' ');
}
