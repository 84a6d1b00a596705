// What is expected is checked while the content is read, and never changes what is found.
import { expect, test, vi } from "vitest";
import { checkAhead, type Reading } from "../../../src/edit/session/check-ahead.ts";
import { createCheck, inputOf } from "../../../src/edit/session/check-content.ts";
import { readContentFile } from "../../../src/content/schema/read-file.ts";
import { textsOf, type Stored } from "../../../src/store/store.ts";
import { base } from "../../content/base.ts";

vi.mock("../../../src/content/schema/read-file.ts", { spy: true });

const stored: Stored = {
  site: "test",
  folder: "content",
  files: [...base].map(([name, text]) => ({ name, text, version: text })),
  assets: { icons: {}, media: new Map() },
};

const inputFor = ({ files, ...others }: Stored) =>
  inputOf(others, textsOf(files), new Map(files.map((file) => [file.name, file])));

/** Opens content of which something else was expected. @returns what was found, and how many files were read then */
async function open(now: Stored, expected: Reading["expected"]) {
  let arrive = (_content: Stored) => {};
  const loading = new Promise<Stored>((resolve) => (arrive = resolve));
  const check = checkAhead({ loading, expected });
  await expected?.catch(() => undefined);
  await Promise.resolve();
  arrive(now);
  const content = await loading;
  vi.mocked(readContentFile).mockClear();
  const { diagnostics, preview } = check(inputFor(content));
  return { read: vi.mocked(readContentFile).mock.calls.length, diagnostics, site: preview()?.site };
}

const withoutTitle = (content: Stored): Stored => ({
  ...content,
  files: content.files.map((file) =>
    file.name === "home.json" ? { ...file, text: file.text.replace('"title"', '"titel"') } : file,
  ),
});

test.for([
  ["as it was", stored, 0],
  ["with one changed page", withoutTitle(stored), 1],
] as const)("content is checked once if it is %s", async ([, now, count]) => {
  const { preview, diagnostics } = createCheck()(inputFor(now));
  const found = await open(now, Promise.resolve(stored));
  expect(found).toEqual({ read: count, diagnostics, site: preview()?.site });
});

test.for<[what: string, expectedOf: () => Reading["expected"]]>([
  ["nothing", () => undefined],
  ["nothing that was stored", () => Promise.resolve(undefined)],
  // Cast: another site at the same address can write where it comes from.
  ["something that isn't content", () => Promise.resolve({ files: 1 } as unknown as Stored)],
  ["something that can't be read", () => Promise.reject(new Error("broken"))],
])("content of which %s was expected is found all the same", async ([, expectedOf]) => {
  const { diagnostics, preview } = createCheck()(inputFor(stored));
  const found = await open(stored, expectedOf());
  expect(found).toEqual({ read: stored.files.length, diagnostics, site: preview()?.site });
});

test("what is expected too late isn't checked at all", async () => {
  let find = (_content: Stored) => {};
  const expected = new Promise<Stored>((resolve) => (find = resolve));
  checkAhead({ loading: Promise.resolve(stored), expected });
  await Promise.resolve();
  vi.mocked(readContentFile).mockClear();
  find(stored);
  await expected;
  await Promise.resolve();
  expect(readContentFile).not.toHaveBeenCalled();
});
