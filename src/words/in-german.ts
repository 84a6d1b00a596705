// The editor's words in German.
import words from "./de.json" with { type: "json" };
import type { ScreenWords } from "./known-words.ts";

export const german: ScreenWords = words;
