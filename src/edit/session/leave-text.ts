// Removes an optional text field that was left empty, because the check would report it as a problem.
import { valueAt } from "../../content/model/json.ts";
import { isOptional } from "../schema/is-optional.ts";
import { titleAt } from "../schema/node-at.ts";
import { locationKey, type Location } from "../model/location.ts";
import { fileValue } from "../model/read-json.ts";
import type { Session } from "./session.ts";

/** @returns the message to announce; undefined if nothing was removed */
export function leaveText(session: Session, location: Location): string | undefined {
  const { file, path } = location;
  const root = fileValue(session.state().history.files, file);
  const isGone = isEmpty(valueAt(root, path)) && isOptional(file, root, path);
  // Part of the same undo step as the typing that emptied it.
  if (isGone) session.change(file, { do: "remove", path }, locationKey(location));
  session.endStep();
  return isGone
    ? `“${titleAt(file, root, path)}” is empty, so it was removed. Undo brings it back.`
    : undefined;
}

function isEmpty(value: unknown): boolean {
  return typeof value === "string" && value.trim() === "";
}
