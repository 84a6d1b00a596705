// Changing a form's questions updates the email, so that it includes every answer.
import { expect, test } from "vitest";
import { compile } from "../../../../src/content/compile.ts";
import type { Change } from "../../../../src/content/edit/change.ts";
import type { Json } from "../../../../src/content/model/json.ts";
import type { Node } from "../../../../src/content/schema/read-schema.ts";
import { engineVocabulary } from "../../../../src/content/schema/engine-vocabulary.ts";
import { makeStep, startHistory, undo, type Files } from "../../../../src/edit/model/history.ts";
import { variantsOf } from "../../../../src/edit/schema/structure.ts";
import { sendAsList } from "../../../../src/edit/operations/questions/all-answers.ts";
import { formAt } from "../../../../src/edit/operations/questions/site-forms.ts";
import { newChoice } from "../../../../src/edit/operations/questions/new-choice.ts";
import { withFollowUps } from "../../../../src/edit/operations/questions/follow-up.ts";
import {
  fewestChoices,
  createQuestion,
} from "../../../../src/edit/operations/questions/new-question.ts";
import {
  nameForLabel,
  nameProblem,
  parameterFor,
} from "../../../../src/edit/operations/questions/question-names.ts";
import { loadContent } from "../../../../src/files/content-folder.ts";
import { firstSite } from "../../../fixtures/sites.ts";
import { asWritten } from "../../../../src/content/translations/translation.ts";

const { files } = await loadContent(firstSite);
const contact = JSON.parse(files.get("contact.json") ?? "");
const form = contact.blocks.findIndex(({ type }: { type: string }) => type === "form");
const fields = ["blocks", form, "fields"];
const question = { type: "text", name: "callTime", label: "When may we call you?" };

const changed = (change: Change, from: Files = files, file = "contact.json") =>
  makeStep(startHistory(from), withFollowUps(engineVocabulary, from, file, change)).files;
const added = changed({ do: "insert", into: fields, at: 3, value: question });
const formIn = (of: Files, file = "contact.json") =>
  JSON.parse(of.get(file) ?? "").blocks.find(({ type }: { type: string }) => type === "form");
const takenIn = (of: Files, template = "contact-message") =>
  JSON.parse(of.get("site.json") ?? "").mail.templates[template].parameters;
const problemsOf = (of: Files) =>
  compile({ folder: "content", files: of, media: new Map(), icons: {} }, engineVocabulary)
    .diagnostics.map(({ id, file, pointer }) => `${file}${pointer} ${id}`)
    .filter((each) => /parameter|placeholder|lost|unsent|duplicate|recipient|field/.test(each));

test("a new question is added to the email and the template, and one undo reverts all of it", () => {
  expect(added.get("contact.json")?.replace(/\s*\{[^{}]*"callTime"[^{}]*\},/, "")).toBe(
    files
      .get("contact.json")
      ?.replace(/("phone": "\{phone\}",)(\s*)/, '$1$2"call_time": "{callTime}",$2'),
  );
  expect(added.get("site.json")).toBe(
    files.get("site.json")?.replace(
      '["from_name", "from_email", "phone", "message", "to_email", "subject"]',
      `[
          "from_name",
          "from_email",
          "phone",
          "call_time",
          "message",
          "to_email",
          "subject"
        ]`,
    ),
  );
  expect(problemsOf(added)).toEqual([]);
  const history = makeStep(
    startHistory(files),
    withFollowUps(engineVocabulary, files, "contact.json", {
      do: "insert",
      into: fields,
      value: question,
    }),
  );
  expect(undo(history).files).toEqual(files);
});

test("a removed question is removed from the email", () => {
  const after = changed({ do: "remove", path: [...fields, 3] }, added);
  expect(after).toEqual(files);
  expect(problemsOf(changed({ do: "remove", path: [...fields, 2] }))).toEqual([]);
});

test("a removed question is removed from the subject, which doesn't become empty", () => {
  const of = JSON.parse(files.get("join-team.json") ?? "").blocks.findIndex(
    ({ type }: { type: string }) => type === "form",
  );
  const after = changed(
    { do: "remove", path: ["blocks", of, "fields", 3] },
    files,
    "join-team.json",
  );
  expect(formIn(after, "join-team.json").subject).toBe("Job Application from {fullName}");
  expect(takenIn(after, "job-application")).not.toContain("position");
  expect(problemsOf(after)).toEqual([]);
});

