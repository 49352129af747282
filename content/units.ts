/** How a price says what it is for. */
export const perUnit = {
  hectare: 'per hectare',
  ton: 'per ton',
  kilometre: 'per kilometre',
} as const;

/** What the calculator says of a word that is not the unit of a number. */
export const foreignWord = (word: string) => `Enter the number alone, without “${word}”.`;
