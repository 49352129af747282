import { findChromium } from '../setup/browser.mjs';
import type { Engine } from './engine';
import { withoutPopover, withoutScripts } from './floor-journeys';
import { journeys } from './journeys';
import { findFirefox, startChromium, startFirefox } from './puppeteer-driver';
import { findMiniBrowser, startWebKit } from './webkit-driver';

const webkit: Engine = {
  name: 'webkit',
  journeys,
  installation: 'apt-get install -y webkit2gtk-driver xvfb',
  isInstalled: async () => Boolean(findMiniBrowser()),
  start: () => startWebKit(),
};

/** The engines that the site has to work in, and WebKit as it was, or is, below the floor. */
export const engines: readonly Engine[] = [
  {
    name: 'chromium',
    journeys,
    installation: 'apt-get install -y chromium',
    isInstalled: async () => Boolean(await findChromium()),
    start: startChromium,
  },
  {
    name: 'firefox',
    journeys,
    installation: 'apt-get install -y firefox-esr',
    isInstalled: async () => Boolean(findFirefox()),
    start: startFirefox,
  },
  webkit,
  {
    ...webkit,
    name: 'webkit-without-popover',
    journeys: withoutPopover,
    start: () => startWebKit('-PopoverAttribute'),
  },
  {
    ...webkit,
    name: 'webkit-without-scripts',
    journeys: withoutScripts,
    start: () => startWebKit('-JavaScriptMarkup'),
  },
];
