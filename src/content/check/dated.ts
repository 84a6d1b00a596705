// Checks the first and the last day of things that are shown for a time, or that are about some days.
import { problem, type Problem } from "../diagnostics/problem.ts";
import { isFields, valueAt } from "../model/json.ts";
import type { Path } from "../model/path.ts";
import { datedLists } from "../schema/dated-lists.ts";
import { isHidden } from "../schema/walk.ts";
import { isDay, isWrittenAsDay } from "../text/day.ts";
import { atValue, type Context, type FieldsRule } from "./rule.ts";

export const dated: readonly FieldsRule[] = datedLists.map(([on, paths]) => ({
  on,
  isForShown: true,
  check: (value, context) => paths.flatMap((path) => checkItems(value, path, context)),
}));

function checkItems(value: Readonly<Record<string, unknown>>, path: Path, context: Context) {
  const items = valueAt(value, path);
  return (Array.isArray(items) ? items : []).flatMap((item: unknown, index) =>
    isFields(item) && !isHidden(item)
      ? checkDays(item, { ...context, path: [...context.path, ...path, index] })
      : [],
  );
}

/** Shown on every page. */
export const datedNotice: FieldsRule = {
  on: "site",
  check: ({ notice }, context) =>
    isFields(notice) ? checkDays(notice, { ...context, path: [...context.path, "notice"] }) : [],
};

function checkDays({ from, until, date }: Record<string, unknown>, context: Context): Problem[] {
  const wrong = [
    ...wrongDay(from, "from", context),
    ...wrongDay(until, "until", context),
    ...wrongDay(date, "date", context),
  ];
  const isBefore = typeof from === "string" && typeof until === "string" && until < from;
  if (wrong.length > 0 || !isBefore) return wrong;
  return [problem("ends-before-start", atValue(context, "until"), { from, until })];
}

/** A day that isn't in the calendar. A text that isn't written like a day is reported by the schema. */
export function wrongDay(day: unknown, field: string, context: Context): Problem[] {
  const isMeant = typeof day === "string" && isWrittenAsDay(day);
  return isMeant && !isDay(day) ? [problem("wrong-date", atValue(context, field), { day })] : [];
}
