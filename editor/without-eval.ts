/** Import this before creating any schema: the page's Content-Security-Policy forbids zod's `new Function`. */
import * as z from 'zod';

z.config({ jitless: true });
