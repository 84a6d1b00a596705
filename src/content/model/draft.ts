// Tells draft pages, which visitors don't see, from published ones.
import { isFields } from "./json.ts";

/** @param page the value of a page's file, of any shape */
export function isDraft(page: unknown): boolean {
  return isFields(page) && page["draft"] === true;
}
