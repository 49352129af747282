/** What customers say, as facts/testimonials.json has it. */
import { facts } from './facts/shown';

export const { list: testimonials = [] } = facts.testimonials;
