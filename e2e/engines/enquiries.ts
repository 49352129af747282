import { expect } from '@playwright/test';
import type { OwnPreview } from '../own-preview';
import type { Tab } from './tab';

const message = 'Good day, do you have bulls?';

/** Fills in an enquiry without sending it. */
export async function fillInEnquiry(tab: Tab, email = 'ann@example.com'): Promise<void> {
  await tab.type('Name', 'Ann Farmer');
  await tab.type('Email', email);
  await tab.type('Message', message);
}

/** Expects the enquiry that was filled in to have reached the farm once. */
export function expectOneEnquiry(site: OwnPreview): void {
  expect(site.inbox().map(({ parameters }) => parameters.message)).toEqual([message]);
}

/** Expects the form's message to be the one that was filled in, or to be empty. */
export async function expectMessage(tab: Tab, state: 'kept' | 'emptied'): Promise<void> {
  await tab.until(
    `the message is ${state}`,
    (value) => {
      const field = TestingLibraryDom.screen.getByLabelText('Message');
      return field instanceof HTMLTextAreaElement && field.value === value;
    },
    state === 'kept' ? message : '',
  );
}
