// Says which selectors can only match elements of one type of block.
import type { Rule, Selector, SelectorComponent } from "lightningcss";

/** What a selector matches: an element with a class of the block, one below such an element, or any other. */
type Match = "own" | "below" | "other";

interface Foreign {
  /** As the parser counts: lines from 0. */
  loc: { line: number; column: number };
}

/** @param type the block's @returns the places of rules that can be for more than the block */
export const foreignRules = (rules: readonly Rule[], type: string): Foreign[] =>
  rules.flatMap((rule) => foreignIn(rule, type, "other"));

/** @param around what `&` matches */
function foreignIn(rule: Rule, type: string, around: Match): Foreign[] {
  if (rule.type !== "style") return nestedIn(rule).flatMap((each) => foreignIn(each, type, around));
  const matches = rule.value.selectors.map((each) => matchOf(each, type, around));
  // Rules within this one are as wrong as it is.
  if (matches.includes("other")) return [{ loc: rule.value.loc }];
  const within = matches.every((each) => each === "below") ? "below" : "own";
  return (rule.value.rules ?? []).flatMap((each) => foreignIn(each, type, within));
}

/** The rules in those around rules that a block may have. */
function nestedIn(rule: Rule): readonly Rule[] {
  if (rule.type === "nesting") return [{ type: "style", value: rule.value.style }];
  const isAround = rule.type === "media" || rule.type === "supports" || rule.type === "container";
  return isAround ? rule.value.rules : [];
}

function matchOf(selector: Selector, type: string, around: Match): Match {
  const [{ first }, ...rest] = compoundsOf(selector);
  const start = isOwn(first, type) ? "own" : first?.type === "nesting" ? around : "other";
  if (start === "other") return "other";
  return rest.reduce<Match>((match, next) => {
    const moved = after(next.combinator, match);
    return moved === "other" && isOwn(next.first, type) ? "own" : moved;
  }, start);
}

/** A part of a selector that is about one element. */
interface Compound {
  /** What is between the part before and this one. */
  combinator?: string;
  /** What it begins with. */
  first?: SelectorComponent;
}

function compoundsOf(selector: Selector): [Compound, ...Compound[]] {
  const [head, ...tail] = selector;
  const compounds: [Compound, ...Compound[]] = [head ? { first: head } : {}];
  for (const [index, part] of tail.entries())
    if (part.type === "combinator") {
      const first = tail[index + 1];
      compounds.push({ combinator: part.value, ...(first && { first }) });
    }
  return compounds;
}

const isOwn = (first: SelectorComponent | undefined, type: string): boolean =>
  first?.type === "class" && (first.name === type || first.name.startsWith(`${type}-`));

/** The element with the block's class may be its outermost, and the siblings of that are other blocks. */
function after(combinator: string | undefined, match: Match): Match {
  if (match === "other") return "other";
  if (combinator === "descendant" || combinator === "child") return "below";
  if (combinator === "pseudo-element") return match;
  return match === "below" && combinator?.endsWith("-sibling") ? "below" : "other";
}
