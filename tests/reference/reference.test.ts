// The reference is up to date: its text comes from the schemas, and its pictures show blocks and sites as they look now.
import { readdir, readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import {
  anchor,
  blockFiles,
  exampleFiles,
  pictureName,
  referenceText,
} from "../../src/reference/reference-text.ts";
import { catalog } from "../../src/content/diagnostics/catalog.ts";
import { problemsText } from "./problems-text.ts";
import { drawings } from "./pictures.tsx";
import { engineVocabulary } from "../../src/content/schema/engine-vocabulary.ts";

const folder = "content/reference";
const text = await readFile(`${folder}/README.md`, "utf8");
const pictures = (await readdir(folder)).filter((name) => name.endsWith(".png"));

test("its text is what `npm run reference` writes now", () => {
  expect(text).toBe(referenceText(engineVocabulary));
});

test("its pictures show blocks and sites as they are now; if not, run `npm run reference`", async () => {
  const taken: unknown = JSON.parse(await readFile(`${folder}/pictures.json`, "utf8"));
  const now = [...(await drawings())].map(([name, { hash }]) => [name, hash]);
  expect(taken).toEqual(Object.fromEntries(now));
});

test("it has one picture for each example, small enough for a phone, and no other", async () => {
  const wanted = exampleFiles(engineVocabulary).flatMap((file) =>
    (engineVocabulary.schemaFile(file).schema.samples ?? []).map((_, index) =>
      pictureName(file, index + 1),
    ),
  );
  expect(pictures.toSorted()).toEqual(wanted.toSorted());
  for (const name of pictures) {
    const bytes = await readFile(`${folder}/${name}`);
    expect({ name, kind: bytes.subarray(1, 4).toString() }).toEqual({ name, kind: "PNG" });
    expect(bytes.length).toBeLessThan(100_000);
    expect(text).toContain(`](${name})`);
  }
});

test("its problems are what `npm run reference` writes now, each under its id", async () => {
  const problems = await readFile(`${folder}/problems.md`, "utf8");
  expect(problems).toBe(await problemsText());
  const headings = [...problems.matchAll(/^### (.*)$/gm)].map(([, id]) => id);
  expect(headings.toSorted()).toEqual(Object.keys(catalog).toSorted());
  const linked = [...problems.matchAll(/\]\(#([^)]*)\)/g)].map(([, id]) => id);
  expect(linked).toEqual(headings);
});

describe("a reader", () => {
  test.for(blockFiles(engineVocabulary))("finds every field of %s", (file) => {
    const { title, properties = {} } = engineVocabulary.schemaFile(file).schema;
    const section = text.slice(text.indexOf(`\n## ${title}\n`)).split("\n## ")[1] ?? "";
    for (const field of Object.keys(properties)) expect(section).toContain(`\n| \`${field}\` |`);
  });

  test("gets to a heading with every link, and finds no heading twice", () => {
    const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) => anchor(heading));
    expect(new Set(headings).size).toBe(headings.length);
    for (const [, location] of text.matchAll(/\]\(#([^)]*)\)/g))
      expect(headings).toContain(location);
  });

  test("finds no empty cell and no missing value", () => {
    expect(text).not.toMatch(/undefined|NaN|\[object|\| \|$|\[\]/m);
  });
});
