/** The links in the bar at the top and in the footer, in their order. */
import type { Navigation } from './types';

export const navigation = [
  { label: 'Home', route: '/' },
  { label: 'JLDT Bonsmara', route: '/bonsmara' },
  { label: 'Du Toit Holdings', route: '/garlic' },
] satisfies Navigation;

export const contactLink = { label: 'Contact Us', href: '#contact' };
