// Checks days: those that are written are in the calendar, and what is shown for a time doesn't end before it starts.
import { problem } from "../diagnostics/problem.ts";
import { isDated } from "../schema/dated-lists.ts";
import { isDay, isWrittenAsDay } from "../text/day.ts";
import { atValue, type Context, type FieldsRule } from "./rule.ts";

/** A text that isn't written like a day is reported by the schema. */
export const days: FieldsRule = {
  on: ({ properties = {} }) => Object.values(properties).some((field) => field.isDay),
  isForShown: true,
  check: (value, context) =>
    Object.entries(context.plan.properties ?? {}).flatMap(([name, field]) => {
      const day = value[name];
      const isMeant = field.isDay && typeof day === "string" && isWrittenAsDay(day);
      return isMeant && !isDay(day) ? [problem("wrong-date", atValue(context, name), { day })] : [];
    }),
};

export const dated: FieldsRule = {
  on: isDated,
  isForShown: true,
  check: ({ from, until }, context) =>
    isKnownDay(from) && isKnownDay(until) && until < from
      ? [problem("ends-before-start", atValue(context, "until"), { from, until })]
      : [],
};

/** The same for an event's own days: with a last day only, nobody knows when it begins. */
export const eventDays: FieldsRule = {
  on: ({ properties: { firstDay, lastDay } = {} }) =>
    firstDay?.isDay === true && lastDay?.isDay === true,
  isForShown: true,
  check: ({ firstDay, lastDay }, context) => {
    if (!isKnownDay(lastDay)) return [];
    const { path } = context;
    if (firstDay === undefined)
      return [problem("missing-field", { path: [...path], at: "opening" }, firstDayOf(context))];
    const location = atValue(context, "lastDay");
    return isKnownDay(firstDay) && lastDay < firstDay
      ? [problem("ends-before-start", location, { from: firstDay, until: lastDay })]
      : [];
  },
};

const firstDayOf = ({ plan }: Pick<Context, "plan">) => ({
  field: "firstDay",
  owner: plan.title ?? "This item",
  help: "The day on which the event begins.",
});

/** True for a day in the calendar. */
export function isKnownDay(day: unknown): day is string {
  return typeof day === "string" && isDay(day);
}
