import type { ContentPhoto } from '@/lib/photos/arrange-photos';
import { fallback, narrow } from '@/lib/photos/encodings';
import { encodedPhoto, encodedUrl, readInPage } from '@/lib/photos/manifest';

export interface PhotoProps {
  readonly photo: ContentPhoto;
  /** The `sizes` of the layout it is in, such as `(min-width: 768px) 33vw, 100vw`. */
  readonly sizes: string;
  readonly className?: string;
}

const narrowScreen = '(max-width: 47.99rem) and (orientation: portrait)';

/**
 * A photo in the size that suits the screen. The few browsers without AVIF get one medium JPEG, since a list
 * of sizes would cost every visitor bytes. For upright phones the hero is inlined as a data URL; other screens
 * fetch it with high priority.
 */
export function Photo({ photo, sizes, className = '' }: PhotoProps) {
  const { base, files, widthPixels, heightPixels } = encodedPhoto(photo.file);
  const { focalPoint } = photo;
  const isHero = photo.use === 'hero';
  const widths = files.flatMap(({ format, widthPixels: width }) =>
    format === 'avif' && width !== narrow.width ? width : [],
  );
  const sourceSet = widths
    .map((width) => `${encodedUrl(base, width, 'avif')} ${width}w`)
    .join(', ');
  const inPage = isHero && readInPage(photo.file, narrow.width);
  const position = focalPoint && `${focalPoint.x}% ${focalPoint.y}%`;
  const focus = focalPoint && `focus-${focalPoint.x}-${focalPoint.y}`;
  return (
    <picture>
      {/* Crops to the focal point, once per page, since the page's policy blocks style attributes. */}
      {focus && (
        <style href={focus} precedence="photo">
          {`.${focus}{object-position:${position}}`}
        </style>
      )}
      {inPage && (
        <source
          type="image/avif"
          media={narrowScreen}
          srcSet={`data:image/avif;base64,${inPage}`}
        />
      )}
      <source type="image/avif" srcSet={sourceSet} sizes={sizes} />
      <img
        src={encodedUrl(base, fallback.width, fallback.format)}
        alt={photo.alt}
        width={widthPixels}
        height={heightPixels}
        {...(isHero ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
        className={[focus, className].filter(Boolean).join(' ') || undefined}
      />
    </picture>
  );
}
