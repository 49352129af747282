import { site } from '@/content/site';

const starCount = 5;

/** A rating of 0 to 5 as whole stars, read aloud as one sentence. */
export function Stars({ rating }: Readonly<{ rating: number }>) {
  return (
    <span role="img" aria-label={site.stars(rating)} className="block text-accent">
      {'★'.repeat(rating)}
      {'☆'.repeat(starCount - rating)}
    </span>
  );
}
