/** How opening hours name their days. */
export const openingDays = {
  weekdays: 'Monday to Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
} as const;
