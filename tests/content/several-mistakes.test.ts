// What shows only when several mistakes, several files or several runs come together.
import { describe, expect, test } from "vitest";
import { createCompiler, createPreviewer } from "../../src/content/compile.ts";
import { engineVocabulary } from "../../src/content/schema/engine-vocabulary.ts";
import { base, change, compileFiles } from "./base.ts";
import { callsIn } from "./calls.ts";

const withFact = (files: ReadonlyMap<string, string>, name: string, value: string) => {
  const [, before = ""] = new RegExp(`"${name}": (".*")`).exec(files.get("site.json") ?? "") ?? [];
  return change("site.json", `"${name}": ${before}`, `"${name}": ${JSON.stringify(value)}`, files);
};

const idsOf = (result: ReturnType<typeof compileFiles>) =>
  result.diagnostics.map(({ file, id }) => `${file.replace("content/", "")} ${id}`);

describe("every mistake is found in one run", () => {
  test("in every file, those after a syntax error included", () => {
    let files = change("home.json", '"Home",', '"Home"');
    files = change("home.json", '"clock"', '"clok"', files);
    files = change("home.json", '"heading": "Core values"', '"haeding": "Core values"', files);
    files = change("contact.json", '"page": "home"', '"page": "hom"', files);
    files = change("site.json", '"tagline"', '"tag"', files);
    expect(idsOf(compileFiles(files))).toEqual([
      "contact.json unknown-page",
      "home.json syntax-comma-missing",
      "home.json unknown-field",
      "home.json unknown-icon",
      "site.json unknown-field",
    ]);
  });

  test("what a form asks for and sends, whatever else is wrong with it or with site.json", () => {
    let files = change("contact.json", '"sending"', '"sendng"');
    files = change("contact.json", '"label": "Name"', '"label": "SSN"', files);
    expect(idsOf(compileFiles(files))).toEqual([
      "contact.json sensitive-field",
      "contact.json unknown-field",
    ]);
    files = change("site.json", '"en-US",', '"en-US",,');
    files = change("contact.json", '"template": "message"', '"template": "mesage"', files);
    expect(idsOf(compileFiles(files))).toEqual([
      "contact.json unknown-template",
      "site.json syntax-comma-extra",
    ]);
  });

  test("behind a misspelled name, as if it were spelled right", () => {
    let files = change("home.json", '"cards": [', '"crads": [');
    files = change("home.json", '"clock"', '"clok"', files);
    files = change(
      "home.json",
      ', "text": "Done today."',
      ', "txet": "Call {{facts.fone}}."',
      files,
    );
    files = change("home.json", '"type": "hero"', '"type": "heor"', files);
    files = change("home.json", '"level": 1', '"level": 3', files);
    const reported = compileFiles(files).diagnostics.map(({ id, pointer }) => `${pointer} ${id}`);
    expect(reported).toEqual([
      "/blocks/0/type unknown-type",
      "/blocks/0/level unknown-value",
      "/blocks/1/crads unknown-field",
      "/blocks/1/crads/1/icon unknown-icon",
      "/blocks/1/crads/1/txet unknown-field",
      "/blocks/1/crads/1/txet unknown-fact",
    ]);
  });

  test("of a form, what doesn't depend on the part that is wrong", () => {
    let files = change("contact.json", '"submit": "Send Message",\n', "");
    files = change("contact.json", '"template": "message"', '"template": "mesage"', files);
    files = change("contact.json", '"reply_to": "{email}"', '"copy": "{email}"', files);
    files = change("contact.json", '"{{facts.email}}"', '"{{facts.phone}}"', files);
    files = change("contact.json", '"Message from {name}"', '"Message from {nam}"', files);
    files = change("contact.json", '"label": "Email"', '"label": "Date of birth"', files);
    expect(idsOf(compileFiles(files))).toEqual([
      "contact.json missing-field",
      "contact.json unknown-template",
      "contact.json wrong-recipient",
      "contact.json unknown-placeholder",
      "contact.json unfilled-parameter",
      "contact.json unknown-parameter",
      "contact.json sensitive-field",
    ]);
  });

  test("a page's headings, whatever else is wrong with its blocks", () => {
    let files = change("home.json", '"cards": [', '"columns": 3, "cards": [');
    files = change("home.json", '"level": 1', '"level": 2', files);
    files = change("home.json", ', "text": "Done today."', "", files);
    expect(idsOf(compileFiles(files))).toEqual([
      "home.json no-main-heading",
      "home.json unknown-field",
      "home.json missing-field",
    ]);
  });

  test("everything that is wrong in one text", () => {
    const text = "On {{facts.fone}}, {{facts.phone}, facts.email}} or \u200bby\u0007 mail.";
    const { diagnostics } = compileFiles(change("home.json", "We answer every denial.", text));
    expect(diagnostics.map(({ id, column }) => `${column} ${id}`)).toEqual([
      "19 unknown-fact",
      "35 unclosed-fact",
      "62 unclosed-fact",
      "68 invisible-character",
      "71 syntax-control",
    ]);
  });

  test("two quotes forgotten in one file are two mistakes", () => {
    let files = change("home.json", '"Core values",', '"Core values,');
    files = change("home.json", '"Home",', '"Home,', files);
    expect(idsOf(compileFiles(files))).toEqual([
      "home.json syntax-quote-unclosed",
      "home.json syntax-quote-unclosed",
    ]);
  });

  test("two brackets forgotten in one file are two mistakes", () => {
    let files = change("home.json", '"contact" }]\n', '"contact" }\n');
    files = change("home.json", '"Done today." }\n      ]\n', '"Done today." }\n', files);
    expect(idsOf(compileFiles(files))).toEqual([
      "home.json syntax-bracket-unclosed",
      "home.json syntax-bracket-unclosed",
    ]);
  });
});

