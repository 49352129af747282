/** What we say until the owner has said it; the questions to the owner offer the same words. */
export const untilAnswered = {
  commitment: [
    'You get what we agreed, at the price we agreed.',
    'If something is not right, tell us.',
  ],
  privacy: 'We use what you write here to answer you, and for nothing else.',
};
