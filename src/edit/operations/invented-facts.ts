// A fact that an author writes is no longer invented, so it leaves the list of placeholders.
import type { Change } from "../../content/edit/change.ts";
import { siteFile } from "../../content/model/input.ts";
import { valueAt } from "../../content/model/json.ts";
import type { Files, Operation } from "../model/history.ts";
import { fileValue } from "../model/read-json.ts";

const list = ["standIns"];

/** What follows for the list of placeholders from a change of a fact in site.json. */
export function noLongerInvented(files: Files, change: Change): Operation[] {
  if (change.do !== "set" || change.path.length !== 2) return [];
  const names = valueAt(fileValue(files, siteFile), list);
  if (!Array.isArray(names)) return [];
  const at = names.indexOf(change.path[1]);
  if (at < 0) return [];
  const path = names.length === 1 ? list : [...list, at];
  return [{ file: siteFile, change: { do: "remove", path } }];
}
