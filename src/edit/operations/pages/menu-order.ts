// Puts the footer's links into the order of the menu.
import { siteFile } from "../../../content/model/input.ts";
import { valueAt } from "../../../content/model/json.ts";
import type { Files, Operation } from "../../model/history.ts";
import { fileValue } from "../../model/read-json.ts";
import { footerList, pagesOfLinks } from "./like-other-pages.ts";

/** @returns the moves; none if the order is the same. Links that aren't in the menu stay where they are. */
export function likeMenu(files: Files): Operation[] {
  const site = fileValue(files, siteFile);
  const menu = pagesOfLinks(valueAt(site, ["navigation"]));
  const ranks = pagesOfLinks(valueAt(site, footerList)).map((page) =>
    page === undefined ? -1 : menu.indexOf(page),
  );
  const rankAt = (index: number) => ranks[index] ?? -1;
  const now = [...ranks.keys()];
  const inOrder = now.filter((index) => rankAt(index) >= 0).sort((a, b) => rankAt(a) - rankAt(b));
  const wanted = now.map((index) => (rankAt(index) < 0 ? index : (inOrder.shift() ?? index)));
  return wanted.flatMap((link, to): Operation[] => {
    const from = now.indexOf(link);
    if (from === to) return [];
    now.splice(to, 0, ...now.splice(from, 1));
    return [{ file: siteFile, change: { do: "move", path: [...footerList, from], to } }];
  });
}
