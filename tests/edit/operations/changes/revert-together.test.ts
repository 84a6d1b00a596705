// Reverting a change never causes new errors: changes that must be reverted with it are found.
import { expect, test } from "vitest";
import { compareContent } from "../../../../src/content/compare/compare.ts";
import type { Difference } from "../../../../src/content/compare/difference.ts";
import type { Change } from "../../../../src/content/edit/change.ts";
import { engineVocabulary } from "../../../../src/content/schema/engine-vocabulary.ts";
import { createCheck } from "../../../../src/edit/session/check-content.ts";
import {
  makeStep,
  startHistory,
  type Operation,
  type Files,
} from "../../../../src/edit/model/history.ts";
import { renamePage } from "../../../../src/edit/operations/pages/edit-pages.ts";
import { changeName } from "../../../../src/edit/operations/changes/changes-as-text.ts";
import { revert, revertFile } from "../../../../src/edit/operations/changes/revert.ts";
import { revertTogether } from "../../../../src/edit/operations/changes/revert-together.ts";
import { withFollowUps } from "../../../../src/edit/operations/questions/follow-up.ts";
import { loadContent } from "../../../../src/files/content-folder.ts";
import { firstSite } from "../../../fixtures/sites.ts";

const { files: before } = await loadContent(firstSite);
const check = createCheck(engineVocabulary);
const media = new Map<string, string>();
const diagnosticsOf = (files: Files) =>
  check({ folder: "content", files, media, icons: {} }).diagnostics;

const after = (files: Files, operations: readonly Operation[]) =>
  makeStep(startHistory(files), operations).files;
const changesIn = (files: Files) =>
  compareContent({ files: before, media }, { files, media }, engineVocabulary);
const asked = (now: Files, name: string): Difference => {
  const found = changesIn(now).find((each) => changeName(each) === name);
  if (!found) throw new Error(`There is none among ${changesIn(now).map(changeName).join(", ")}`);
  return found;
};
const planned = (now: Files, operations: readonly Operation[] | undefined) => {
  const together = revertTogether(engineVocabulary, operations ?? [], {
    before,
    now,
    diagnosticsOf,
  });
  return { ...together, files: after(now, together.operations) };
};
const asAtFirst = Object.fromEntries(before);

const contact = JSON.parse(before.get("contact.json") ?? "");
const form = contact.blocks.findIndex(({ type }: { type: string }) => type === "form");
const fields = ["blocks", form, "fields"];
const inContact = (from: Files, change: Change) =>
  after(from, withFollowUps(engineVocabulary, from, "contact.json", change));

test("reverting an added question removes its parameter in the form and the template", () => {
  const value = { type: "text", name: "callTime", label: "When may we call you?" };
  const now = inContact(before, { do: "insert", into: fields, at: 3, value });
  const question = changesIn(now).find(({ path }) => path.length === 4 && path[2] === "fields");
  const { problems, files } = planned(
    now,
    question && revert(engineVocabulary, question, before, now),
  );
  expect(problems).toEqual([]);
  expect(Object.fromEntries(files)).toEqual(asAtFirst);
});

test("restoring a question restores its parameter, wherever it was", () => {
  const now = inContact(before, { do: "remove", path: [...fields, 2] });
  expect(changesIn(now).length).toBeGreaterThan(1);
  for (const each of changesIn(now)) {
    const { remaining, files } = planned(now, revert(engineVocabulary, each, before, now));
    expect(remaining).toEqual([]);
    expect(diagnosticsOf(files)).toEqual(diagnosticsOf(before));
  }
});

test("reverting a page's new name reverts the links to it and keeps other changes", () => {
  const renamed = after(before, renamePage(engineVocabulary, before, "about", "company"));
  const now = after(renamed, [
    { file: "home.json", change: { do: "set", path: ["blocks", 1, "heading"], value: "Why us" } },
  ]);
  const renaming = asked(now, "File: renamed");
  const alone = revert(engineVocabulary, renaming, before, now);
  for (const operations of [alone, revertFile([renaming], before)]) {
    const { problems, alsoReverted, remaining, files } = planned(now, operations);
    expect(problems.length).toBeGreaterThan(0);
    expect(alsoReverted.map(({ file }) => file)).toContain("site.json");
    expect(remaining).toEqual([]);
    expect(changesIn(files).map(changeName)).toEqual(["Card grid “Why us” › Heading"]);
  }
});

test("an independent change is reverted alone, even if there are other errors", () => {
  const now = after(before, [
    { file: "about.json", change: { do: "set", path: ["title"], value: "" } },
    { file: "home.json", change: { do: "set", path: ["blocks", 1, "heading"], value: "Why us" } },
  ]);
  const heading = asked(now, "Card grid “Why us” › Heading");
  expect(planned(now, revert(engineVocabulary, heading, before, now))).toMatchObject({
    problems: [],
    alsoReverted: [],
  });
});
