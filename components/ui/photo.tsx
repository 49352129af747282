import { preload } from 'react-dom';
import type { ContentPhoto } from '@/content/photos';
import { encodedPhoto } from '@/lib/photos/manifest';

export interface PhotoProps {
  readonly photo: ContentPhoto;
  /** The `sizes` of the layout it stands in, such as `(min-width: 768px) 33vw, 100vw`. */
  readonly sizes: string;
  readonly className?: string;
  /** On the first screen: fetched at once and before all else. */
  readonly isFirst?: boolean;
}

/**
 * A picture in the size that suits the visitor. Browsers that cannot read AVIF, few and old, get one
 * JPEG of middling size: a list of them for each picture would be part of everybody's page.
 */
export function Photo({ photo, sizes, className = '', isFirst = false }: PhotoProps) {
  const { avif, jpeg, widthPixels, heightPixels } = encodedPhoto(photo.file);
  const { focalPoint } = photo;
  const sourceSet = avif.map(({ url, widthPixels }) => `${url} ${widthPixels}w`).join(', ');
  if (isFirst) {
    // Asked for before the styles have arrived; a browser that cannot read AVIF passes it over.
    preload(avif[0]?.url ?? '', {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: sourceSet,
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  }
  const focus = focalPoint && `focus-${focalPoint.x}-${focalPoint.y}`;
  return (
    <picture>
      {/* Once a page however many photos share it; the page's policy allows no style attribute. */}
      {focus && (
        <style href={focus} precedence="photo">
          {`.${focus}{object-position:${focalPoint.x}% ${focalPoint.y}%}`}
        </style>
      )}
      <source type="image/avif" srcSet={sourceSet} sizes={sizes} />
      <img
        src={jpeg.url}
        alt={photo.alt}
        width={widthPixels}
        height={heightPixels}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
        className={`${focus ?? ''} ${className}`.trim() || undefined}
      />
    </picture>
  );
}
