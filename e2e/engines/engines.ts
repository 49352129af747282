import { type Browser, startChromium, startFirefox, startWebKit } from './browsers';

/** Tags of journeys: each engine makes those that bear its tag. */
export const main = '@main';
export const withoutPopover = '@without-popover';
export const withoutScripts = '@without-scripts';

/** A browser engine, or one with a part of it switched off. */
interface Engine {
  readonly name: string;
  readonly tag: string;
  readonly start: () => Promise<Browser>;
}

/** The engines that the site has to work in, and WebKit with parts that older browsers lack off. */
export const engines: readonly Engine[] = [
  { name: 'chromium', tag: main, start: startChromium },
  { name: 'firefox', tag: main, start: startFirefox },
  { name: 'webkit', tag: main, start: () => startWebKit() },
  {
    name: 'webkit-without-popover',
    tag: withoutPopover,
    start: () => startWebKit('-PopoverAttribute'),
  },
  {
    name: 'webkit-without-scripts',
    tag: withoutScripts,
    start: () => startWebKit('-JavaScriptMarkup'),
  },
];
