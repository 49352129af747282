/** The pages by their addresses, in the order of the menu. It contains facts, so islands must not import this file. */

import { keysOf } from '@/facts/schema/fields';
import { bonsmaraPage } from './bonsmara';
import { garlicPage } from './garlic';
import { homePage } from './home';
import type { Page } from './page';

const pagesByRoute = {
  '/': homePage,
  '/bonsmara': bonsmaraPage,
  '/garlic': garlicPage,
};

export type Route = keyof typeof pagesByRoute;

export const pages: Readonly<Record<Route, Page>> = pagesByRoute;

export const routes = keysOf(pages);
