// Adds what follows from a change beside it: a question's answer in the email.
import type { Change } from "../../../content/edit/change.ts";
import { isFields } from "../../../content/model/json.ts";
import type { Path } from "../../../content/model/path.ts";
import type { Vocabulary } from "../../../content/schema/vocabulary.ts";
import { noLongerInvented } from "../invented-facts.ts";
import { followAddress } from "../sibling-addresses.ts";
import { makeStep, startHistory, type Operation, type Files } from "../../model/history.ts";
import { removeAnswer, renameAnswer, addAnswer } from "./email-answers.ts";
import { answerNames, formAt, type Form } from "./site-forms.ts";
import { followUpChoice } from "./choices.ts";

/** A change that was asked for. */
interface Given {
  vocabulary: Vocabulary;
  files: Files;
  file: string;
  change: Change;
  /** Where it is made: an insertion in its list, everything else at what changes. */
  path: Path;
  operation: Operation;
}

export interface FollowUp {
  /** The file and the path that a change is made at: `*` is any name or number, `**` any number of them at the end. */
  on: string;
  /** @returns the change and what follows from it, in order; undefined if nothing does */
  operations: (given: Given) => Operation[] | undefined;
}

type FollowChange = (
  vocabulary: Vocabulary,
  files: Files,
  file: string,
  change: Change,
) => Operation[];

/** The first that has operations for a change decides. A new one is a line here. */
export const followUpsBeside: readonly FollowUp[] = [
  {
    on: "site.json/facts/**",
    operations: ({ operation, files, change }) => [operation, ...noLongerInvented(files, change)],
  },
  {
    on: "site.json/url",
    operations: ({ operation, files, change }) => [operation, ...followAddress(files, change)],
  },
  {
    on: "*/blocks/*/fields/*/options/**",
    operations: inForm((form, { operation, path, change }) => [
      operation,
      ...followUpChoice(form, path, change),
    ]),
  },
  {
    on: "*/blocks/*/fields/*/name",
    operations: inForm((form, { operation, path, change }) => {
      const renamed = newName(form, path, change);
      return renamed && [operation, ...renameAnswer(form, ...renamed)];
    }),
  },
  ...["", "/*", "/*/name/**", "/*/sent/**"].map((below) => ({
    on: `*/blocks/*/fields${below}`,
    operations: inForm((form, { operation, files }) => followUpAnswers(files, form, operation)),
  })),
];

/** The change and what follows beside it; links to a block are elsewhere. */
export const withFollowUpsBeside = followingUp(followUpsBeside);

/** @returns gives a change and what follows from it by these, for one undo step */
export function followingUp(followUps: readonly FollowUp[]): FollowChange {
  return (vocabulary, files, file, change) => {
    const operation: Operation = { file, change };
    const path = change.do === "insert" ? change.into : change.path;
    for (const { on, operations } of followUps) {
      if (!isAt([file, ...path], on)) continue;
      const all = operations({ vocabulary, files, file, change, path, operation });
      if (all) return all;
    }
    return [operation];
  };
}

function isAt(location: Path, pattern: string): boolean {
  const names = pattern.split("/");
  const fixed = names.at(-1) === "**" ? names.slice(0, -1) : names;
  const isLongEnough =
    fixed === names ? location.length === fixed.length : location.length >= fixed.length;
  return (
    isLongEnough && fixed.every((name, index) => name === "*" || name === String(location[index]))
  );
}

/** For what is in a form that can be read. */
function inForm(
  operations: (form: Form, given: Given) => Operation[] | undefined,
): FollowUp["operations"] {
  return (given) => {
    const form = formAt(given.files, given);
    return form && operations(form, given);
  };
}

/** A question's old and new name; undefined if the change is something else or the name isn't unique. */
function newName({ fields }: Form, path: Path, change: Change): [string, string] | undefined {
  if (change.do !== "set") return undefined;
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
