// How a site looks beyond its colors: what content chooses, or the built-in look.
import type * as schema from "../model/schema.gen.ts";
import type { Look } from "../model/site.ts";

export const ownLook: Look = {
  corners: "soft",
  spacing: "normal",
  headings: "serif",
  header: "line",
};

/** @param chosen as site.json has it, with the address of a font */
export function lookOf(chosen: schema.Site["look"] = {}): Look {
  const { corners, spacing, headings, header, headingFont } = { ...ownLook, ...chosen };
  return { corners, spacing, headings, header, headingFont };
}
