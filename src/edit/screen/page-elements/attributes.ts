// What the drawn page carries so that its words are led to their places.

/** On an element: the place that its words stand at. */
export const placeAttribute = "data-place";
/** On an element with a place: its words are formatted, so that what stands on the page isn't what is written. */
export const formattedAttribute = "data-formatted";
/** On an element: the fact whose value it shows. */
export const factAttribute = "data-fact";
/** Of an element with a place that has no words: it is to be seen all the same. */
export const emptyClass = "empty";
/** On an element: the place of what it shows as a whole. */
export const partAttribute = "data-part";
