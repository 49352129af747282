/** What visitors see, with the word Example beside it, of what the owner has not confirmed yet. */

interface Confirmed<Item> {
  readonly list?: readonly Item[] | undefined;
  readonly noOthers?: boolean | undefined;
}

/** What is confirmed, and examples in the places that are left, unless there are no others. */
export function withExamples<Item, Example>(
  { list = [], noOthers }: Confirmed<Item>,
  examples: readonly Example[],
) {
  const others = noOthers ? [] : examples.slice(list.length);
  return [
    ...list.map((item) => ({ ...item, isExample: false })),
    ...others.map((item) => ({ ...item, isExample: true })),
  ];
}

/** Whether a section holds only examples: it is set small, since it promises nothing. */
export function areExamples(entries: readonly { readonly isExample?: boolean }[]): boolean {
  return entries.every(({ isExample }) => isExample);
}
