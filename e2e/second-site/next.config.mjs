import { withHtmlFirst } from '../../lib/html-first/with-html-first.mjs';

export default withHtmlFirst({ images: { unoptimized: true } });
