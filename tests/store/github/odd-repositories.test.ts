// What can happen to a repository besides edits: it is renamed, or its branches are rewritten, removed or called otherwise.
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Store } from "../../../src/store/store.ts";
import { secondSite } from "../../fixtures/sites.ts";
import { drawing, fileOf, mustSave, publish, publishing, save, titled } from "../contract/site.ts";
import { gitSite, openStore } from "../git/open-store.ts";
import { entryAt } from "./add-entries.ts";
import { connect } from "./connect.ts";
import { startStandIn, type StandIn } from "./stand-in.ts";

let github: StandIn;
let now: number;
let store: Store;

beforeEach(async () => {
  github = await startStandIn({ content: secondSite });
  now = Date.parse("2026-05-04T10:00:00Z");
  store = open();
});
afterEach(() => github.stop());

const open = (branch = "main", name?: string) =>
  openStore(connect(github, name === undefined ? {} : { name }).host, {
    site: gitSite({ branch }),
    now: () => now,
  });
const mine = async (from = store) => titled((await fileOf(from, "start.json")).text, "Mine");
const published = (path = "content/start.json", branch = "main") =>
  entryAt(github, path, branch)?.content;

test("a repository that was renamed or moved is edited under its old name", async () => {
  github.state.formerNames.add("ann/old");
  const old = open("main", "ann/old");
  const text = await mine(old);
  await mustSave(old, { "start.json": text });
  expect(await old.addMedia(drawing("new.svg", 20), ["svg"])).toMatchObject({ is: "added" });
  expect(await publish(old)).toMatchObject({ is: "published" });
  expect([published(), published("content/media/new.svg")]).toEqual([
    text,
    await drawing("new.svg", 20).text(),
  ]);
});

test("the published branch can have any name", async () => {
  const { state } = github;
  state.setBranch("release/2025", state.repository.branches().get("main"));
  state.setBranch("main", undefined);
  const other = open("release/2025");
  const text = await mine(other);
  await mustSave(other, { "start.json": text });
  expect(await publish(other)).toMatchObject({ is: "published" });
  expect(published("content/start.json", "release/2025")).toBe(text);
});

test("a published branch that was rewritten meanwhile is merged, not overwritten", async () => {
  const text = await mine();
  await mustSave(store, { "start.json": text });
  const { repository } = github.state;
  const first = repository.commit(repository.branches().get("main") ?? "");
  const tree = repository.commit(
    github.state.commit({
      branch: "main",
      files: { "content/services.json": "{}" },
      message: "Theirs",
    }),
  )?.tree;
  if (!first || tree === undefined) throw new Error("There is no commit.");
  const date = github.state.nextTime();
  const committer = { ...first.committer, date };
  const rewritten = repository.writeCommit({ ...first, parents: [], tree, committer });
  github.state.setBranch("main", rewritten);
  expect(await publish(store)).toMatchObject({
    is: "overtaken",
    files: [{ name: "services.json", theirs: "{}" }],
  });
  expect(github.state.repository.branches().get("main")).toBe(rewritten);
  expect(published("content/start.json", "edit/anna-m")).toBe(text);
});

test("without the published branch, nothing that was saved is lost, and the author reads why", async () => {
  const text = await mine();
  await mustSave(store, { "start.json": text });
  const wanted = await publishing(store);
  const head = github.state.repository.branches().get("main");
  github.state.setBranch("main", undefined);
  expect((await store.publish(wanted)).is).toBe("refused");
  now += 61_000;
  await expect(store.load()).rejects.toThrow('The repository has no branch called "main".');
  expect(published("content/start.json", "edit/anna-m")).toBe(text);
  github.state.setBranch("main", head);
  expect((await fileOf(store, "start.json")).text).toBe(text);
});

test("a draft that someone has removed meanwhile doesn't swallow what is saved next", async () => {
  const text = await mine();
  await mustSave(store, { "start.json": text });
  github.state.setBranch("edit/anna-m", undefined);
  now += 61_000;
  const again = await save(store, { "start.json": text });
  expect(again.is).toBe("saved");
  expect(published("content/start.json", "edit/anna-m")).toBe(text);
});

test("a repository without the content folder is reported", async () => {
  const { host } = connect(github, { folder: "site" });
  await expect(openStore(host, { site: gitSite({ folder: "site" }) }).load()).rejects.toThrow(
    'The branch "main" has no pages in the folder "site". Ask the person who manages the site.',
  );
});
