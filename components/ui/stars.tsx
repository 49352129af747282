import { site } from '@/content/site';

const starCount = 5;
const starPath = 'M10 1.8l2.5 5.2 5.7.8-4.1 4 1 5.6-5.1-2.7-5.1 2.7 1-5.6-4.1-4 5.7-.8z';

export interface StarsProps {
  /** Whole stars, 0 to 5. */
  readonly rating: number;
}

/** A rating as stars, read aloud as one sentence. */
export function Stars({ rating }: StarsProps) {
  const stars = Array.from({ length: starCount }, (_, index) => index < rating);
  return (
    <svg
      role="img"
      aria-label={site.stars(rating)}
      viewBox={`0 0 ${starCount * 22} 20`}
      className="h-5 w-auto text-ochre"
    >
      {stars.map((filled, index) => (
        <path
          // oxlint-disable-next-line react/no-array-index-key -- a star is nothing but its place
          key={index}
          d={starPath}
          transform={`translate(${index * 22})`}
          fill={filled ? 'currentColor' : 'none'}
          stroke="currentColor"
        />
      ))}
    </svg>
  );
}
