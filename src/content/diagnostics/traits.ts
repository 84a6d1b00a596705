// What the catalog says about a problem besides its sentences.
import { catalog } from "./catalog.ts";
import { disk } from "./catalog/disk.ts";
import type { Traits } from "./catalog/entry.ts";
import { shape } from "./catalog/shape.ts";
import { syntax } from "./catalog/syntax.ts";
import type { Finding } from "./finding.ts";
import type { Problem } from "./problem.ts";

/** What a problem implies, and what implies it. */
export function traitsOf({ id }: Problem): Traits<unknown> {
  // The pair of id and values was checked when the problem was made.
  return catalog[id] as Traits<unknown>;
}

/** Which phase a problem belongs to: how the file is written, its shape, or its meaning. */
export function phaseOf({ id }: Problem): "syntax" | "shape" | "meaning" {
  if (Object.hasOwn(syntax, id) || isOfDisk({ id })) return "syntax";
  return Object.hasOwn(shape, id) ? "shape" : "meaning";
}

/** True if a problem means that something couldn't even be read. */
export function isOfDisk({ id }: Pick<Finding, "id">): boolean {
  return Object.hasOwn(disk, id);
}
