// What a save says: where the changes are now, and whether anything keeps the site from being published.
import { expect, test } from "vitest";
import type { Diagnostic } from "../../../src/content/diagnostics/problem.ts";
import { saveMessages } from "../../../src/edit/session/save-message.ts";

const clean = { diagnostics: [], unsaved: [] };
// Cast: a message only counts them.
const problem = (severity: "error" | "warning") => ({ severity }) as Diagnostic;

test.each([
  ["files", "Saved.", "Saved."],
  [
    "draft",
    "Saved in your draft. Visitors don't see it until you publish.",
    "Saved in your draft.",
  ],
  [
    "copy",
    "Saved in this browser. Download the changed files to put them on the site.",
    "Saved in this browser.",
  ],
] as const)("a save to %s says so in full once, then briefly", (savesTo, first, again) => {
  const message = saveMessages([], savesTo);
  const said = [message(clean), message(clean), message(clean)];
  expect(said).toEqual([first, again, again].map((words) => ({ words, kind: "saved" })));
});

test("problems come before the explanation, which is given at the next save", () => {
  const message = saveMessages([], "draft");
  const broken = message({ ...clean, diagnostics: [problem("error")] });
  const aboutProblems = { kind: "problem", action: "show problems" };
  expect(broken).toEqual({ words: "Saved. 1 problem blocks publishing.", ...aboutProblems });
  const doubtful = message({ ...clean, diagnostics: [problem("warning")] });
  expect(doubtful).toEqual({
    words: "Saved in your draft. 1 thing could be better.",
    ...aboutProblems,
  });
  const explained = message({ ...clean, diagnostics: [problem("warning")] });
  expect(explained).toEqual({
    words: "Saved in your draft. Visitors don't see it until you publish.",
    kind: "saved",
  });
});

test("a save during typing says that the last words aren't in it", () => {
  const partly = saveMessages([], "files")({ ...clean, unsaved: ["home.json"] });
  expect(partly).toEqual({
    words: "Saved, except for your latest changes. Save again.",
    kind: "problem",
  });
});

test("a sample text that was added is no problem, because it is listed with the placeholders", () => {
  const message = saveMessages([], "files");
  const sample = { ...problem("warning"), id: "sample-text" } as const;
  expect(message({ ...clean, diagnostics: [sample] }).words).toBe("Saved.");
});
