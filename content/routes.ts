/** The pages by route, in the order of the menu. Imports the facts, so islands must not import this file. */

import { bonsmaraPage } from '@/content/bonsmara';
import { garlicPage } from '@/content/garlic';
import { homePage } from '@/content/home';
import { keysOf } from '@/facts/schema/fields';
import type { Page } from './page-type';

const pagesByRoute = {
  '/': homePage,
  '/bonsmara': bonsmaraPage,
  '/garlic': garlicPage,
};

export type Route = keyof typeof pagesByRoute;

export const pages: Readonly<Record<Route, Page>> = pagesByRoute;

export const routes = keysOf(pages);
