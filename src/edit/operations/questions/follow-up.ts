// Adds what follows from a change: a question's answer in the email, a table column's cells, and links to a block.
import type { Change } from "../../../content/edit/change.ts";
import { siteFile } from "../../../content/model/input.ts";
import { isFields } from "../../../content/model/json.ts";
import type { Path } from "../../../content/model/path.ts";
import type { Vocabulary } from "../../../content/schema/vocabulary.ts";
import { noLongerInvented } from "../invented-facts.ts";
import { withCells } from "../table-columns.ts";
import { makeStep, startHistory, type Operation, type Files } from "../../model/history.ts";
import { removeAnswer, renameAnswer, addAnswer } from "./email-answers.ts";
import { answerNames, formAt, type Form } from "./site-forms.ts";
import { followUpChoice } from "./choices.ts";
import { renameSection } from "../references/rename-section.ts";

/** The change and its follow-ups, for one undo step. */
export function withFollowUps(
  vocabulary: Vocabulary,
  files: Files,
  file: string,
  change: Change,
): Operation[] {
  const operation: Operation = { file, change };
  const path = change.do === "insert" ? change.into : change.path;
  if (file === siteFile && path[0] === "facts")
    return [operation, ...noLongerInvented(files, change)];
  if (path[0] === "blocks" && path.length === 3 && path[2] === "id")
    return renameSection(vocabulary, files, file, change);
  if (path[0] !== "blocks" || path[2] !== "fields")
    return withCells(vocabulary, files, file, change) ?? [operation];
  const before = formAt(files, { file, path });
  if (!before) return [operation];
  if (path[4] === "options") return [operation, ...followUpChoice(before, path, change)];
  const renamed = newName(before, path, change);
  if (renamed) return [operation, ...renameAnswer(before, ...renamed)];
  const isOfAnswer = path.length < 5 || path[4] === "name" || path[4] === "sent";
  return isOfAnswer ? followUpAnswers(files, before, operation) : [operation];
}

/** A question's old and new name; undefined if the change is something else or the name isn't unique. */
function newName({ fields }: Form, path: Path, change: Change): [string, string] | undefined {
  if (path[4] !== "name" || path.length > 5 || change.do !== "set") return undefined;
  const names = fields.map((field) => (isFields(field) ? field["name"] : undefined));
  const [from, to] = [names[Number(path[3])], change.value];
  const isOne = names.filter((name) => name === from).length === 1 && !names.includes(to);
  const isName = (name: unknown) => typeof name === "string" && /^\w+$/.test(name);
  return isOne && isName(from) && isName(to) ? [String(from), String(to)] : undefined;
}

/** Adds or removes answers after a question was added, removed, or set to be sent or not. */
function followUpAnswers(files: Files, before: Form, change: Operation): Operation[] {
  let now = startHistory(files);
  const operations: Operation[] = [];
  const make = (next: readonly Operation[]) => {
    now = makeStep(now, next);
    operations.push(...next);
    return formAt(now.files, before);
  };
  const after = make([change]);
  if (!after) return operations;
  const [were, are] = [answerNames(before), answerNames(after)];
  let form: Form | undefined = after;
  for (const name of were)
    if (form && !are.includes(name)) form = make(removeAnswer(now.files, form, name));
  for (const name of are)
    if (form && !were.includes(name)) form = make(addAnswer(now.files, form, name));
  return operations;
}
