/** How a price says what it is for. */
export const perUnit = {
  hectare: 'per hectare',
  ton: 'per ton',
  kilometre: 'per kilometre',
} as const;
