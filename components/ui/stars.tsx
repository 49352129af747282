import { maxStars } from '@/content/rating';
import { site } from '@/content/site';

/** A rating as whole stars, read aloud as one sentence. */
export function Stars({ rating }: Readonly<{ rating: number }>) {
  return (
    <span role="img" aria-label={site.stars(rating)} className="block text-accent">
      {'★'.repeat(rating)}
      {'☆'.repeat(maxStars - rating)}
    </span>
  );
}
