/** What customers say, as facts/testimonials.json has it. */
import { facts } from '@/lib/facts/shown';

export const { list: testimonials = [] } = facts.testimonials;
