// The editor's words in Spanish.
import words from "./es.json" with { type: "json" };
import type { ScreenWords } from "./known-words.ts";

export const spanish: ScreenWords = words;
