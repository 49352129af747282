/** Refuses islands that would not work in the browser. */
import type { Element } from 'hast';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { Attribute } from '../islands/contract';
import { pageUrl } from '../islands/urls';
import type { PageTransform } from './page';
import type { ExportSettings } from './settings';

const buttons = 'button, [role=button]';

/** What needs no script, or submits a form: the loader repeats an early submit, but no other press. */
const working = 'a, [disabled], [popovertarget], form [type=submit], form button:not([type])';

const nameOf = (button: Element) => String(button.properties.ariaLabel ?? textOf(button)).trim();

/** @throws one sentence if an island is not in the settings, or has a button that would do nothing before hydration */
export function checkIslands(islands: ExportSettings['islands']): PageTransform {
  return (page, url) => {
    for (const wrapper of selectAll(`[${Attribute.Island}]`, page)) {
      const island = String(wrapper.properties.dataIsland);
      const place = `${pageUrl(url)} has the island “${island}”`;
      if (!(island in islands)) throw new Error(`${place}: name it in export.config.ts.`);
      const alive = selectAll(working, wrapper);
      const dead = selectAll(buttons, wrapper).find((button) => !alive.includes(button));
      if (dead) {
        throw new Error(
          `${place}, whose button “${nameOf(dead)}” would do nothing before hydration: render it only once the component is mounted, with something to touch and focus before that, or make it submit a form.`,
        );
      }
    }
  };
}
