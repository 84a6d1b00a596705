// Checks that a form where visitors choose an opening offers the current ones, and none that was removed.
import { problem } from "../diagnostics/problem.ts";
import { isFields, valueAt } from "../model/json.ts";
import { openingListsOf } from "../schema/dated-lists.ts";
import { innerPlan, isHidden, variantOf, type Plan } from "../schema/walk.ts";
import { ruleFor, atValue } from "./rule.ts";

export const openingChoices = ruleFor(
  "page",
  ["blocks/*/type", "blocks/*/items/*/heading", "blocks/*/fields/*/options/*/label"],
  (page, { plan }) => {
    const { blocks } = page;
    const openings = openingsIn(page, plan);
    if (openings.length === 0) return [];
    const shown = new Set(openings.filter((each) => !isHidden(each)).map(({ heading }) => heading));
    return blocks.flatMap((block, at) => {
      if (block.type !== "form" || isHidden(block)) return [];
      return block.fields.flatMap((field, index) => {
        if (!("options" in field)) return [];
        const options = [...field.options.entries()].filter(([, option]) => !isHidden(option));
        return withoutOpening(options, shown).map(([option, { label }]) => {
          const location = atValue(
            { path: [] },
            "blocks",
            at,
            "fields",
            index,
            "options",
            option,
            "label",
          );
          return problem("closed-opening", location, { label });
        });
      });
    });
  },
);

/** The openings in a page's blocks, also those that are hidden. */
function openingsIn(page: { blocks: readonly object[] }, plan: Plan): Record<string, unknown>[] {
  return page.blocks.flatMap((block) => {
    const own = innerPlan(plan, page, "blocks")?.items;
    const variant = own && variantOf(own, block);
    return (variant ? openingListsOf(variant) : []).flatMap(({ path, field }) => {
      const items: unknown = valueAt(block, path);
      const all: unknown[] = Array.isArray(items) ? items : [];
      return all.filter(isFields).filter((item) => item[field] !== undefined);
    });
  });
}

type Option = readonly [index: number, option: { label: string }];

/**
 * The only choice that isn't an opening where all others are; the last one may be anything. With two, they may be
 * intended.
 */
function withoutOpening(options: readonly Option[], openings: ReadonlySet<unknown>): Option[] {
  const others = options.slice(0, -1).filter(([, { label }]) => !openings.has(label));
  const matching = options.filter(([, { label }]) => openings.has(label));
  return others.length === 1 && matching.length > 1 ? others : [];
}
