/** The schema of certificates.json: certificates and awards. */
import * as z from 'zod';
import { choice, freeText, lastDay, list, text } from './fields';

const certificateSchema = z
  .strictObject({
    title: freeText('Title, as on the paper', 80),
    issuer: freeText('Issued by', 80),
    year: text('Year', /^(19[5-9]|20\d)\d$/, 'must be one year, in four digits', 4).meta({
      isPast: true,
    }),
    until: lastDay('Valid until', 'it'),
    icon: choice('Mark beside it', {
      award: 'Rosette',
      shield: 'Shield',
      check: 'Tick',
    }).optional(),
  })
  .meta({ label: 'Certificate' });

const certificates = (label: string) =>
  list(label, certificateSchema, 12, { summary: ['title'] }).optional();

export const certificatesSchema = z.strictObject({
  cattle: certificates('For the cattle'),
  garlic: certificates('For the garlic'),
});
