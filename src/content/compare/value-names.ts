// Names values and their locations for people, by the schema's titles and the values' own text.
import { factTitle } from "../../words/fact-title.ts";
import { isFields } from "../model/json.ts";
import type { Facts } from "../model/symbols.ts";
import { fillFacts } from "../resolve/facts.ts";
import { nameOf } from "../schema/describe.ts";
import { titleOf, walk, type Plan } from "../schema/walk.ts";
import {
  shownDay,
  shownInWords,
  shownTimes,
  type Known,
  type KnownForNames,
} from "./shown-text.ts";
import { cutAfter } from "../text/cut.ts";
import { screenLanguage } from "../../words/screen-language.ts";
import { t } from "../../words/t.ts";

/** `Text` for a field that the schema knows, `Fact “Reply time”` for one whose name is free. */
export function fieldName(owner: Plan | undefined, plan: Plan | undefined, field: string): string {
  if (plan?.title === undefined) return field;
  return plan === owner?.values ? t`${plan.title} “${factTitle(field)}”` : plan.title;
}

/** True if the entries' names already imply their container: cards in Cards do, links in Navigation don't. */
export function isImpliedByEntries(plan: Plan | undefined): boolean {
  const entry = plan?.items ?? plan?.values;
  if (entry?.title === undefined || plan?.title === undefined) return false;
  // Other languages make the plural of a noun in many ways, but it begins alike: “Block” and “Blöcke”.
  return screenLanguage === "en"
    ? `${entry.title}s` === plan.title
    : beginning(entry.title) === beginning(plan.title);
}

const beginning = (title: string): string =>
  title.normalize("NFD").replaceAll(/\p{M}/gu, "").slice(0, 3).toLowerCase();

/** `Card “On US hours”`, by its first words if it has no name of its own; `Card 2` if it has no text. */
export function itemName(
  plan: Plan | undefined,
  value: unknown,
  index: number,
  { facts, language }: KnownForNames,
): string {
  const sort = (plan && titleOf(plan, value)) ?? t`Entry`;
  const filled = (text: string) => fillFacts(text, facts).text;
  const own = filled(nameOf(value) ?? "");
  const name = hasWords(own)
    ? own
    : textsIn(value, plan, language).map(filled).map(firstWords).find(hasWords);
  return name === undefined ? `${sort} ${index + 1}` : t`${sort} “${name}”`;
}

function firstWords(text: string): string {
  return cutAfter(text, 40);
}

function hasWords(text: string): boolean {
  return text.trim() !== "";
}

/** An item's position in its list. */
export function positionOf(list: readonly unknown[], index: number, facts: Facts): string {
  if (index === 0) return t`first`;
  const name = fillFacts(nameOf(list[index - 1]) ?? "", facts).text;
  return hasWords(name) ? t`after “${name}”` : t`number ${index + 1} of ${list.length}`;
}

/** The readable text of a value. */
export function inWords(value: unknown, plan: Plan | undefined, known: Known): string {
  if (value === undefined) return "";
  if (typeof value === "boolean") return value ? t`yes` : t`no`;
  if (typeof value === "string") return shownInWords(value, plan, known);
  if (typeof value !== "object" || value === null) return String(value);
  if (plan?.items?.isTimes && Array.isArray(value)) return shownTimes(value, known.language);
  if (plan?.isOneChange && isFields(value)) return allOf(value, plan, known).join(" · ");
  const texts = textsIn(value, plan, known.language);
  return (texts.length > 0 ? texts : leavesOf(value))
    .map((text) => shownInWords(text, undefined, known))
    .join(" · ");
}

/** What a link or a picture has, in the schema's order: its text, its target, its numbers, the options that are on. */
function allOf(value: Record<string, unknown>, { properties = {} }: Plan, known: Known): string[] {
  return Object.entries(properties).flatMap(([field, plan]) => {
    const inner = value[field];
    if (plan.follows !== undefined || inner === false) return [];
    const name = plan.title ?? field;
    if (typeof inner === "number") return `${name}: ${inner}`;
    return inner === true ? name : inWords(inner, plan, known) || [];
  });
}

/** The texts for readers in a value, and what is written for them from days and times. */
function textsIn(value: unknown, plan: Plan | undefined, language: Known["language"]): string[] {
  const texts: string[] = [];
  if (!plan) return texts;
  walk(plan, value, ({ plan: { kind, title = "", items }, value: inner }) => {
    const isText = kind === "text" || kind === "markdown";
    if (isText && typeof inner === "string") texts.push(inner);
    if (kind === "day" && typeof inner === "string") texts.push(shownDay(inner, language));
    if (items?.isTimes && Array.isArray(inner))
      texts.push(`${title} ${shownTimes(inner, language)}`);
  });
  return texts;
}

/** Every text, number and other plain value in a value. */
export function leavesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(leavesOf);
  return isFields(value) ? Object.values(value).flatMap(leavesOf) : [String(value)];
}
