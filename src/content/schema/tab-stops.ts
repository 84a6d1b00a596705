// How a snippet marks the words to type over: `${1:words}`, as JSON editors read it.

/** With its number and its words. */
export const tabStop = /\$\{(\d+):([^}]*)\}/g;
