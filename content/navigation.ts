/** The links in the bar at the top and in the footer, in their order. */
import type { Route } from './pages';

export const navigation = [
  { label: 'Home', route: '/' },
  { label: 'JLDT Bonsmara', route: '/bonsmara' },
  { label: 'Du Toit Holdings', route: '/garlic' },
] satisfies { label: string; route: Route }[];

export const contactLink = { label: 'Contact Us', href: '#contact' };
