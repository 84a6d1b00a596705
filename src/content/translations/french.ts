// What samples, a new site and the built-in text say in French.
import { frenchWording as wording } from "./built-in-text/french.ts";
import type { Translation } from "./translation.ts";
import texts from "./fr.json" with { type: "json" };

export const french: Translation = { language: "fr", texts, wording };
