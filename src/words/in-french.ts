// The editor's words in French.
import words from "./fr.json" with { type: "json" };
import type { ScreenWords, WholeCatalog } from "./known-words.ts";

export const french: ScreenWords = words satisfies WholeCatalog;
