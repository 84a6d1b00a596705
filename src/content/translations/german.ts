// What samples, a new site and the built-in text say in German.
import { germanWording as wording } from "./built-in-text/german.ts";
import type { Translation } from "./translation.ts";
import texts from "./de.json" with { type: "json" };

export const german: Translation = { language: "de", texts, wording };
