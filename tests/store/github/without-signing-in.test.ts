// Without signing in, a public repository can be read, and nothing else.
import { afterEach, beforeEach, expect, test } from "vitest";
import { connect, lookOf, type Connected } from "./connect.ts";
import { startStandIn, type StandIn } from "./stand-in.ts";

let standIn: StandIn;
let visitor: Connected;

beforeEach(async () => {
  standIn = await startStandIn();
  visitor = connect(standIn, { token: "" });
});

afterEach(() => standIn.stop());

test("a repository with more files than GitHub lists at once is read folder by folder", async () => {
  const names = Array.from({ length: 40 }, (_, index) => `content/archive/${index}.txt`);
  const files = Object.fromEntries(names.map((name) => [name, "Old"]));
  standIn.state.commit({ branch: "main", files, message: "Keep old files" });
  standIn.state.mostEntries = 30;
  const look = await lookOf(visitor.host, "main");
  expect(look).toEqual(await lookOf(connect(standIn).host, "main"));
  expect(look.tree.has("media/favicon.svg")).toBe(true);
});

test("a folder with more files than GitHub lists isn't shown in part", async () => {
  standIn.once(/trees.*recursive/, { status: 200, body: { truncated: true, tree: [] } });
  standIn.once(/trees/, { status: 200, body: { truncated: true, tree: [] } }, 1);
  await expect(visitor.host.look(["main"])).rejects.toThrow(
    "A folder of this site has more files than GitHub lists, so the site can't be read without signing in. Sign in, or ask the owner of the repository to move files out of it.",
  );
});

test("where two branches parted is what git says, and histories without anything in common have no such place", async () => {
  const { state } = standIn;
  const base = state.repository.branches().get("main") ?? "";
  state.repository.setBranch("proposal", base);
  const files = (text: string) => ({ "content/a.json": text });
  const proposed = state.commit({ branch: "proposal", files: files("1"), message: "New" });
  const published = state.commit({ branch: "main", files: files("2"), message: "Newer" });
  const tree = state.repository.commit(base)?.tree ?? "";
  const author = { name: "Otto", email: "otto@dental.example", date: state.nextTime() };
  const commit = { tree, parents: [], author, committer: author, message: "Alone" };
  state.repository.setBranch("alone", state.repository.writeCommit(commit));
  for (const { host } of [visitor, connect(standIn)]) {
    expect(await host.compare("main", "proposal")).toMatchObject({
      now: { commit: proposed },
      before: { commit: base },
    });
    expect((await host.compare("main", "alone"))?.before?.commit).toBe(published);
  }
});

test("a proposal of 8 pages and its base need few of the 60 requests an hour", async () => {
  const files = { "content/home.json": "{}" };
  const base = standIn.state.repository.branches().get("main") ?? "";
  standIn.state.repository.setBranch("proposal", base);
  standIn.state.commit({ branch: "proposal", files, message: "New" });
  const looks = await visitor.host.look(["main", "proposal"]);
  const pages = looks.flatMap((look) =>
    [...(look?.tree ?? [])].filter(([name]) => !name.includes("/")).map(([, oid]) => oid),
  );
  await visitor.host.read(pages);
  const pageCount = new Set(pages).size;
  // Each branch: its commits, the folders at the top, and the content folder.
  expect(standIn.requests).toHaveLength(6 + pageCount);
  expect(standIn.requests.length).toBeLessThan(20);
  expect(standIn.requests.filter(({ headers }) => headers.authorization)).toEqual([]);
});

test("when the hour's requests are used up, it says so", async () => {
  standIn.limitResets = new Date(Date.now() + 600_000);
  const time = standIn.limitResets.toLocaleTimeString("en-US", {
    hour: "numeric",
    minute: "2-digit",
  });
  await expect(visitor.host.look(["main"])).rejects.toMatchObject({
    why: "busy",
    message: `Without signing in, GitHub answers only 60 requests an hour. Sign in, or try again at ${time}.`,
  });
});

test("after the last request of the hour, the other pages aren't asked for", async () => {
  const { tree } = await lookOf(visitor.host, "main");
  const message = "API rate limit exceeded for 203.0.113.9.";
  standIn.requests.length = 0;
  for (let count = 0; count < tree.size; count++) standIn.once(/blobs/, { status: 403, message });
  await expect(visitor.host.read([...tree.values()])).rejects.toMatchObject({ why: "busy" });
  await visitor.host.look(["main"]);
  expect(standIn.requests.filter(({ path }) => path.includes("blobs")).length).toBeLessThan(7);
  standIn.calm();
});

test("a private repository isn't shown", async () => {
  standIn.state.isPrivate = true;
  await expect(visitor.host.look(["main"])).rejects.toMatchObject({
    why: "missing",
    message:
      "GitHub has no repository dental/website, or you have no access to it. Ask the owner of the repository.",
  });
});

test("whatever changes something asks to sign in first", async () => {
  const { commit } = await lookOf(visitor.host, "main");
  const change = { branch: "main", expected: commit, over: commit, files: [], message: "Change" };
  const refused = { why: "signed out", message: "Sign in at GitHub to do this." };
  await expect(visitor.host.commitTo(change)).rejects.toMatchObject(refused);
  const files = [{ name: "media/a.jpg", content: { bytes: new Uint8Array(1) } }];
  await expect(visitor.host.commitTo({ ...change, files })).rejects.toMatchObject(refused);
  await expect(visitor.host.remove("main", commit)).rejects.toMatchObject(refused);
  await expect(visitor.host.propose("a", "main", "Change")).rejects.toMatchObject(refused);
  await expect(visitor.host.person()).rejects.toMatchObject(refused);
  expect(visitor.signedOut()).toBe(0);
});
