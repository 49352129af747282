/** What customers say, as facts/testimonials.json has it. */
import { facts } from './facts';

export const { list: testimonials = [] } = facts.testimonials;
