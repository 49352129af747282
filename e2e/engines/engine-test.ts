import { test as base, expect } from '@playwright/test';
import { OwnPreview } from '../own-preview';
import { chromium, type Engine } from './engines';
import { type OpenBrowser, Tab } from './tab';

export const phonePixels = 360;
export const desktopPixels = 1280;
const message = 'Good day, do you have bulls?';

export interface EngineOption {
  engine: Engine;
}

interface EngineFixtures {
  /** One window of the engine, for all journeys of a worker. */
  openBrowser: OpenBrowser;
}

interface JourneyFixtures {
  /** The built site, at an origin that no other journey has stored anything for. */
  site: OwnPreview;
  tab: Tab;
}

/** A journey of a visitor in one engine. */
export const test = base.extend<JourneyFixtures, EngineOption & EngineFixtures>({
  engine: [chromium, { option: true, scope: 'worker' }],
  openBrowser: [
    async ({ engine }, use) => {
      const path = await engine.find();
      if (!path) {
        throw new Error(`${engine.name} is not on this machine: run ${engine.installation}.`);
      }
      const openBrowser = await engine.start(path);
      await use(openBrowser);
      await openBrowser.close();
    },
    { scope: 'worker' },
  ],
  site: async ({}, use) => {
    const site = new OwnPreview();
    await site.open();
    await use(site);
    await site.close();
  },
  tab: async ({ openBrowser, site }, use) => {
    const tab = new Tab(openBrowser.driver, site.address);
    await tab.resize(desktopPixels);
    await use(tab);
    await tab.expectNoProblems();
  },
});

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

/** Expects an island's code to have been fetched and started. */
export async function expectReady(tab: Tab, island: string): Promise<void> {
  await tab.until(
    `the ${island} is ready`,
    (name) => document.querySelector(`[data-island=${name}][data-ready]`),
    island,
  );
}
