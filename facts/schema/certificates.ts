/** The schema of certificates.json: certificates and awards. */
import * as z from 'zod';
import { choice, example, freeText, lastDay, list, optional } from './fields';

const certificateSchema = z
  .strictObject({
    title: freeText('Title, as on the paper', 80),
    issuer: freeText('Issued by', 80),
    year: freeText('Year', 4)
      .regex(/^(19[5-9]|20\d)\d$/, 'must be a year such as 2026')
      .meta({ isPast: true }),
    until: lastDay('Valid until', 'it'),
    icon: optional(choice('Mark beside it', { award: 'Rosette', shield: 'Shield', check: 'Tick' })),
  })
  .meta({ label: 'Certificate' });

const certificates = (label: string) =>
  optional(list(label, certificateSchema, 12, { summary: ['title'] }));

export const certificatesSchema = z.strictObject({
  example,
  cattle: certificates('For the cattle'),
  garlic: certificates('For the garlic'),
});
