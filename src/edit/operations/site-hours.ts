// Lets a sample block show the opening hours of the site, where it has them, instead of rows to be typed.
import { siteFile } from "../../content/model/input.ts";
import { isFields, valueAt, type Json } from "../../content/model/json.ts";
import type { Files } from "../model/history.ts";
import { fileValue } from "../model/read-json.ts";

export function withSiteHours(files: Files, sample: Json): Json {
  const { hours } = isFields(sample) ? sample : {};
  const hasHours = isFields(valueAt(fileValue(files, siteFile), ["openingHours"]));
  if (!hasHours || !isFields(sample) || !isFields(hours)) return sample;
  const { rows: _typed, ...shown } = hours;
  return { ...sample, hours: shown };
}
