// What is put into a list beside others: under a name and an id that none of them has.
import { isFields, type Json } from "../../content/model/json.ts";

/** The fields by which things of one list are told apart. */
const names = ["name", "id"];

/** @param others what stands in the list already */
export function withUniqueNames(value: Json, others: readonly unknown[]): Json {
  if (!isFields(value)) return value;
  const taken = (name: string, written: string) =>
    others.some((other) => isFields(other) && other[name] === written);
  const own = names.flatMap((name): [string, string][] => {
    const written = value[name];
    if (typeof written !== "string") return [];
    let free = written;
    for (let number = 2; taken(name, free); number++) free = `${written}${number}`;
    return [[name, free]];
  });
  // Cast: what comes of JSON is JSON.
  return { ...(value as Record<string, Json>), ...Object.fromEntries(own) };
}
