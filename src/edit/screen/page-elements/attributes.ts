// The attributes that connect elements on the drawn page to their locations in the content.

/** The location of the element's text. */
export const locationAttribute = "data-place";
/** On an element with a location: its text is formatted, so the page shows something other than the source. */
export const formattedAttribute = "data-formatted";
/** The fact whose value the element shows. */
export const factAttribute = "data-fact";
/** On an element with a location but no text, to make it visible. */
export const emptyClass = "empty";
/** The location of what the element shows as a whole. */
export const partAttribute = "data-part";
