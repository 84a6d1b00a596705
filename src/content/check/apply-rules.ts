// Walks a file once and asks every rule about the content it is for.
import type { Problem } from "../diagnostics/problem.ts";
import { isFields } from "../model/json.ts";
import type { SymbolTable } from "../model/symbols.ts";
import type { ReadFile } from "../schema/read-flawless.ts";
import { isKnown } from "../schema/is-known.ts";
import { longestText, walk, type Plan } from "../schema/walk.ts";
import { fieldsRules, textRules } from "./registry.ts";
import type { Context, FieldsRule } from "./rule.ts";
import { rulesByCharacter } from "./rules-by-character.ts";

const textRulesOf = createLookUp(
  new Map<Plan["kind"], ReturnType<typeof rulesByCharacter>>(),
  (kind) => rulesByCharacter(textRules.filter(({ on }) => on === kind || on === "every text")),
);
const fieldsRulesOf = createLookUp(new WeakMap<Plan, FieldsRule[]>(), (plan) =>
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
      for (const { check } of textRulesOf(plan.kind)(value)) add(check(value, context), problems);
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

/** The rules for each kind of value, looked up once. */
function createLookUp<Of, Found>(
  known: Pick<Map<Of, Found>, "get"> & { set: (of: Of, found: Found) => unknown },
  find: (of: Of) => Found,
): (of: Of) => Found {
  return (of) => {
    const last = known.get(of);
    if (last) return last;
    const found = find(of);
    known.set(of, found);
    return found;
  };
}
