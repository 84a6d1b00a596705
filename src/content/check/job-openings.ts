// Checks that an opening has what search engines need: what the work is, and where.
import { problem, type Problem } from "../diagnostics/problem.ts";
import { isFields } from "../model/json.ts";
import { openingField } from "../schema/dated-lists.ts";
import { isKnownDay } from "./dated.ts";
import { atValue, type Context, type FieldsRule } from "./rule.ts";

export const jobOpenings: FieldsRule = {
  on: (plan) => openingField(plan) !== undefined,
  isForShown: true,
  check: (item, context) => {
    const field = openingField(context.plan);
    if (field === undefined || item[field] === undefined) return [];
    return checkOpening(item, field, { ...context, path: [...context.path, field] });
  },
};

function checkOpening(
  item: Readonly<Record<string, unknown>>,
  field: string,
  context: Context,
): Problem[] {
  const { text, details, [field]: opening } = item;
  const isDescribed = text !== undefined || (Array.isArray(details) && details.length > 0);
  const isListed = isDescribed && context.symbols.hasAddress;
  const missing = isDescribed ? "address" : "text";
  return [
    ...(isListed
      ? []
      : [problem("unlisted-opening", { path: context.path, at: "key" }, { missing, field })]),
    ...checkEnd(opening, context),
  ];
}

function checkEnd(opening: unknown, context: Context): Problem[] {
  if (!isFields(opening)) return [];
  const { posted, closes } = opening;
  return isKnownDay(posted) && isKnownDay(closes) && closes < posted
    ? [problem("early-end", atValue(context, "closes"), { closes, posted })]
    : [];
}
