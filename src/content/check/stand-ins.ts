// What must change before the site goes live: invented names, numbers and ids that can reach nobody.
import { problem, type Problem } from "../diagnostics/problem.ts";
import type { Facts } from "../resolve/facts.ts";
import type { Path } from "../model/path.ts";
import { standInPhone } from "../text/phone.ts";
import { isFields, longestText, walk, type Plan } from "../schema/walk.ts";

/** Names under .example are kept free by RFC 2606. */
const address = /[^\s"'<>()[\]{}]*\.example\b[^\s"'<>()[\]{}]*/gi;
const id = /^set-your-/;

/** @param value a whole file, walked by its plan */
export function findStandIns(plan: Plan, value: unknown): Problem[] {
  const problems: Problem[] = [];
  walk(plan, value, (_plan, text, path) => {
    if (typeof text !== "string" || text.length > longestText) return;
    const part = (written: string, from: number) =>
      ({ path: [...path], at: "part", from, length: written.length }) as const;
    if (text.toLowerCase().includes(".example"))
      for (const { 0: written, index } of text.matchAll(address))
        problems.push(problem("stand-in-address", part(written, index), { written }));
    if (text.includes("555"))
      for (const { 0: written, index } of text.matchAll(standInPhone))
        problems.push(problem("stand-in-phone", part(written, index), { written }));
    if (id.test(text)) problems.push(problem("stand-in-id", part(text, 0), { written: text }));
  });
  return problems;
}

/** The facts that site.json says are invented, which no pattern could tell. */
export function findNamedStandIns(site: unknown, facts: Facts): Problem[] {
  return namedStandIns(site).flatMap(({ fact }) => {
    const value = Object.hasOwn(facts, fact) ? facts[fact] : undefined;
    const place = { path: ["facts", fact], at: "value" } as const;
    return value === undefined ? [] : [problem("stand-in-fact", place, { fact, value })];
  });
}

/** What stands in site.json's list of facts that are still invented. */
export function namedStandIns(site: unknown): { fact: string; path: Path }[] {
  const listed: unknown = isFields(site) ? site["standIns"] : undefined;
  if (!Array.isArray(listed)) return [];
  return listed.flatMap((fact: unknown, index) =>
    typeof fact === "string" ? [{ fact, path: ["standIns", index] }] : [],
  );
}