describe("nothing is reported that only follows from another mistake", () => {
  test("a site.json that can't be read makes no fact, page or template unknown", () => {
    const files = new Map(base).set("site.json", "");
    expect(idsOf(compileFiles(files))).toEqual(["site.json syntax-empty"]);
  });

  test.each<[what: string, file: string, from: string, to: string, id: string]>([
    ["a placeholder", "contact.json", '"{email}"', '"{emial}"', "unknown-placeholder"],
    [
      "the field that it asks for",
      "contact.json",
      '"name": "email"',
      '"name": "emial"',
      "unknown-placeholder",
    ],
    ["a parameter", "contact.json", '"reply_to": ', '"replyto": ', "unknown-parameter"],
    [
      "a template",
      "contact.json",
      '"template": "message"',
      '"template": "Mesage"',
      "unknown-template",
    ],
    [
      "a recipient's fact",
      "contact.json",
      '"recipient": "{{facts.email}}"',
      '"recipient": "{{facts.email}"',
      "unclosed-fact",
    ],
    [
      "an own address's fact",
      "site.json",
      "https://www.company.example/",
      "https://{{facts.phone}/",
      "unclosed-fact",
    ],
    [
      "a recipient's braces",
      "contact.json",
      '"recipient": "{{facts.email}}"',
      '"recipient": "{email}"',
      "wrong-recipient",
    ],
  ])("%s that is misspelled is one mistake", (_what, file, from, to, id) => {
    expect(idsOf(compileFiles(change(file, from, to)))).toEqual([`${file} ${id}`]);
  });

  test.each([["1"], ["1\n      "], ["1,"]])(
    "a page cut off after a number that is right says nothing of the number: %j",
    (end) => {
      const home = base.get("home.json") ?? "";
      const cut = home.slice(0, home.indexOf('"level": 1')) + `"level": ${end}`;
      const { diagnostics } = compileFiles(new Map(base).set("home.json", cut));
      expect(diagnostics.map(({ id }) => id)).toEqual(["syntax-bracket-unclosed"]);
    },
  );

  test("a page cut off in the middle is one mistake", () => {
    const home = base.get("home.json") ?? "";
    const ends = [
      '"heading": "Core',
      '"cards": [',
      '"level":',
      '"level": 1,',
      "{ ",
      '"id": "values"',
    ];
    const counts = ends.map((end) => {
      const cut = home.slice(0, home.indexOf(end) + end.length);
      return idsOf(compileFiles(new Map(base).set("home.json", cut))).length;
    });
    expect(counts).toEqual(ends.map(() => 1));
  });

  test("a hidden block may have unfinished links, but not the wrong shape", () => {
    const files = change("home.json", '"id": "values"', '"hidden": true, "icon": "x"');
    expect(idsOf(compileFiles(files))).toEqual(["home.json unknown-field"]);
  });
});

