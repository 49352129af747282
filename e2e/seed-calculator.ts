import { expect, type Page } from '@playwright/test';
import { plainSpaces } from '../lib/testing/figures';

/** The parts of the calculator, by role and label. */
export function calculator(page: Page) {
  const section = page.getByRole('region', { name: 'Garlic Seed Calculator' });
  const estimate = section.getByRole('table', { name: 'Estimate, not a quote' });
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
    /** The last announcement to screen readers. */
    announcement: section.getByRole('region', { name: 'Results' }).getByRole('status'),
    /** Asks which of two numbers the visitor means. */
    question: section.getByRole('group', { name: /^Do you mean/ }),
    example: section.getByRole('table', { name: /^Example: / }),
    ask: section.getByRole('link', { name: 'Ask us on WhatsApp' }),
    share: section.getByRole('link', { name: 'Share on WhatsApp' }),
    estimateSummary: section.getByText('What would it cost?'),
    estimate,
    kilometres: section.getByLabel('Kilometres from our facility to you'),
    tons: section.getByLabel('Tons to process'),
    service: (name: string) => section.getByLabel(`${name}, R`),
    row: (name: string) => estimate.getByRole('row', { name }),
  };
}

/** Opens the garlic page, with a query at the calculation that it restores. */
export async function openCalculator(page: Page, query = '') {
  await page.goto(query ? `/garlic?${query}#calculator` : '/garlic');
  return calculator(page);
}

/** The text of the link that shares a calculation on WhatsApp. */
export async function sharedText(page: Page): Promise<string> {
  const link = (await calculator(page).share.getAttribute('href')) ?? '';
  // Content blockers hide links whose query starts with `text=`.
  expect(link).toMatch(/^https:\/\/api\.whatsapp\.com\/send\?type=text&text=/);
  return plainSpaces(new URL(link).searchParams.get('text') ?? '');
}
