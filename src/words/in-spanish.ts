// The editor's words in Spanish.
import words from "./es.json" with { type: "json" };
import type { ScreenWords, WholeCatalog } from "./known-words.ts";

export const spanish: ScreenWords = words satisfies WholeCatalog;
