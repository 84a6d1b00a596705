// Names and bytes that people bring along: they arrive in git as they are.
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Store } from "../../../src/store/store.ts";
import { secondSite } from "../../fixtures/sites.ts";
import { fileOf, save } from "../contract/site.ts";
import { openStore } from "../git/open-store.ts";
import { addEntries, entryAt } from "./add-entries.ts";
import { oddNames as names } from "../git-host-cases.ts";
import { connect } from "./connect.ts";
import { startStandIn, type StandIn } from "./stand-in.ts";

let github: StandIn;
let store: Store;

beforeEach(async () => {
  github = await startStandIn({ content: secondSite });
  store = openStore(connect(github).host);
});
afterEach(() => github.stop());

const svg = (width: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="9"/>`;
const plain = (content: string | Uint8Array) => ({ mode: "100644", content });

test("media of any name are read, removed and brought back under that name", async () => {
  const pictures = names.map((name, width) => [`content/media/${name}`, plain(svg(width + 1))]);
  addEntries(github, Object.fromEntries(pictures));
  const version = github.state.repository.branches().get("main") ?? "";
  const { assets } = await store.load();
  for (const [width, name] of names.entries())
    expect([name, assets.measured?.get(`media/${name}`)?.width]).toEqual([name, width + 1]);
  for (const name of names)
    expect([name, (await store.removeMedia(`media/${name}`)).is]).toEqual([name, "removed"]);
  const wanted = names.map((name) => `media/${name}`);
  const restored = await store.restoreMedia?.(version, wanted);
  expect(restored?.map(({ is }) => is)).toEqual(names.map(() => "added"));
  expect(github.state.repository.branches().has("edit/anna-m")).toBe(false);
  for (const name of names)
    expect((await store.load()).assets.media.has(`media/${name}`)).toBe(true);
});

const latin = Uint8Array.from('{ "title": "Caf\u00e9"}', (each) => each.charCodeAt(0));
const written: Readonly<Record<string, string>> = {
  "crlf.json": '{\r\n  "title": "A"\r\n}\r\n',
  "no-end.json": '{ "title": "A" }',
  "mark.json": '\ufeff{ "title": "A" }\n',
};

test("unchanged files keep their bytes, and changed ones their line ends and marks", async () => {
  const files = Object.entries(written).map(([name, text]) => [`content/${name}`, plain(text)]);
  addEntries(github, {
    ...Object.fromEntries(files),
    "content/latin.json": plain(latin),
    "content/notes.txt": plain(latin),
  });
  const before = entryAt(github, "content/latin.json");
  const changed = Object.entries(written).map(([name, text]) => [name, text.replace("A", "B")]);
  expect((await save(store, Object.fromEntries(changed))).is).toBe("saved");
  for (const [name = "", text] of changed)
    expect(entryAt(github, `content/${name}`, "edit/anna-m")?.content).toBe(text);
  for (const name of ["latin.json", "notes.txt"])
    expect(entryAt(github, `content/${name}`, "edit/anna-m")).toEqual(before);
  expect((await fileOf(openStore(connect(github).host), "crlf.json")).text).toContain("\r\n");
});
