// What a problem is about, as JSON pointers that can be compared.
import { pointer, type Path } from "../model/path.ts";
import type { Problem } from "./problem.ts";

/** The path that a misspelled field was probably meant to have. */
export function meantPath({ id, location, values }: Problem): Path | undefined {
  const meant =
    id === "renamed-field" ? values.now : id === "unknown-field" ? values.suggestion : undefined;
  return meant === undefined ? undefined : [...(location.path ?? []).slice(0, -1), meant];
}

/** The value that a problem is about; for a missing field, where it should be. */
export function valueOf({ id, location, values }: Problem): string {
  const path = location.path ?? [];
  return pointer(id === "missing-field" ? [...path, values.field] : path);
}

/** The exact characters that a problem is about. */
export function partOf({ location }: Problem): string {
  return `${pointer(location.path ?? [])} ${location.at === "part" ? location.from : ""}`;
}

/** @param isOfEntry true if the problem is located at an entry of the container, false if at the container itself */
export function containerOf({ location }: Problem, isOfEntry: boolean): string {
  const path = location.path ?? [];
  return pointer(isOfEntry ? path.slice(0, -1) : path);
}
