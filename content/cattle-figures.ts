/** The figures of the cattle side. Change one here and it changes in every sentence that tells it. */
export const cattleFigures = {
  backgroundingMonths: 5,
  grassProtein: '8–12%',
  grazingUnitsCut: '30–40%',
  biomassGain: '50%',
} as const;
