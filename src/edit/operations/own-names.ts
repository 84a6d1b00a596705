// Gives an item a name and an id that no other item in its list has.
import { isFields, type Json } from "../../content/model/json.ts";
import { firstFree } from "../../content/text/first-free.ts";

/** The fields that identify items in a list. */
const names = ["name", "id"];

/** @param others the items already in the list */
export function withUniqueNames(value: Json, others: readonly unknown[]): Json {
  if (!isFields(value)) return value;
  const isTaken = (name: string, written: string) =>
    others.some((other) => isFields(other) && other[name] === written);
  const own = names.flatMap((name): [string, string][] => {
    const written = value[name];
    if (typeof written !== "string") return [];
    return [[name, firstFree(written, (next) => !isTaken(name, next))]];
  });
  // Cast: what comes of JSON is JSON.
  return { ...(value as Record<string, Json>), ...Object.fromEntries(own) };
}
