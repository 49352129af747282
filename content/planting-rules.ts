/** The rules of the seed calculator, from the specification, and one published figure. */
export const plantingRules = {
  /** Land added for pathways when working from seeds to land. */
  pathwayPercent: 10,
  /** Part of the land that is planted when working from land to seeds. */
  plantedLandPercent: 90,
  /** The smallest size of land that can be entered, in tenths of the chosen unit. */
  minLandTenths: 1,
  waterLitresPerSquareMetrePerWeek: 10,
  /** In a week without rain. Source: Wikifarmer, “Garlic water requirements and irrigation systems”. */
  maxWaterLitresPerSquareMetrePerWeek: 25,
  weeksPerMonthHundredths: 433,
  weeksPerSeason: 20,
} as const;