test("a renamed question keeps its parameter, which uses the new name", () => {
  const path = [...fields, 3, "name"];
  const after = changed({ do: "set", path, value: "time" }, added);
  expect(formIn(after).parameters).toMatchObject({ call_time: "{time}" });
  expect(after.get("site.json")).toBe(added.get("site.json"));
  expect(problemsOf(after)).toEqual([]);
  const named = changed({ do: "set", path: [...fields, 0, "name"], value: "visitor" });
  expect(formIn(named).subject).toBe("Contact Form Submission from {visitor}");
});

test("an answer that isn't sent is removed from the email, and added again when it is", () => {
  const path = [...fields, 3];
  const unsent = changed({ do: "insert", into: path, name: "sent", value: false }, added);
  expect(takenIn(unsent)).not.toContain("call_time");
  expect(problemsOf(unsent)).toEqual([]);
  expect(changed({ do: "remove", path: [...path, "sent"] }, unsent)).toEqual(added);
});

test("another form with the same template fills the parameter with a dash until it asks too", () => {
  const second = new Map(files).set(
    "second.json",
    JSON.stringify({ ...contact, blocks: [{ ...formIn(files), id: "second" }] }, null, 2),
  );
  const after = changed({ do: "insert", into: fields, value: question }, second);
  expect(formIn(after, "second.json").parameters).toMatchObject({ call_time: "—" });
  expect(problemsOf(after)).toEqual([]);
  const into = ["blocks", 0, "fields"];
  const both = changed({ do: "insert", into, value: question }, after, "second.json");
  expect(formIn(both, "second.json").parameters).toMatchObject({ call_time: "{callTime}" });
  expect(takenIn(both)).toEqual(takenIn(after));
  const path = [...into, 4];
  expect(changed({ do: "remove", path }, both, "second.json")).toEqual(after);
  const alone = changed({ do: "remove", path: [...fields, 4] }, after);
  expect(formIn(alone, "second.json").parameters).not.toHaveProperty("call_time");
  expect(problemsOf(alone)).toEqual([]);
});

test("the form gets its parameter even if site.json is broken or lacks the template", () => {
  for (const site of ["{", '{ "mail": { "templates": {} } }']) {
    const broken = new Map(files).set("site.json", site);
    const after = changed({ do: "insert", into: fields, value: question }, broken);
    expect(formIn(after).parameters).toMatchObject({ call_time: "{callTime}" });
    expect(after.get("site.json")).toBe(site);
  }
});

test.each([
  ["When may we call you?", "whenMayWeCallYou", "when_may_we_call_you"],
  ["What’s your name?", "whatsYourName", "whats_your_name"],
  ["Größe in cm", "grosseInCm", "grosse_in_cm"],
  ["2. Street", "street", "street"],
  ["Subject", "subject2", "subject2"],
  ["電話", "question", "question"],
  ["Phone", "phone2", "phone2"],
  [
    "How did you first hear of {{facts.company}} and of us all?",
    "howDidYouFirstHearOfAndOfUsAll",
    "how_did_you_first_hear_of_and_of_us_all",
  ],
])("%s is named %s", (label, name, parameter) => {
  expect(nameForLabel(label, ["phone"], "en")).toBe(name);
  expect(nameProblem(name, ["phone"])).toBeUndefined();
  expect(parameterFor(name, () => true)).toBe(parameter);
});

const kinds = variantsOf(
  engineVocabulary.follow(
    { $ref: "#/$defs/field" },
    engineVocabulary.schemaFile("blocks/form.schema.json").file,
  ),
);
const made = (type: string, choices: string[] = []): Json => {
  const kind = kinds.get(type) as Node;
  return createQuestion(kind, "extra", { label: "Extra", choices, isNeeded: false }, asWritten);
};

test.each([...kinds.keys()])("a new question of kind %s is valid", (type) => {
  const kind = kinds.get(type);
  const choices = ["On Monday, early", "Later"].slice(0, kind && fewestChoices(kind));
  const after = changed({ do: "insert", into: fields, value: made(type, choices) });
  expect(problemsOf(after)).toEqual([]);
});

