/** How many stars a testimonial can have. */
export const maxStars = 5;
