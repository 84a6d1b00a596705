// What a form asks for must be possible: a day that there is, and an answer between the limits.
import { problem, type Problem } from "../diagnostics/problem.ts";
import { isDay } from "../text/day.ts";
import { atValue, ruleFor, type Context } from "./rule.ts";

export const formDays = ruleFor("dateField", ["earliest", "latest"], (field, context) => {
  // Which day "today" is, nobody knows before a visitor comes.
  const limits = (["earliest", "latest"] as const).flatMap((name) => {
    const day = field[name];
    return day === undefined || day === "today" ? [] : [{ name, day }];
  });
  const wrong = limits
    .filter(({ day }) => !isDay(day))
    .map(({ name, day }) => problem("wrong-date", atValue(context, name), { day }));
  const [earliest, latest] = limits;
  if (wrong.length > 0 || !earliest || !latest) return wrong;
  return inOrder(["earliest", earliest.day], ["latest", latest.day], context);
});

export const formNumbers = ruleFor("numberField", ["min", "max"], ({ min, max }, context) =>
  min === undefined || max === undefined ? [] : inOrder(["min", min], ["max", max], context),
);

function inOrder<T extends string | number>(
  [lowName, low]: [name: string, limit: T],
  [highName, high]: [name: string, limit: T],
  context: Context,
): Problem[] {
  if (low <= high) return [];
  const values = { lowName, low: String(low), highName, high: String(high) };
  return [problem("crossed-limits", atValue(context, highName), values)];
}
