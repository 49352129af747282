import { site } from '@/content/site';

const starCount = 5;

export interface StarsProps {
  /** Whole stars, 0 to 5. */
  readonly rating: number;
}

/** A rating as stars, read aloud as one sentence. */
export function Stars({ rating }: StarsProps) {
  return (
    <span role="img" aria-label={site.stars(rating)} className="block text-title text-ochre">
      {'★'.repeat(rating)}
      {'☆'.repeat(starCount - rating)}
    </span>
  );
}
