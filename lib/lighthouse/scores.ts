/** Points of 100 by category of Lighthouse. */
export type Scores = Record<string, number>;

const floor: Scores = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 };

/** The better score of two measurements in each category. */
export function bestOf(first: Scores, second: Scores): Scores {
  const categories = Object.keys({ ...first, ...second });
  return Object.fromEntries(
    categories.map((category) => [category, Math.max(first[category] ?? 0, second[category] ?? 0)]),
  );
}

/** One phrase for each category that misses the floor; a category that was not measured misses it. */
export function shortfalls(scores: Scores): string[] {
  return Object.entries(floor)
    .filter(([category, min]) => (scores[category] ?? 0) < min)
    .map(([category, min]) => `${category} has ${scores[category] ?? 0} of at least ${min}`);
}
