// Removes a page and removes, redirects, or keeps each link to it.
import { valueAt } from "../../../content/model/json.ts";
import { groupBy } from "../../../content/model/group.ts";
import { siteFile } from "../../../content/model/input.ts";
import { pointer, type Path } from "../../../content/model/path.ts";
import type { Operation, Files } from "../../model/history.ts";
import { fileValue } from "../../model/read-json.ts";
import { replaceNames, type Reference } from "../references/references.ts";

/** What happens to a link: its menu item or button is removed, it gets another page, or it stays as a problem. */
export type LinkAction = { is: "remove" } | { is: "redirect"; page: string } | { is: "keep" };

/** Menu and footer items are removed with their page; a button stays, because the text around it needs a look first. */
export function defaultLinkAction(reference: Reference): LinkAction {
  return reference.file === siteFile && isRemovable(reference) ? { is: "remove" } : { is: "keep" };
}

/** Whether it is a menu item or button, which can be removed without changing a text. */
export function isRemovable({ path, kind }: Reference): boolean {
  return kind === "linkedPage" && path.length > 1;
}

/** @param actions what happens to each link to the page */
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

/** Merges the edits of a file into one operation, because their offsets refer to the unchanged text. */
function mergeEdits(operations: readonly Operation[]): Operation[] {
  const byFile = groupBy(operations, ({ file }) => file);
  return [...byFile].map(([file, own]) => {
    return {
      file,
      edits: own.flatMap((operation) => ("edits" in operation ? operation.edits : [])),
    };
  });
}

/** Removes a list with its last item. Later paths come first, so that earlier ones stay valid. */
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
