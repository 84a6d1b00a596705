// Where the stream of events is, and the name of the one that asks a page to load again: for the server and its pages.

/** After the question mark is the state of the content that the page shows. */
export const streamAddress = "/__changes";

export const reloadEvent = "site:reload";
