// Shows a bar on the page for each hidden block, so that authors can find it where it would be. Visitors get nothing.
import { isFields, valueAt } from "../../../content/model/json.ts";
import type { Vocabulary } from "../../../content/schema/vocabulary.ts";
import type { Facts } from "../../model/read-facts.ts";
import { locationFromKey, locationKey } from "../../model/location.ts";
import { titleAt } from "../../schema/node-at.ts";
import { shownName } from "../../schema/shown-name.ts";
import { partAttribute } from "../../screen/page-elements/attributes.ts";
import { t } from "../../../words/t.ts";

/**
 * @param page as drawn, without its hidden blocks
 * @param root the value of the page's file
 */
export function showHiddenBlocks(
  vocabulary: Vocabulary,
  page: Element,
  file: string,
  root: unknown,
  facts: Facts,
): void {
  const view = page.querySelector(`[data-page-view]`);
  const blocks = valueAt(root, ["blocks"]);
  if (!view || !Array.isArray(blocks)) return;
  for (const [index, block] of blocks.entries()) {
    if (!isFields(block) || block["hidden"] !== true) continue;
    const path = ["blocks", index];
    const bar = page.ownerDocument.createElement("div");
    bar.className = "hidden-block";
    bar.setAttribute(partAttribute, locationKey({ file, path }));
    bar.setAttribute("tabindex", "0");
    const name = shownName(block, facts);
    const title = titleAt(vocabulary, file, root, path);
    bar.textContent = name === undefined ? t`Hidden: ${title}` : t`Hidden: ${title} “${name}”`;
    const next = [...view.children].find((each) => indexOf(each) > index);
    view.insertBefore(bar, next ?? null);
  }
}

/** The index of a block on the page; -1 for anything else there. */
function indexOf(element: Element): number {
  const { path } = locationFromKey(element.getAttribute(partAttribute) ?? "");
  return path[0] === "blocks" ? Number(path[1]) : -1;
}
