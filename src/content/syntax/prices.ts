// The cost of assuming each mistake. The cheapest reading of a text is the likeliest.

export const price = 1;
/**
 * A key hit twice or a line pasted twice is likelier than a wrong closing bracket, and that is likelier than the
 * rest.
 */
export const twicePrice = 0.9;
export const closingPrice = 0.95;
/** A missing line; each further one counts as suspicious. */
export const linesPrice = 1.05;
/** The cost of something suspicious that isn't a mistake by itself: unusual indentation, a comma before an end. */
export const suspicion = 0.3;
/**
 * Of two equal brackets, the one at the end of a line is likelier to be extra than the one that starts the next line.
 */
export const ownLine = 0.01;
