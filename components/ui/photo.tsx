import type { ContentPhoto } from '@/content/shapes';
import { encodedPhoto } from '@/lib/photos/manifest';

export interface PhotoProps {
  readonly photo: ContentPhoto;
  /** The `sizes` of the layout it stands in, such as `(min-width: 768px) 33vw, 100vw`. */
  readonly sizes: string;
  readonly className?: string;
}

type Variants = ReturnType<typeof encodedPhoto>['avif'];

function sourceSet(variants: Variants): string {
  return variants.map(({ url, widthPixels }) => `${url} ${widthPixels}w`).join(', ');
}

/** A picture in the size and format that suits the visitor; the hero at once, the rest when near. */
export function Photo({ photo, sizes, className }: PhotoProps) {
  const { avif, jpeg, widthPixels, heightPixels } = encodedPhoto(photo.file);
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(avif)} sizes={sizes} />
      <img
        src={jpeg[1]?.url ?? jpeg[0]?.url}
        srcSet={sourceSet(jpeg)}
        sizes={sizes}
        alt={photo.alt}
        width={widthPixels}
        height={heightPixels}
        loading={photo.hero ? 'eager' : 'lazy'}
        fetchPriority={photo.hero ? 'high' : 'auto'}
        decoding="async"
        className={className}
      />
    </picture>
  );
}
