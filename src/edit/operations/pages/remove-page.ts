// A page taken away, and what becomes of all that leads to it.
import { valueAt } from "../../../content/model/json.ts";
import { groupBy } from "../../../content/model/group.ts";
import { siteFile } from "../../../content/model/input.ts";
import { pointer, type Path } from "../../../content/model/path.ts";
import type { Operation, Files } from "../../model/history.ts";
import { fileValue } from "../../model/read-json.ts";
import { replaceNames, type Reference } from "../references/references.ts";

/** What becomes of a reference: its menu entry or button goes, it leads elsewhere, or it stays to be changed. */
export type LinkAction = { is: "remove" } | { is: "redirect"; page: string } | { is: "keep" };

/** Menu and footer entries go with their page; a button stands in words that have to be read before. */
export function defaultLinkAction(reference: Reference): LinkAction {
  return reference.file === siteFile && isRemovable(reference) ? { is: "remove" } : { is: "keep" };
}

/** Whether it is an entry or a button of its own, which can go without a text being another. */
export function isRemovable({ path, kind }: Reference): boolean {
  return kind === "page" && path.length > 1;
}

/** Whether visitors begin there, so that there is no site without it. */
export function isHomePage(files: Files, page: string): boolean {
  return valueAt(fileValue(files, siteFile), ["homePage"]) === page;
}

/** @param actions what becomes of each place that leads to the page */
export function removePage(
  files: Files,
  page: string,
  actions: readonly (readonly [Reference, LinkAction])[],
): Operation[] {
  const file = `${page}.json`;
  const elsewhere = actions.filter(([reference]) => reference.file !== file);
  const redirected = elsewhere.flatMap(([reference, action]) =>
    action.is === "redirect" ? replaceNames([reference], action.page) : [],
  );
  const removed = elsewhere.flatMap(([reference, { is }]) =>
    is === "remove" ? [{ file: reference.file, path: reference.path.slice(0, -1) }] : [],
  );
  const byFile = groupBy(removed, (each) => each.file);
  const removals = [...byFile].flatMap(([from, own]) => {
    const paths = own.map(({ path }) => path);
    return pathsToRemove(fileValue(files, from), paths).map((path): Operation => {
      return { file: from, change: { do: "remove", path } };
    });
  });
  return [...mergeEdits(redirected), ...removals, { file, text: undefined }];
}

/** All edits of a file are told by where they are before any of them is made. */
function mergeEdits(operations: readonly Operation[]): Operation[] {
  const byFile = groupBy(operations, ({ file }) => file);
  return [...byFile].map(([file, own]) => {
    return {
      file,
      edits: own.flatMap((operation) => ("edits" in operation ? operation.edits : [])),
    };
  });
}

/** A list goes with the last of its items. The last places come first, so that the others stay where they are. */
function pathsToRemove(root: unknown, paths: readonly Path[]): Path[] {
  const byParent = groupBy(paths, (path) => pointer(path.slice(0, -1)));
  return [...byParent.values()]
    .flatMap((own) => {
      const parent = own[0]?.slice(0, -1) ?? [];
      const list = valueAt(root, parent);
      return Array.isArray(list) && list.length === own.length ? [parent] : own;
    })
    .toReversed();
}
