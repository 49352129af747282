import type { ContentPhoto } from '@/content/shapes';

/** The id of a photo's lightbox; its thumbnail has the same with `open-` before it. */
export function lightboxId({ file }: ContentPhoto): string {
  return `photo-${file.replace(/\.\w+$/, '')}`;
}