describe("compiling again", () => {
  const input = {
    folder: "content",
    media: new Map([["media/favicon.svg", "./f"]]),
  };
  const icons = { clock: [], "shield-check": [] };

  test("gives the same as a first compile, whatever changed in between", () => {
    const compile = createCompiler(engineVocabulary);
    const saves = [
      base,
      change("home.json", "every denial", "at {{facts.phone}}"),
      change("site.json", '"phone": ', '"mobile": '),
      new Map([...base].filter(([name]) => name !== "contact.json")),
      change("home.json", '"id": "values"', '"id": "message-form"'),
      base,
    ];
    for (const files of saves) {
      const fresh = createCompiler(engineVocabulary)({ ...input, icons, files });
      expect(compile({ ...input, icons, files })).toEqual(fresh);
    }
  });

  test("gives the same as a first compile, while a fact is typed letter by letter", () => {
    const check = createPreviewer(engineVocabulary);
    const seen = (look: typeof check, saved: ReadonlyMap<string, string>) => {
      const { preview, ...found } = look({ ...input, icons, files: saved });
      return { ...found, site: preview().site };
    };
    let files = change("home.json", "every denial", "at hello@company.example or 602 555 0142");
    files = change(
      "home.json",
      "Read twice.",
      "Or {{facts.ph\\u006fne}} or 602\\u002d555-0143.",
      files,
    );
    files = change("home.json", "Done today.", "Or {{facts.emial}}.", files);
    const values = {
      phone: ["", "+1 (602) 555-014", "+1 (602) 555-0143", "602", "{{facts.email}}"],
      email: ["hello@company.exampl", "a@b", "desk@other.example", "", "hell@company.example"],
    };
    const saves = Object.entries(values).flatMap(([name, all]) =>
      all.map((value) => withFact(files, name, value)),
    );
    for (const saved of saves)
      expect(seen(check, saved)).toEqual(seen(createPreviewer(engineVocabulary), saved));
  });

  /** How many files a compiler checks for each of several states of a site, one after the other. */
  const checked = async (...states: ReadonlyMap<string, string>[]) => {
    const compile = createCompiler(engineVocabulary);
    const counts: (number | undefined)[] = [];
    for (const files of states) {
      const calls = await callsIn(() => compile({ ...input, icons, files }));
      counts.push([...calls].find(([name]) => name.startsWith("checkFile of "))?.[1]);
    }
    return counts;
  };

  test("looks only at pages that could say something else once a fact has changed", async () => {
    // site.json itself, and the page that shows it.
    expect(await checked(base, withFact(base, "phone", "+1 (602) 555-0144"))).toEqual([3, 2]);
  });

  test("looks only at the page that has changed, also while a fact is wrong", async () => {
    const wrong = change("site.json", '"facts": {', '"facts": { "fax": 12,');
    expect(await checked(wrong, change("home.json", "every", "each", wrong))).toEqual([3, 1]);
  });

  test("keeps what it made of a page that didn't change", () => {
    const compile = createCompiler(engineVocabulary);
    const before = compile({ ...input, icons, files: base });
    const after = compile({ ...input, icons, files: change("home.json", "every", "each") });
    const blocksOf = (result: typeof before, page: string) =>
      result.ok ? result.site.pages.find(({ name }) => name === page)?.blocks : undefined;
    expect(blocksOf(after, "contact")).toBe(blocksOf(before, "contact"));
    expect(blocksOf(after, "home")).not.toEqual(blocksOf(before, "home"));
  });
});
