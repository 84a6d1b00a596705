// Everything that people read here (screens, messages, guides, comments, names, test titles) is in plain current English.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { avoided, exceptions, namesOfOthers } from "./plain-words.ts";
import { readNames, readWords, wordsInName, type Words } from "./read-words.ts";

/** Not the list of avoided words itself, and no content: people write theirs as they like. */
const unread = /\.gen\.|^content\/reference\/|^tests\/(fixtures\/|lint\/plain-words)/;
const allFiles = execFileSync(
  "git",
  ["ls-files", "*.md", "*.ts", "*.tsx", "*.js", "*.css", "*.yml", "schema/*.schema.json"],
  { encoding: "utf8" },
)
  .split("\n")
  .filter((file) => file !== "" && !unread.test(file))
  .map((file) => ({ file, code: readFileSync(file, "utf8") }));
const files = allFiles
  // Parsing takes most of the time: only files that may have a finding are parsed.
  .filter(({ code }) => reasonsFor(code.replaceAll(/\s*\n\s*((\/\/|\*) )?\s*/g, " "))[0])
  .map(({ file, code }) => ({
    file,
    code,
    texts: readWords(file, code).filter(({ text }) => reasonsFor(text)[0]),
  }));

/** The avoided words in a text, each with what to say instead. */
function reasonsFor(text: string): string[] {
  return avoided.flatMap(({ words, instead }) => {
    const found = words.exec(text)?.[0];
    return found === undefined ? [] : [`"${found}": ${instead}`];
  });
}

const isException = (file: string, { text }: Words) =>
  exceptions.some((each) => each.file === file && text.includes(each.text));

test("no text or comment has words that people read twice", () => {
  const found = files.flatMap(({ file, code, texts }) =>
    texts
      .filter((words) => !isException(file, words))
      .map(({ from, text }) => {
        const line = code.slice(0, from).split("\n").length;
        return `${file}:${line} ${reasonsFor(text).join("; ")} | ${text}`;
      }),
  );
  expect(found).toEqual([]);
});

const reasonsForName = (words: string) => reasonsFor(words.replaceAll(namesOfOthers, ""));

test("no name in code has words that people read twice", () => {
  const found = allFiles
    .filter(({ file }) => /\.(tsx?|js)$/.test(file))
    // Only files that may have a finding are parsed.
    .filter(({ code }) => reasonsForName(wordsInName(code))[0])
    .flatMap(({ file, code }) =>
      readNames(file, code).flatMap(({ from, text }) => {
        const line = code.slice(0, from).split("\n").length;
        return reasonsForName(text).map((reason) => `${file}:${line} ${text}: ${reason}`);
      }),
    );
  expect(found).toEqual([]);
});

test("no file's name has such words, and neither do this year's commits from now on", () => {
  const names = allFiles.map(({ file }) => file.slice(file.lastIndexOf("/") + 1));
  const log = ["log", "--since=2026-11-28T22:00:00Z", "--format=%s"];
  const commits = execFileSync("git", log, { encoding: "utf8" }).split("\n");
  const found = [...names.map(wordsInName), ...commits].flatMap((words) =>
    reasonsForName(words).map((reason) => `${words}: ${reason}`),
  );
  expect(found).toEqual([]);
});

test("every exception is still needed", () => {
  const unneeded = exceptions.filter(
    ({ file, text }) =>
      !files.some((each) => each.file === file && each.texts.some((it) => it.text.includes(text))),
  );
  expect(unneeded).toEqual([]);
});

test.each([
  ["a comment", "a.ts", "// This is told twice.", "This is told twice."],
  ["a comment of two lines", "a.ts", "// This is\n// told twice.", "This is told twice."],
  ["a block comment", "a.ts", "/**\n * This is\n * told. */", "* This is told."],
  ["a string", "a.ts", 'export const a = "It stands here.";', "It stands here."],
  ["a template", "a.ts", "export const a = (b: string) => `${b} leads to it`;", "leads to it"],
  ["a word on a screen", "a.tsx", "export const a = <b>Mend</b>;", "Mend"],
  ["a label on a screen", "a.tsx", 'export const a = <b aria-label="Put in" />;', "Put in"],
  ["a comment in styles", "a.css", ".a {} /* taken\n   away */", "taken away"],
  ["a description in a schema", "a.json", '{ "description": "It is told." }', "It is told."],
  ["a step of a workflow", "a.yml", "      - name: Put it together", "Put it together"],
  ["a comment in a workflow", "a.yml", "  # It is told.", "It is told."],
  ["a paragraph", "a.md", "# A\n\nThis is\ntold by `code`.", "This is told by       ."],
])("%s is read", (_what, name, code, text) => {
  expect(readWords(name, code).map((each) => each.text)).toContain(text);
});

test.each([
  ["one word in code", "a.ts", 'export const kind = "press";'],
  ["code in a document", "a.md", "```ts\nmend();\n```"],
  ["a name in a schema", "a.json", '{ "standIns": {} }'],
])("%s isn't", (_what, name, code) => {
  expect(
    readWords(name, code).filter(({ text }) => text.trim() !== "" && !/^\W+$/.test(text)),
  ).toEqual([]);
});

test.each([
  ["a variable", "const laidAnew = 1;", "laid anew"],
  [
    "a function's parameter",
    "export const f = (isToBeDraft: boolean) => isToBeDraft;",
    "is to be draft",
  ],
  ["a private field", "export class A { #wayOut = 1; }", "way out"],
])("the name of %s is read", (_what, code, text) => {
  expect(readNames("a.ts", code).map((each) => each.text)).toContain(text);
});