test("a new question has no sample text that would have to be replaced", () => {
  expect(made("number")).toEqual({ type: "number", name: "extra", label: "Extra" });
  expect(made("email")).toEqual({
    type: "email",
    name: "extra",
    label: "Extra",
    autocomplete: "email",
  });
  expect(made("select", ["Mornings, early"])).toMatchObject({
    options: [{ value: "Mornings, early", label: "Mornings, early" }],
  });
  expect(made("checkboxes", ["Mornings, early", "Noon"])).toMatchObject({
    options: [{ value: "Mornings early" }, { value: "Noon" }],
  });
});

test("the value of a choice follows its label unless it was set separately", () => {
  const choice = [...fields, 3, "options"];
  const asked = changed({ do: "insert", into: fields, at: 3, value: made("radio", ["A", "B"]) });
  const after = changed({ do: "set", path: [...choice, 0, "label"], value: "Noon" }, asked);
  expect(formIn(after).fields[3].options[0]).toEqual({ value: "Noon", label: "Noon" });
  const apart = changed({ do: "set", path: [...choice, 0, "value"], value: "12" }, after);
  const last = changed({ do: "set", path: [...choice, 0, "label"], value: "At noon" }, apart);
  expect(formIn(last).fields[3].options[0]).toEqual({ value: "12", label: "At noon" });
  expect(newChoice([{ label: "New choice", value: "x" }], asWritten)).toEqual({
    value: "New choice 2",
    label: "New choice 2",
  });
});

/** The contact form after its answers became one list. */
const listed = (from: Files, file = "contact.json") => {
  const asked = formAt(from, { file, path: ["blocks", file === "contact.json" ? form : 0] });
  if (!asked) throw new Error("There is no form.");
  return makeStep(startHistory(from), sendAsList(from, asked)).files;
};

test("a form can send all answers as one list, beside the parameters that it has", () => {
  const after = listed(files);
  expect(formIn(after).parameters).toEqual({
    ...formIn(files).parameters,
    answers: "{answers}",
  });
  expect(takenIn(after)).toEqual([...takenIn(files), "answers"]);
  expect(problemsOf(after)).toEqual([]);
  expect(listed(after)).toEqual(after);
});

test("a new, renamed or removed question changes nothing else where all answers are one list", () => {
  const before = listed(files);
  const after = changed({ do: "insert", into: fields, at: 3, value: question }, before);
  expect(formIn(after).parameters).toEqual(formIn(before).parameters);
  expect(after.get("site.json")).toBe(before.get("site.json"));
  const renamed = changed({ do: "set", path: [...fields, 3, "name"], value: "time" }, after);
  expect(renamed.get("site.json")).toBe(before.get("site.json"));
  expect(problemsOf(renamed)).toEqual([]);
  expect(changed({ do: "remove", path: [...fields, 3] }, renamed)).toEqual(before);
});

test("a new question leaves its own parameter when its form turns to one list", () => {
  const asked = formAt(added, { file: "contact.json", path: ["blocks", form] });
  if (!asked) throw new Error("There is no form.");
  const after = makeStep(startHistory(added), sendAsList(added, asked, "callTime")).files;
  expect(formIn(after).parameters).toEqual({ ...formIn(files).parameters, answers: "{answers}" });
  expect(takenIn(after)).not.toContain("call_time");
  expect(problemsOf(after)).toEqual([]);
});

test("every form with the template gets the list, whatever it asks", () => {
  const second = new Map(files).set(
    "second.json",
    JSON.stringify({ ...contact, blocks: [{ ...formIn(files), id: "second" }] }, null, 2),
  );
  const after = listed(second);
  expect(formIn(after, "second.json").parameters).toMatchObject({ answers: "{answers}" });
  expect(problemsOf(after)).toEqual([]);
});

test("a parameter that is called answers for another reason stays what it is", () => {
  const named = new Map(files).set(
    "contact.json",
    (files.get("contact.json") ?? "").replace('"message": "{message}"', '"answers": "{message}"'),
  );
  expect(formIn(listed(named)).parameters).toMatchObject({
    answers: "{message}",
    answers_2: "{answers}",
  });
});
