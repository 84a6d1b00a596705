// One walk through a file, in which every rule is asked about the content that it is for.
import type { Problem } from "../diagnostics/problem.ts";
import { isFields } from "../model/json.ts";
import type { SymbolTable } from "../model/symbols.ts";
import type { ReadFile } from "../schema/read-file.ts";
import { isKnown } from "../schema/unknown-paths.ts";
import { longestText, walk, type Kind } from "../schema/walk.ts";
import { fieldsRules, textRules } from "./registry.ts";
import type { Context } from "./rule.ts";

type Rule<On> = { on: On | "every text" };

const textRulesOf = createLookUp(textRules);
const fieldsRulesOf = createLookUp(fieldsRules);

export function applyRules(file: ReadFile, symbols: SymbolTable): Problem[] {
  const facts = symbols.facts ?? {};
  const problems: Problem[] = [];
  // Nearly every rule finds nothing in nearly every text.
  const add = (found: readonly Problem[]) => {
    if (found.length > 0) problems.push(...found);
  };
  walk(file.plan, file.value, ({ plan, value, path, isShown }) => {
    const context: Context = { path, plan, file: file.name, symbols, facts };
    if (typeof value === "string" && value.length <= longestText) {
      for (const { check } of textRulesOf(plan.kind)) add(check(value, context));
    } else if (isFields(value)) {
      for (const { isForShown, reads = [], check } of fieldsRulesOf(plan.kind)) {
        const isAsked = (isShown || !isForShown) && isKnown(file.unknown, path, reads);
        if (isAsked) add(check(value, context));
      }
    }
  });
  return problems;
}

/** The rules for each kind, found once. */
function createLookUp<R extends Rule<Kind>>(
  rules: readonly R[],
): (kind: Kind | undefined) => readonly R[] {
  const byKind = new Map<Kind | undefined, readonly R[]>();
  return (kind) => {
    const known = byKind.get(kind);
    if (known) return known;
    const found = rules.filter(({ on }) => on === kind || on === "every text");
    byKind.set(kind, found);
    return found;
  };
}
