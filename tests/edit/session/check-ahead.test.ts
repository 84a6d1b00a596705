// What is expected is checked while the content is read, and never changes what is found.
import { expect, test } from "vitest";
import { checkAhead, type Reading } from "../../../src/edit/session/check-ahead.ts";
import { createCheck, inputOf } from "../../../src/edit/session/check-content.ts";
import { textsOf, type Stored } from "../../../src/store/store.ts";
import { base } from "../../content/base.ts";

let lookups = 0;

/** Counts when a file is looked up, as checking site.json does for the site's icon. */
class Media extends Map<string, string> {
  override get(name: string) {
    lookups++;
    return super.get(name);
  }
}

const stored: Stored = {
  site: "test",
  folder: "content",
  files: [...base].map(([name, text]) => ({ name, text, version: text })),
  assets: { icons: {}, media: new Media([["media/favicon.svg", "favicon.svg"]]) },
};

const withMistake: Stored = {
  ...stored,
  files: stored.files.map((file) =>
    file.name === "home.json" ? { ...file, text: file.text.replace('"title"', '"titel"') } : file,
  ),
};

const inputFor = ({ files, ...others }: Stored) =>
  inputOf(others, textsOf(files), new Map(files.map((file) => [file.name, file])));

function found(check: ReturnType<typeof createCheck>, content: Stored) {
  lookups = 0;
  const { diagnostics, preview } = check(inputFor(content));
  return { diagnostics, site: preview()?.site, isCheckedNow: lookups > 0 };
}

/** Opens content. @returns what is found in it, and if site.json was only checked when the content was there */
async function open(content: Stored, expected: Reading["expected"]) {
  let arrive = (_content: Stored) => {};
  const loading = new Promise<Stored>((resolve) => (arrive = resolve));
  const check = checkAhead({ loading, expected });
  await expected?.catch(() => undefined);
  arrive(content);
  return found(check, await loading);
}

test.for([
  ["the same", stored],
  ["the same but for another file", withMistake],
] as const)("a file isn't checked again if the content is %s", async ([, content]) => {
  const right = found(createCheck(), content);
  expect(right.isCheckedNow).toBe(true);
  expect(await open(content, Promise.resolve(stored))).toEqual({ ...right, isCheckedNow: false });
});

test.for<[what: string, expectedOf: () => Reading["expected"]]>([
  ["nothing", () => undefined],
  ["nothing that was stored", () => Promise.resolve(undefined)],
  // Cast: another site at the same address can write where it comes from.
  ["something that isn't content", () => Promise.resolve({ files: 1 } as unknown as Stored)],
  ["something that can't be read", () => Promise.reject(new Error("broken"))],
])("content is checked all the same if %s was expected", async ([, expectedOf]) => {
  expect(await open(stored, expectedOf())).toEqual(found(createCheck(), stored));
});

test("what is expected too late isn't checked at all", async () => {
  let find = (_content: Stored) => {};
  const expected = new Promise<Stored>((resolve) => (find = resolve));
  checkAhead({ loading: Promise.resolve(stored), expected });
  await Promise.resolve();
  lookups = 0;
  find(stored);
  await expected;
  await Promise.resolve();
  expect(lookups).toBe(0);
});
