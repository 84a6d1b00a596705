// Reports questions without an answer, quotes without words, and items of a gallery without a picture.
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
    if (!fields || !Array.isArray(items)) return [];
    return items.flatMap((item: unknown, index) => {
      if (!isFields(item) || isHidden(item)) return [];
      if (fields.some((field) => item[field] !== undefined)) return [];
      const location = { path: [...path, "items", index], at: "opening" } as const;
      if (layout === "gallery") return [problem("no-gallery-picture", location, {})];
      return [problem("unsaid-item", location, { isQuestion: layout === "questions" })];
    });
  },
};
