// What it costs to assume a mistake. The cheapest way to read a text is the likeliest.

export const price = 1;
/** A key hit twice or a line pasted twice is likelier than a closing bracket too many or too few, and that than the rest. */
export const twicePrice = 0.9;
export const closingPrice = 0.95;
/** A line that was left out; each further one counts as odd. */
export const linesPrice = 1.05;
/** What is odd, but no mistake by itself: a line that is indented otherwise than its neighbours, a comma before an end. */
export const oddity = 0.3;
/** Of two equal brackets, the extra one is likelier the one that ends a line than the one that begins the next. */
export const ownLine = 0.01;
