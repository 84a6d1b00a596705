// Walks a file once and asks every rule about the content it is for.
import type { Problem } from "../diagnostics/problem.ts";
import { isFields } from "../model/json.ts";
import { onceEach, onceForText } from "../model/once.ts";
import type { SymbolTable } from "../model/symbols.ts";
import type { ReadFile } from "../schema/read-flawless.ts";
import { isKnown } from "../schema/is-known.ts";
import { longestText, walk, type Plan } from "../schema/walk.ts";
import { fieldsRules, textRules } from "./registry.ts";
import type { Context } from "./rule.ts";
import { rulesByCharacter } from "./rules-by-character.ts";

/** A text without a kind has the rules for every text. */
const textRulesOf = onceForText((kind) =>
  rulesByCharacter(textRules.filter(({ on }) => on === kind || on === "every text")),
);
const fieldsRulesOf = onceEach((plan: Plan) =>
  fieldsRules.filter(({ on }) => (typeof on === "function" ? on(plan) : on === plan.kind)),
);

/** The values that a rule reads without reporting on them. */
const nothing: readonly string[] = [];

export function applyRules(file: ReadFile, symbols: SymbolTable): Problem[] {
  const facts = symbols.facts ?? {};
  const problems: Problem[] = [];
  const context: Context = { path: [], plan: file.plan, file: file.name, symbols, facts };
  walk(file.plan, file.value, ({ plan, value, path, isShown }) => {
    context.path = path;
    context.plan = plan;
    if (typeof value === "string" && value.length <= longestText) {
      for (const { check } of textRulesOf(plan.kind ?? "")(value))
        add(check(value, context), problems);
    } else if (isFields(value)) {
      for (const { isForShown, reads = nothing, check } of fieldsRulesOf(plan)) {
        const isAsked = (isShown || !isForShown) && isKnown(file.unknown, path, reads);
        if (isAsked) add(check(value, context), problems);
      }
    }
  });
  return problems;
}

/** Shared, because nearly every rule finds nothing in nearly every text. */
function add(found: readonly Problem[], problems: Problem[]): void {
  if (found.length > 0) problems.push(...found);
}
