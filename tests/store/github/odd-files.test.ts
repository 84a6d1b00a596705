// Files that people put into a repository with git itself, and that the editor must not damage.
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Store } from "../../../src/store/store.ts";
import { secondSite } from "../../fixtures/sites.ts";
import { drawing, fileOf, publish, save, titled } from "../contract/site.ts";
import { openStore } from "../git/open-store.ts";
import { addEntries, entryAt } from "./add-entries.ts";
import { connect } from "./connect.ts";
import { startStandIn, type StandIn } from "./stand-in.ts";

let github: StandIn;
let store: Store;

beforeEach(async () => {
  github = await startStandIn({ content: secondSite });
  store = openStore(connect(github).host);
});
afterEach(() => github.stop());

const start = async () => (await fileOf(store, "start.json")).text;

test("a page that git has as a program stays one, saved and published", async () => {
  const text = await start();
  addEntries(github, { "content/start.json": { mode: "100755", content: text } });
  expect((await save(store, { "start.json": titled(text, "Mine") })).is).toBe("saved");
  const saved = { mode: "100755", content: titled(text, "Mine") };
  expect(entryAt(github, "content/start.json", "edit/anna-m")).toEqual(saved);
  expect(await save(store, { "start.json": titled(text, "Again") })).toMatchObject({ is: "saved" });
  expect(await publish(store)).toMatchObject({ is: "published" });
  expect(entryAt(github, "content/start.json")).toEqual({
    mode: "100755",
    content: titled(text, "Again"),
  });
  expect(entryAt(github, "content/services.json")?.mode).toBe("100644");
});

describe("a link", () => {
  const link = { mode: "120000", content: "../elsewhere.json" };

  test.each([
    ["a page", "content/about.json", "about.json"],
    ["a file in media", "content/media/desk.svg", "media/desk.svg"],
    ["the folder media", "content/media", "media"],
  ])("that is %s is reported", async (_what, path, name) => {
    addEntries(github, { [path]: link });
    const { assets } = await store.load();
    expect([...(assets.unreadable ?? [])]).toEqual([[name, { why: "link in git" }]]);
  });

  test("isn't replaced by a new page of its name", async () => {
    addEntries(github, { "content/about.json": link });
    expect(await save(store, { "about.json": await start() })).toEqual({
      is: "refused",
      reason:
        "Not saved yet. about.json is a link in the repository, so the editor can't write it. Choose another name, or ask the owner of the repository to replace the link with a file. Your changes are still here.",
    });
    expect(entryAt(github, "content/about.json")).toEqual(link);
  });

  test("that is the folder media isn't replaced by a folder when a picture is added", async () => {
    addEntries(github, { "content/media": link });
    expect(await store.addMedia(drawing("new.svg", 20), ["svg"])).toEqual({
      is: "refused",
      reason:
        "The folder media is a link in the repository, so the editor can't add files to it. Ask the owner of the repository to replace the link with a folder.",
    });
    expect(entryAt(github, "content/media")).toEqual(link);
  });
});

test("a submodule isn't replaced by a page of its name", async () => {
  const submodule = { mode: "160000", content: { oid: "1".repeat(40) } };
  addEntries(github, { "content/about.json": submodule });
  const saved = await save(store, { "about.json": await start() });
  expect(saved).toMatchObject({
    is: "refused",
    reason: expect.stringContaining("about.json is a submodule"),
  });
  expect(entryAt(github, "content/about.json")?.mode).toBe("160000");
});

test("a folder isn't replaced by a page of its name", async () => {
  addEntries(github, { "content/about.json/notes.txt": { mode: "100644", content: "Notes" } });
  const saved = await save(store, { "about.json": await start() });
  expect(saved).toMatchObject({
    is: "refused",
    reason: expect.stringContaining("about.json is a folder"),
  });
  expect(entryAt(github, "content/about.json/notes.txt")?.content).toBe("Notes");
});
