/** Finds the prices that a change moves so far that it may be a slip. */
import { z } from 'zod';
import { partOf, partsOf } from '@/content/facts/fields';
import { factsShape } from '@/content/shapes';
import { formatRand } from '../../../numbers/format';

interface Price {
  readonly label: string;
  readonly rand: number;
}

/**
 * Every amount of rand, by its way through the facts. An item of a list is known by the field that
 * tells the items apart, which its label then begins with, so that it stays the same when others come
 * and go.
 */
function pricesIn(
  shape: z.core.$ZodType,
  value: unknown,
  { way = '', item = '' } = {},
): [way: string, price: Price][] {
  const { label = '', summary } = z.globalRegistry.get(shape) ?? {};
  if (typeof value === 'number')
    return /\brand\b/i.test(label) ? [[way, { label: item + label, rand: value }]] : [];
  return partsOf(shape, value).flatMap(([name, part, inner]) => {
    const itemName = summary && String(partOf(inner, summary));
    return pricesIn(part, inner, {
      way: `${way}/${itemName ?? name}`,
      item: itemName ? `${itemName}, ` : item,
    });
  });
}

/**
 * One line for each price that moves by more than half, such as `Bed shaping, rand per hectare: R350,
 * was R3 500`. A price that is new or gone is not asked about.
 * @param before the facts of the live site, by file
 */
export function findPriceMoves(before: unknown, after: unknown): string[] {
  const earlier = pricesIn(factsShape, before);
  return pricesIn(factsShape, after).flatMap(([way, { label, rand }]) => {
    const move = (before: number) => Math.abs(rand - before) / before;
    // Of several, as two lots of weaners have, the one that it is nearest to.
    const [was] = earlier
      .flatMap(([other, price]) => (other === way ? [price.rand] : []))
      .toSorted((one, other) => move(one) - move(other));
    if (was === undefined || move(was) <= 0.5) return [];
    return `${label}: ${formatRand(rand)}, was ${formatRand(was)}`.replaceAll('\u00a0', ' ');
  });
}

const commentShape = z.object({
  body: z.string(),
  author_association: z.string(),
  user: z.object({ login: z.string() }).nullable(),
});

/** The comments of a pull request as GitHub lists them, the oldest first. */
export const commentsShape = z.array(commentShape);

/** Who may write to the repository, and so may say yes. */
const mayAgree = new Set(['OWNER', 'MEMBER', 'COLLABORATOR']);

/**
 * The moves that nobody has said yes to. A yes counts for what the gate had asked in those very words
 * before it, so another price is asked about anew.
 */
export function movesToAskAbout(
  moves: readonly string[],
  comments: z.infer<typeof commentsShape>,
): string[] {
  const yes = comments.findLastIndex(
    ({ body, author_association }) =>
      mayAgree.has(author_association) && /^\s*(yes|ja)\b/i.test(body),
  );
  const agreed = comments
    .slice(0, Math.max(yes, 0))
    .filter(({ user }) => user?.login === 'github-actions[bot]')
    .flatMap(({ body }) => body.split('\n'));
  return moves.filter((move) => !agreed.includes(`- ${move}`));
}
