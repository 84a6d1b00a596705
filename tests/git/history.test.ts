// Earlier published states of the content, as the editor lists them and brings them back.
import { symlink } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readHistory, readMediaOf, readState } from "../../src/git/history.ts";
import { useOwnGitSettings, type Repositories } from "./repositories.ts";
import { useRepositories } from "./use-repositories.ts";

useOwnGitSettings();

let all: Repositories;
useRepositories(
  {
    "content/home.json": '{ "title": "Home" }\n',
    "content/media/leaf.svg": "<svg/>",
    "README.md": "A site\n",
  },
  (copies) => (all = copies),
);

/** Publishes files. */
async function publish(message: string, files: Readonly<Record<string, string>>): Promise<string> {
  const { mine } = all;
  for (const [name, text] of Object.entries(files)) await mine.write(name, text);
  mine.commit(message);
  mine.git("push", "--quiet", "origin", "main");
  return mine.git("rev-parse", "HEAD");
}

/** The messages of the listed states. */
async function messages(before?: string): Promise<string[]> {
  const found = await readHistory(all.mine.content, before);
  return found.is === "known" ? found.states.map(({ message }) => message) : [found.reason];
}

test("lists what was published with its date and author, the latest first", async () => {
  const version = await publish("Say it better\n\n- home: Title", { "content/home.json": "{}" });
  const found = await readHistory(all.mine.content);
  expect(found).toMatchObject({ is: "known", hasMore: false });
  expect(found.is === "known" && found.states[0]).toEqual({
    version,
    date: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/),
    author: "Ann",
    message: "Say it better\n\n- home: Title",
  });
  expect(await messages()).toEqual(["Say it better\n\n- home: Title", "First"]);
});

test("leaves out commits that changed no content, and those that aren't published yet", async () => {
  await publish("Explain the folder", { "README.md": "More\n", "content/notes.txt": "?" });
  await all.mine.write("content/home.json", "{}");
  all.mine.commit("Only here");
  expect(await messages()).toEqual(["First"]);
});

test("a merged proposal is one state, whatever its own commits were", async () => {
  const { mine } = all;
  mine.git("switch", "--quiet", "--create", "proposal");
  await mine.write("content/team.json", "{");
  mine.commit("Half a page");
  await mine.write("content/team.json", "{}");
  mine.commit("A whole page");
  mine.git("switch", "--quiet", "main");
  mine.git("merge", "--quiet", "--no-ff", "--message", "Accept the page", "proposal");
  mine.git("push", "--quiet", "origin", "main");
  expect(await messages()).toEqual(["Accept the page", "First"]);
});

test("lists earlier states from any one on, to the very first", async () => {
  const { content } = all.mine;
  const second = await publish("Second", { "content/home.json": "2" });
  await publish("Third", { "content/home.json": "3" });
  const latest = await readHistory(content, undefined, 2);
  expect(latest).toMatchObject({ is: "known", hasMore: true });
  expect(latest.is === "known" && latest.states.map(({ message }) => message)).toEqual([
    "Third",
    "Second",
  ]);
  expect(await readHistory(content, second, 2)).toMatchObject({
    states: [{ message: "First" }],
    hasMore: false,
  });
  const first = all.mine.git("rev-list", "--max-parents=0", "HEAD");
  expect(await messages(first)).toEqual([]);
});

test("a state has the texts and the media of its time, without hidden files and links", async () => {
  const first = all.mine.git("rev-parse", "HEAD");
  await symlink("/etc/passwd", join(all.mine.content, "media/secret.svg"));
  const version = await publish("More", {
    "content/home.json": "{}",
    "content/media/.draft.svg": "<svg/>",
    "content/media/old/scan.svg": "<svg/>",
    "content/media/new.svg": "<svg />",
  });
  expect(await readState(all.mine.content, first)).toEqual({
    is: "known",
    files: { "home.json": '{ "title": "Home" }\n' },
    media: { "media/leaf.svg": expect.stringMatching(/^[0-9a-f]{40}$/) },
  });
  const later = await readState(all.mine.content, version);
  expect(later.is === "known" && Object.keys(later.media)).toEqual([
    "media/leaf.svg",
    "media/new.svg",
  ]);
  const read = await readMediaOf(all.mine.content, version, [
    "media/new.svg",
    "media/secret.svg",
    "media/../home.json",
    "home.json",
  ]);
  expect([...read].map(([name, bytes]) => [name, bytes.toString()])).toEqual([
    ["media/new.svg", "<svg />"],
  ]);
});

test("a commit that isn't published can't be read, not even on this computer", async () => {
  await all.mine.write("content/home.json", "{}");
  all.mine.commit("Only here");
  const secret = all.mine.git("rev-parse", "HEAD");
  for (const version of [secret, "0".repeat(40)]) {
    expect(await readState(all.mine.content, version)).toMatchObject({
      is: "unknown",
      reason: expect.stringContaining("isn't part of the published history"),
    });
    expect(await readMediaOf(all.mine.content, version, ["media/leaf.svg"])).toEqual(new Map());
    expect(await messages(version)).toEqual([]);
  }
});

test("a person's own settings of git's log change nothing", async () => {
  all.mine.git("config", "log.showSignature", "true");
  all.mine.git("config", "log.decorate", "full");
  all.mine.git("config", "format.pretty", "oneline");
  expect(await messages()).toEqual(["First"]);
});

test("without a repository it says so", async () => {
  expect(await readHistory(all.root)).toMatchObject({
    is: "unknown",
    reason: expect.stringContaining("isn't in a git repository"),
  });
});
