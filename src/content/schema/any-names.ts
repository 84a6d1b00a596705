// What a name in content can refer to, as schema/ refers to it. `npm run generate` uses this file before it has made types.

export const suggested = ["page", "linkedPage", "icon", "template", "media", "fact"] as const;

/** Used in place of the names, which code editors offer but which don't accept or refuse anything. */
export const anyNames = { $defs: Object.fromEntries(suggested.map((name) => [name, {}])) };
