// What samples, a new site and the built-in text say in Spanish.
import { spanishWording as wording } from "./built-in-text/spanish.ts";
import type { Translation } from "./translation.ts";
import texts from "./es.json" with { type: "json" };

export const spanish: Translation = { language: "es", texts, wording };
