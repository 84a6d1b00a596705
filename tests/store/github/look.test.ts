// What the editor sees of a repository: the files of the content folder, and where branches are.
import { afterEach, expect, test, vi } from "vitest";
import { objectIdOf } from "../../../src/store/object-id.ts";
import { addEntries } from "./add-entries.ts";
import { connect, lookOf } from "./connect.ts";
import { startStandIn, type StandIn, type StandInOptions } from "./stand-in.ts";

const started: StandIn[] = [];

async function start(options?: StandInOptions): Promise<StandIn> {
  const standIn = await startStandIn(options);
  started.push(standIn);
  return standIn;
}

afterEach(async () => {
  for (const standIn of started.splice(0)) await standIn.stop();
});

test("pages and media are listed with git's object ids", async () => {
  const { host } = connect(await start());
  const look = await lookOf(host, "main");
  expect([...look.tree.keys()]).toEqual(
    expect.arrayContaining(["home.json", "site.json", "media/favicon.svg"]),
  );
  const oid = look.tree.get("home.json") ?? "";
  const content = (await host.read([oid])).get(oid) ?? new Uint8Array();
  expect(await objectIdOf(content)).toBe(oid);
  expect(JSON.parse(new TextDecoder().decode(content))).toHaveProperty("blocks");
});

test("links, submodules and other folders are left out, programs are not", async () => {
  const standIn = await start();
  const content = "home.json";
  addEntries(standIn, {
    "content/link.json": { mode: "120000", content },
    "content/module": { mode: "160000", content: { oid: "1".repeat(40) } },
    "content/notes/todo.json": { mode: "100644", content },
    "content/media/raw/photo.jpg": { mode: "100644", content },
    "content/media/link.jpg": { mode: "120000", content },
    "content/program.json": { mode: "100755", content },
    "elsewhere.json": { mode: "100644", content },
  });
  const before = new Set((await lookOf(connect(await start()).host, "main")).tree.keys());
  for (const token of [undefined, ""]) {
    const { host } = connect(standIn, token === undefined ? {} : { token });
    const { tree, unreadable } = await lookOf(host, "main");
    expect([...tree.keys()].filter((name) => !before.has(name))).toEqual(["program.json"]);
    expect([...(unreadable?.keys() ?? [])].toSorted()).toEqual([
      "link.json",
      "media/link.jpg",
      "module",
    ]);
  }
});

test.each([
  ["at the top", ""],
  ["in a folder", "content"],
  ["in a folder in a folder", "sites/dental care"],
])("the content can be %s of the repository", async (_, folder) => {
  const standIn = await start({ folder });
  const { host } = connect(standIn, { folder });
  const look = await lookOf(host, "main");
  expect([look.tree.has("home.json"), look.tree.has("media/favicon.svg")]).toEqual([true, true]);
  const files = [{ name: "home.json", content: { text: "{}" } }];
  const change = { branch: "main", expected: look.commit, over: look.commit };
  const commit = await host.commitTo({ ...change, files, message: "Change" });
  const changed = await lookOf(host, "main");
  expect(changed.tree.get("home.json")).toBe(await objectIdOf(new TextEncoder().encode("{}")));
  expect(changed.tree.size).toBe(look.tree.size);
  expect((await host.commits("main")).map((each) => each.commit)).toContain(commit);
  const publicly = await lookOf(connect(standIn, { folder, token: "" }).host, "main");
  expect(publicly).toEqual(changed);
});

test("without media, and without the folder, there are just no files", async () => {
  const standIn = await start();
  standIn.state.commit({ branch: "bare", files: { "content/a.json": "{}" }, message: "Start" });
  expect([...(await lookOf(connect(standIn).host, "bare")).tree.keys()]).toEqual(["a.json"]);
  const { host } = connect(standIn, { folder: "nowhere" });
  expect((await lookOf(host, "bare")).tree.size).toBe(0);
});

