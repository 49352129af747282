/** Imported before any schema is made: the page's policy does not let zod compile functions from text. */
import * as z from 'zod';

z.config({ jitless: true });
