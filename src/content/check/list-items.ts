// A question that nothing answers and a quote without words are there for nobody.
import { problem } from "../diagnostics/problem.ts";
import { isFields } from "../model/json.ts";
import { isHidden } from "../schema/walk.ts";
import type { FieldsRule } from "./rule.ts";

/** By layout, what says something in an item: one of these must be there. */
const saying: Readonly<Record<string, readonly string[]>> = {
  questions: ["text", "parts", "table", "picture", "details", "action"],
  quotes: ["text", "parts", "table"],
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
      const place = { path: [...path, "items", index], at: "opening" } as const;
      return [problem("unsaid-item", place, { isQuestion: layout === "questions" })];
    });
  },
};
