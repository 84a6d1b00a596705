// The judge of mutants itself: it must not find everything right.
import { describe, expect, test } from "vitest";
import type { CompileResult } from "../../src/content/compile.ts";
import { judge } from "./fuzz/judge.ts";
import type { Mutant, Path } from "./fuzz/mutants.ts";
import { outputOf } from "./fuzz/output.ts";
import { judgeOutput } from "./fuzz/rendered.ts";
import { compileWith, textOf } from "./first-site.ts";

const home = textOf("home.json");
const asWritten = () => compileWith("home.json", home);

/** The home page with a change of its text. */
function mutant(from: string, to: string, path: Path): Mutant {
  if (!home.includes(from)) throw new Error(`home.json has no ${from}`);
  return { kind: "test", file: "home.json", text: home.replace(from, to), path, isWrong: false };
}

const heading: Path = ["blocks", 0, "heading"];
const { heading: written } = (JSON.parse(home) as { blocks: [{ heading: string }] }).blocks[0];

describe("a verdict is wrong", () => {
  const renamed = () => mutant(`"heading": "${written}"`, '"heading": "Otherwise"', heading);

  test("when a text isn't on the page", () => {
    const found = judge(renamed(), asWritten());
    expect(found).toEqual(["dropped /blocks/0/heading: Otherwise", "nothing shows the change"]);
  });

  test("when a mistake is let through", () => {
    expect(judge({ ...renamed(), isWrong: true }, asWritten())).toContain(
      "a mistake was let through",
    );
  });

  test("when the shape is wrong and isn't reported", () => {
    const retyped = mutant(`"heading": "${written}"`, '"heading": 7', heading);
    expect(judge(retyped, asWritten())).toContain("ajv rejects the shape, the checker doesn't");
  });

  test("but not when a file on someone's computer is called that, and not of a wrong form", () => {
    const text = textOf("site.json").replace("media/favicon.svg", "file:///etc/passwd");
    const of: Mutant = { kind: "test", file: "site.json", text, path: ["favicon"], isWrong: false };
    expect(judge(of, compileWith("site.json", text))).toEqual([]);
  });

  test.each<[where: string, location: Path]>([
    ["in another block", ["blocks", 1, "heading"]],
    ["in a block whose number begins alike", ["blocks", 10, "heading"]],
    ["at another field of the page", ["title"]],
  ])("when the error is %s", (_where, path) => {
    const result = compileWith("home.json", home.replace(`"${written}"`, "7"));
    const [found] = judge({ ...renamed(), text: home, path }, result).filter((each) =>
      each.startsWith("wrongly located"),
    );
    expect(found).toContain("wrong-type /blocks/0/heading");
  });

  test("when a slip is reported in a line far above it", () => {
    const without = (offset: number) => home.slice(0, offset) + home.slice(offset + 1);
    const slip = home.lastIndexOf('",');
    const early = compileWith("home.json", without(home.indexOf('",')));
    const late: Mutant = {
      kind: "test",
      file: "home.json",
      text: without(slip),
      offset: slip,
      isWrong: false,
    };
    expect(judge(late, early)).toEqual([
      expect.stringMatching(/^wrongly located: .*home\.json:2 /),
    ]);
    expect(judge(late, compileWith("home.json", late.text))).toEqual([]);
  });

  test("but not when a file that ends too early is reported at its last character", () => {
    const text = home.slice(0, home.indexOf('"blocks"'));
    const cut: Mutant = {
      kind: "test",
      file: "home.json",
      text,
      offset: text.length,
      isWrong: true,
    };
    const atItsEnd = compileWith("home.json", `${text.trimEnd().slice(0, -1)};`);
    expect(judge(cut, atItsEnd)).toEqual([]);
  });

  test("when it says undefined or has no location", () => {
    const result = compileWith("home.json", home.replace(`"${written}"`, "7"));
    const odd: CompileResult = {
      ...result,
      diagnostics: result.diagnostics.map((found) => ({ ...found, hint: "undefined", line: 0 })),
    };
    expect(judge(mutant(`"${written}"`, "7", heading), odd)).toEqual([
      "wrong-type has no place",
      expect.stringContaining("wrong-type says:"),
    ]);
  });
});

test.each([
  ["an element", "<p><iframe></iframe></p>", "an element that no view makes: <iframe>"],
  ["a handler", "<p><img onerror=x></p>", "an element that no view makes: <img onerror=x>"],
  ["an address", '<a href="javascript:alert(1)">x</a>', "an unsafe address: javascript:alert(1)"],
  [
    "a picture's address",
    '<img srcset="https://a/b 480w, //c/d 800w">',
    "an unsafe address: //c/d",
  ],
  ["an id twice", '<p id="a"></p><p id="a"></p>', "the id a appears twice"],
  ["no value", '<p title="undefined">x</p>', "the page says undefined"],
  [
    "two main headings",
    '<div data-page-view="a"><h1>A</h1><h1>B</h1></div>',
    "main headings a page: 2",
  ],
])("a page with %s is wrong", (_what, body, found) => {
  expect(judgeOutput({ head: "", bodies: [body], props: [], missing: "" })).toEqual([found]);
});

test("an unsafe address in what a form takes is wrong", () => {
  const props = ['{"action":{"href":"data:text/html,x"}}'];
  expect(judgeOutput({ head: "", bodies: [], props, missing: "" })).toEqual([
    "an unsafe address: data:text/html,x",
  ]);
});

test.each([
  ["a block as a field of a form would be", "contact-form-name", '"name": "name"'],
  ["a block as a form would be", "contact-form-form", '"name": "name"'],
  ["a field as the form itself", "other", '"name": "form"'],
])("no id appears twice when an author names %s", (_what, id, name) => {
  const contact = textOf("contact.json")
    .replace('"type": "contactInfo",', `"type": "contactInfo",\n      "id": "${id}",`)
    .replace('"name": "name"', name)
    .replaceAll("{name}", name === '"name": "form"' ? "{form}" : "{name}");
  const result = compileWith("contact.json", contact);
  expect(result.diagnostics).toEqual([]);
  if (!result.ok) return;
  const page = result.site.pages.find((each) => each.name === "contact");
  expect(judgeOutput(outputOf(result.site, page))).toEqual([]);
});
