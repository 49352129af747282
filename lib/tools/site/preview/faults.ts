import { z } from 'zod';
import { stop } from '../../command-line.mjs';

/** How the preview can make every message fail. */
const faultShape = z.union([
  /** The email service answers with a status such as 429. */
  z.string().regex(/^[45]\d\d$/),
  /** The login page of a network answers instead of the service. */
  z.literal('portal'),
  /** Nothing answers. */
  z.literal('silence'),
]);
export type Fault = z.infer<typeof faultShape>;

/** The failure that PREVIEW_MAIL names for every message; null for none. */
export function readFault(): Fault | null {
  const { data, error } = faultShape.optional().safeParse(process.env.PREVIEW_MAIL || undefined);
  if (error)
    stop(
      'PREVIEW_MAIL names no failure: see lib/tools/site/preview/faults.ts for those there are.',
    );
  return data ?? null;
}
