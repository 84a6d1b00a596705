// How a sample marks the words that are typed over: `${1:words}`, as editors of JSON read it.

/** With its number, and its words. */
export const tabStop = /\$\{(\d+):([^}]*)\}/g;
