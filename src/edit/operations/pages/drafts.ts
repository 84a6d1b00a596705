// Makes a page a draft, or publishes it.
import type { Change } from "../../../content/edit/change.ts";
import { isDraft } from "../../../content/model/draft.ts";
import { pageNameOf } from "../../../content/model/input.ts";
import { isFields } from "../../../content/model/json.ts";
import type { Files } from "../../model/history.ts";
import { fileValue } from "../../model/read-json.ts";
import { isHomePage } from "./home-page.ts";

/** The home page can't be a draft. If it says that it is one, that can be changed. */
export function canBeDraft(files: Files, file: string): boolean {
  return !isHomePage(files, pageNameOf(file)) || isDraft(fileValue(files, file));
}

/** @param page the value of the page's file */
export function draftChanges(page: unknown, becomesDraft: boolean): Change[] {
  if (!isFields(page) || isDraft(page) === becomesDraft) return [];
  const path = ["draft"];
  if (!becomesDraft) return [{ do: "remove", path }];
  if ("draft" in page) return [{ do: "set", path, value: true }];
  const at = Math.max(Object.keys(page).indexOf("blocks"), 0);
  return [{ do: "insert", into: [], at, name: "draft", value: true }];
}
