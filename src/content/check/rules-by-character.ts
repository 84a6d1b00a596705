// Finds the rules that a text's characters make relevant, in one pass for all rules.
import type { TextRule } from "./rule.ts";

/** A character beyond ASCII, which represents all of these. */
const beyond = "\uffff";

/** @returns the rules to apply to a text */
export function rulesByCharacter(
  rules: readonly TextRule[],
): (text: string) => readonly TextRule[] {
  /** For each ASCII character, and for all others together, one bit for each rule that needs it. */
  const wanted = Array.from({ length: 129 }, (_, code) =>
    bits(rules, ({ characters }) =>
      characters?.test(code < 128 ? String.fromCharCode(code) : beyond),
    ),
  );
  const any = anyOf(wanted);
  const always = bits(rules, ({ characters }) => characters === undefined);
  const known = new Map<number, readonly TextRule[]>();
  return (text) => {
    let asked = always;
    while (any.test(text)) asked |= wanted[Math.min(text.charCodeAt(any.lastIndex - 1), 128)] ?? 0;
    const found = known.get(asked);
    if (found) return found;
    const rulesAsked = rules.filter((_, index) => (asked >> index) & 1);
    known.set(asked, rulesAsked);
    return rulesAsked;
  };
}

/** Finds one character after another that a rule is after. Most characters are letters that none is after. */
function anyOf(wanted: readonly number[]): RegExp {
  const codes = wanted.map((bit, code) =>
    bit === 0 ? "" : `\\x${code.toString(16).padStart(2, "0")}`,
  );
  const others = codes.pop() === "" ? "" : "\\x80-\\uffff";
  return new RegExp(`[${codes.join("")}${others}]`, "g");
}

function bits(rules: readonly TextRule[], isSet: (rule: TextRule) => boolean | undefined): number {
  return rules.reduce((all, rule, index) => all | (isSet(rule) ? 1 << index : 0), 0);
}
