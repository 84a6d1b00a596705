// What a problem is about, as JSON pointers that can be compared.
import { pointer, type Path } from "../model/path.ts";
import type { Problem } from "./problem.ts";

/** The path that a misspelled field was probably meant to have. */
export function meantPath({ id, place, values }: Problem): Path | undefined {
  if (id !== "unknown-field" || values.suggestion === undefined) return undefined;
  return [...(place.path ?? []).slice(0, -1), values.suggestion];
}

/** The value that a problem is about; for a missing field, where it should be. */
export function valueOf({ id, place, values }: Problem): string {
  const path = place.path ?? [];
  return pointer(id === "missing-field" ? [...path, values.field] : path);
}

/** The exact characters that a problem is about. */
export function partOf({ place }: Problem): string {
  return `${pointer(place.path ?? [])} ${place.at === "part" ? place.from : ""}`;
}

/** @param isOfEntry true if the problem is located at an entry of the container, false if at the container itself */
export function containerOf({ place }: Problem, isOfEntry: boolean): string {
  const path = place.path ?? [];
  return pointer(isOfEntry ? path.slice(0, -1) : path);
}
