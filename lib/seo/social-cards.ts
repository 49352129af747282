import type { Route } from '@/content/shapes';

/** The picture that a shared link to each page is shown with: 1200 x 630 pixels, in public/. */
export const socialCards = {
  '/': '/social-card-home.jpg',
  '/bonsmara': '/social-card-bonsmara.jpg',
  '/garlic': '/social-card-garlic.jpg',
} as const satisfies Record<Route, string>;
