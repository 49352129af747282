import { readFileSync } from 'node:fs';
import { preload } from 'react-dom';
import type { ContentPhoto } from '@/content/arrange-photos';
import { encodedPhoto } from '@/lib/photos/manifest';

export interface PhotoProps {
  readonly photo: ContentPhoto;
  /** The `sizes` of the layout it is in, such as `(min-width: 768px) 33vw, 100vw`. */
  readonly sizes: string;
  readonly className?: string;
}

/**
 * A picture in the size that suits the visitor. Browsers that cannot read AVIF, few and old, get one
 * JPEG of medium size, since a list of them for each picture would be in everybody's page. A hero is
 * on the first screen, so it is fetched at once with high priority.
 */
export function Photo({ photo, sizes, className = '' }: PhotoProps) {
  const { base, files, widthPixels, heightPixels } = encodedPhoto(photo.file);
  const { focalPoint } = photo;
  const isFirst = photo.use === 'hero';
  const avif = files.filter(({ format }) => format === 'avif');
  const sourceSet = avif
    .map(({ widthPixels: width }) => `${base}-${width}.avif ${width}w`)
    .join(', ');
  if (isFirst) {
    // Requested before the styles have arrived; a browser without AVIF ignores it.
    preload(`${base}-480.avif`, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: sourceSet,
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  }
  const placeholder = isFirst && readFileSync(`public${base}-24.webp`, 'base64');
  const position = focalPoint && `${focalPoint.x}% ${focalPoint.y}%`;
  const focus = focalPoint && `focus-${focalPoint.x}-${focalPoint.y}`;
  return (
    <>
      {/*
       * The placeholder, shown from the first paint until the photo has loaded. Its data cannot be
       * compressed and would delay the first paint if it were in the head. In the body, HTML allows
       * styles inside an SVG alone.
       */}
      {placeholder && (
        <svg aria-hidden="true" className="hidden">
          <style>{`.placeholder{background:url(data:image/webp;base64,${placeholder}) ${position ?? '50%'}/cover}`}</style>
        </svg>
      )}
      <picture>
        {/* How it is cropped. Once a page however many photos share it; the page's policy allows no style attribute. */}
        {focus && (
          <style href={focus} precedence="photo">
            {`.${focus}{object-position:${position}}`}
          </style>
        )}
        <source type="image/avif" srcSet={sourceSet} sizes={sizes} />
        <img
          src={`${base}-768.jpg`}
          alt={photo.alt}
          width={widthPixels}
          height={heightPixels}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : undefined}
          decoding="async"
          className={
            [focus, placeholder && 'placeholder', className].filter(Boolean).join(' ') || undefined
          }
        />
      </picture>
    </>
  );
}
