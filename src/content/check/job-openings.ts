// Checks that an opening has what search engines need: what the work is, and where.
import { problem, type Problem } from "../diagnostics/problem.ts";
import { isFields } from "../model/json.ts";
import { wrongDay } from "./dated.ts";
import { atValue, type Context, type FieldsRule } from "./rule.ts";

export const jobOpenings: FieldsRule = {
  on: "list",
  isForShown: true,
  check: ({ items }, context) =>
    (Array.isArray(items) ? items : []).flatMap((item: unknown, index) =>
      isFields(item) && item["opening"] !== undefined
        ? checkOpening(item, { ...context, path: [...context.path, "items", index, "opening"] })
        : [],
    ),
};

function checkOpening(item: Record<string, unknown>, context: Context): Problem[] {
  const { text, details, opening } = item;
  const isDescribed = text !== undefined || (Array.isArray(details) && details.length > 0);
  const isListed = isDescribed && context.symbols.hasAddress;
  const missing = isDescribed ? "address" : "text";
  return [
    ...(isListed
      ? []
      : [problem("unlisted-opening", { path: context.path, at: "key" }, { missing })]),
    ...checkDates(opening, context),
  ];
}

function checkDates(opening: unknown, context: Context): Problem[] {
  if (!isFields(opening)) return [];
  const { posted, closes } = opening;
  const wrong = Object.entries({ posted, closes }).flatMap(([field, day]) =>
    wrongDay(day, field, context),
  );
  const isBefore = typeof posted === "string" && typeof closes === "string" && closes < posted;
  if (wrong.length > 0 || !isBefore) return wrong;
  return [problem("early-end", atValue(context, "closes"), { closes, posted })];
}