test("messages are those along first parents, also after a merge", async () => {
  const standIn = await start();
  const { host } = connect(standIn);
  const base = (await lookOf(host, "main")).commit;
  const save = (expected: string | undefined, over: string, message: string) => {
    const files = [{ name: "home.json", content: { text: message } }];
    return host.commitTo({ branch: "edit/anna-m", expected, over, files, message });
  };
  const first = await save(undefined, base, "Save 1");
  const files = { "content/team.json": "{}" };
  const theirs = standIn.state.commit({ branch: "main", files, message: "Otto's change" });
  const merged = await save(first, theirs, "Merge");
  await save(merged, merged, "Save 2");
  const { messages } = await lookOf(host, "edit/anna-m");
  expect(messages).toEqual(["Save 2", "Merge", "Save 1", "Start the site"]);
});

test("no more than 20 messages are read", async () => {
  const standIn = await start();
  for (let count = 0; count < 25; count++)
    standIn.state.commit({ branch: "main", files: {}, message: `Change ${count}` });
  const { messages } = await lookOf(connect(standIn).host, "main");
  expect([messages.length, messages[0]]).toEqual([20, "Change 24"]);
});

test("an older answer shows an older state", async () => {
  const standIn = await start();
  const { host } = connect(standIn);
  const before = await lookOf(host, "main");
  standIn.state.commit({ branch: "main", files: { "content/a.json": "{}" }, message: "New" });
  standIn.state.lag = 1;
  expect(await lookOf(host, "main")).toEqual(before);
});

test.each([
  ["https://api.github.com", "github:dental/website/content", "https://github.com/dental/website"],
  [
    "https://git.company.example/api/v3",
    "git.company.example:dental/website/content",
    "https://git.company.example/dental/website",
  ],
  [
    "https://api.company.ghe.com",
    "company.ghe.com:dental/website/content",
    "https://company.ghe.com/dental/website",
  ],
])("the content at %s has a name and a page of its own", async (api, site, page) => {
  const { createGitHub } = await import("../../../src/store/github/create-github.ts");
  const repository = {
    host: "github" as const,
    name: "dental/website",
    branch: "main",
    api,
    signIn: undefined,
  };
  const account = { token: () => "", person: undefined, signedOut: () => {} };
  const host = createGitHub({ repository, folder: "content", account });
  expect([host.site, host.log]).toEqual([site, `${page}/actions`]);
});

test("a commit that can't be read yet is read a moment later", async () => {
  const standIn = await start();
  const { repository } = standIn.state;
  const { host } = connect(standIn);
  const commit = repository.branches().get("main") ?? "";
  const hidden = vi.spyOn(repository, "object").mockReturnValue(undefined);
  expect(await host.look([commit])).toEqual([undefined]);
  hidden.mockRestore();
  expect((await host.look([commit]))[0]?.commit).toBe(commit);
});

test("a branch is there, too, if a change of it fails while others are read", async () => {
  const standIn = await start();
  const { host } = connect(standIn);
  const other = connect(standIn).host;
  const main = (await lookOf(host, "main")).commit;
  const write = (branch: string, message: string, expected?: string) => {
    const files = [{ name: "home.json", content: { text: `{ "title": "${message}" }` } }];
    return { branch, expected, over: main, files, message };
  };
  const draft = await host.commitTo(write("edit/anna-m", "Mine"));
  await host.look(["main", "edit/anna-m"]);
  await other.look(["main"]);
  await other.commitTo(write("main", "Theirs", main));

  const real = globalThis.fetch;
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let asked = 0;
  vi.stubGlobal("fetch", async (...given: Parameters<typeof fetch>) => {
    const answer = await real(...given);
    // The first question is only where the branches are.
    if (++asked === 2) await released;
    return answer;
  });
  const looking = host.look(["main", "edit/anna-m"]);
  await vi.waitFor(() => expect(asked).toBe(2));
  await expect(host.commitTo(write("edit/anna-m", "More", main))).rejects.toThrow();
  release();
  expect((await looking).map((look) => look?.commit)).toEqual([expect.any(String), draft]);
  vi.unstubAllGlobals();
});
