// Checks that a form where visitors choose an opening offers the current ones, and none that was removed.
import { problem } from "../diagnostics/problem.ts";
import { isFields } from "../model/json.ts";
import { isHidden } from "../schema/walk.ts";
import { ruleFor, atValue } from "./rule.ts";

export const openingChoices = ruleFor(
  "page",
  ["blocks/*/type", "blocks/*/items/*/heading", "blocks/*/fields/*/options/*/label"],
  ({ blocks }) => {
    const openings = blocks.flatMap((block) =>
      block.type === "list" ? block.items.filter(({ opening }) => opening !== undefined) : [],
    );
    if (openings.length === 0) return [];
    const isOffered = (block: unknown) => isFields(block) && !isHidden(block);
    const shown = new Set(openings.filter(isOffered).flatMap(({ heading }) => heading ?? []));
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

type Option = readonly [index: number, option: { label: string }];

/**
 * The only choice that isn't an opening where all others are; the last one may be anything. With two, they may be
 * intended.
 */
function withoutOpening(options: readonly Option[], openings: ReadonlySet<string>): Option[] {
  const others = options.slice(0, -1).filter(([, { label }]) => !openings.has(label));
  const matching = options.filter(([, { label }]) => openings.has(label));
  return others.length === 1 && matching.length > 1 ? others : [];
}
