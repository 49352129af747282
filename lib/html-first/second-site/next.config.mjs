import { withHtmlFirst } from 'html-first';

export default withHtmlFirst({ images: { unoptimized: true } });
