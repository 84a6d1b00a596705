// Describes both versions of a conflict for someone who knows the page and not its file.
import { factTitle } from "../../words/fact-title.ts";
import { isFields } from "../model/json.ts";
import { innerPlan, titleOf, type Plan } from "../schema/walk.ts";
import { itemName } from "./value-names.ts";
import { locationText, textOf } from "./difference-text.ts";
import type { Difference } from "./difference.ts";
import { shownInWords, shownTimes, type Known } from "./shown-text.ts";
import { screenLanguage } from "../../words/screen-language.ts";
import { t } from "../../words/t.ts";

/** Shown for a version without a value. */
export const nothing = t`Nothing`;

/** Never the raw value: `Yes`, `desk.jpg`, `Page “Contact”`, `3 cards`. */
export function shownValue(value: unknown, plan: Plan | undefined, known: Known): string {
  if (value === undefined || value === null || value === "") return nothing;
  const choice = plan?.choices?.get(value);
  if (choice !== undefined) return choice;
  if (typeof value === "boolean") return value ? t`Yes` : t`No`;
  if (typeof value === "string") return shownText(value, plan, known);
  if (Array.isArray(value)) return shownList(value, plan, known);
  return isFields(value) ? shownFields(value, plan, known) : String(value);
}

function shownText(text: string, plan: Plan | undefined, known: Known): string {
  const { facts } = known;
  const shown = shownInWords(
    text,
    plan,
    known,
    (name) => t`${facts[name] ?? ""} (fact “${factTitle(name)}”)`,
  );
  return shown.replaceAll(
    /\{\{\s*facts\.([^{}]*?)\s*\}\}/g,
    (_missing, name: string) => t`(fact “${factTitle(name)}”)`,
  );
}

function shownList(list: readonly unknown[], plan: Plan | undefined, known: Known): string {
  if (plan?.items?.isTimes) return shownTimes(list, known.language) || nothing;
  const isOfItems = list.some((item) => typeof item === "object");
  if (!isOfItems)
    return list.map((item) => shownValue(item, plan?.items, known)).join(" · ") || nothing;
  const [one] = new Set(list.map((item) => plan?.items && titleOf(plan.items, item)));
  // Only English makes the plural of any noun by a rule.
  if (screenLanguage !== "en") return `${plan?.title ?? one ?? t`Items`}: ${list.length}`;
  return counted(list.length, (one ?? plan?.items?.title ?? "item").toLowerCase());
}

function counted(count: number, noun: string): string {
  const plural = /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
  return `${count} ${count === 1 ? noun : plural}`;
}

/** Each of its fields, with the field's name where the value alone says too little. */
function shownFields(value: Record<string, unknown>, plan: Plan | undefined, known: Known): string {
  const shown = Object.entries(value).flatMap(([field, held]) => {
    const inner = plan && innerPlan(plan, value, field);
    // A file's measures say nothing that its name doesn't; how it is cut does.
    const isMeasure = inner?.follows !== undefined && typeof held === "number";
    if (field === "type" || isMeasure || held === false) return [];
    if (held === true) return inner?.title ?? [];
    const words = shownValue(held, inner, known);
    if (inner?.follows !== undefined) return `${inner.title} (${words})`;
    return typeof held === "number" && inner?.title !== undefined
      ? `${inner.title}: ${words}`
      : words;
  });
  return shown.join(" · ") || nothing;
}

/** The order of a list, by the names of its items. */
export function shownOrder(
  items: readonly unknown[],
  plan: Plan | undefined,
  known: Known,
): string {
  const names = items.map((item, index) =>
    typeof item === "string"
      ? shownInWords(item, plan?.items, known)
      : itemName(plan?.items, item, index, known),
  );
  return names.map((name, index) => `${index + 1}. ${name}`).join("\n");
}

/** What happens to content that the other person removed. @param found what was changed in it */
export function shownAsChanged(
  name: string,
  found: readonly Pick<Difference, "location" | "after">[],
): string {
  const words = found.map(
    ({ location, after }) => `${locationText(location)}: ${textOf(after) || t`removed`}`,
  );
  return words.length === 0
    ? t`Keep ${name}, with the changes`
    : [t`Keep ${name}, with the changes:`, ...words].join("\n");
}

export function shownAsRemoved(name: string): string {
  return t`Remove ${name}`;
}
