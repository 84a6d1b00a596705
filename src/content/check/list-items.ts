// Reports questions without an answer, quotes without words, items of a gallery without a picture, items that need a
// heading although they have a picture, and days and places that the list's layout doesn't show.
import { problem } from "../diagnostics/problem.ts";
import { isFields } from "../model/json.ts";
import { isHidden } from "../schema/walk.ts";
import type { FieldsRule } from "./rule.ts";

/** By layout, the fields that an item is made of: one of them must be there. */
const saying: Readonly<Record<string, readonly string[]>> = {
  questions: ["text", "parts", "table", "picture", "details", "action"],
  quotes: ["text", "parts", "table"],
  gallery: ["picture"],
};

export const listItems: FieldsRule = {
  on: "list",
  reads: ["layout"],
  isForShown: true,
  check: ({ layout, items }, { path }) => {
    const fields = saying[String(layout)];
    if (!Array.isArray(items)) return [];
    return items.flatMap((item: unknown, index) => {
      if (!isFields(item) || isHidden(item)) return [];
      const location = { path: [...path, "items", index], at: "opening" } as const;
      const unnamed = unnamedIn(layout, item);
      if (unnamed) return [problem("missing-field", location, { field: "heading", ...unnamed })];
      if (!fields || fields.some((field) => item[field] !== undefined)) return [];
      if (layout === "gallery") return [problem("no-gallery-picture", location, {})];
      return [problem("unsaid-item", location, { isQuestion: layout === "questions" })];
    });
  },
};

/** What needs its heading although it has a picture; the schema asks for one of the two in any item. */
function unnamedIn(layout: unknown, item: Record<string, unknown>) {
  const { heading, picture, opening } = item;
  if (heading !== undefined || !isFields(picture)) return undefined;
  if (layout === "questions") return { owner: "This question", help: "" };
  if (opening !== undefined) return { owner: "This job opening", help: "" };
  if (layout !== "gallery" || picture["decorative"] !== true) return undefined;
  const help = "Or say what the picture shows: it is a link, and links need a name.";
  return { owner: "This picture", help };
}

/** Each is shown by one layout alone. */
const onlyIn: Readonly<Record<string, "news" | "events">> = {
  date: "news",
  firstDay: "events",
  lastDay: "events",
  time: "events",
  place: "events",
};

/** The field for an item's day, by the layouts that show one. */
const dayIn: Readonly<Record<string, string>> = { news: "date", events: "firstDay" };

/** Each field once, where the first item has it: people who try another layout have it in all items. */
export const unshownFields: FieldsRule = {
  on: "list",
  reads: ["layout"],
  isForShown: true,
  check: ({ layout = "columns", items }, { path }) => {
    if (!Array.isArray(items)) return [];
    return Object.entries(onlyIn).flatMap(([field, shownIn]) => {
      const index = items.findIndex(
        (item: unknown) => isFields(item) && !isHidden(item) && item[field] !== undefined,
      );
      if (index < 0 || layout === shownIn) return [];
      const location = { path: [...path, "items", index, field], at: "key" } as const;
      const instead = field === dayIn[shownIn] ? dayIn[String(layout)] : undefined;
      const values = { field, layout: String(layout), shownIn, instead };
      return [problem("unshown-field", location, values)];
    });
  },
};
