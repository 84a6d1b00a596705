// How much the editor asks of GitHub, and what it never sends.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refused, type GitHost } from "../../../src/store/git-host.ts";
import { connect, lookOf } from "./connect.ts";
import { annasToken, startStandIn, type StandIn } from "./stand-in.ts";

let standIn: StandIn;
let host: GitHost;

beforeEach(async () => {
  standIn = await startStandIn();
  host = connect(standIn).host;
});

afterEach(() => standIn.stop());

const asked = () => standIn.requests.map(({ method, path }) => `${method} ${path}`);

const pages = (tree: ReadonlyMap<string, string>) =>
  [...tree].filter(([name]) => name.endsWith(".json")).map(([, oid]) => oid);

/** Saves a first draft, which nothing is counted of. */
async function saveFirst(): Promise<{ main: string; draft: string }> {
  const main = (await lookOf(host, "main")).commit;
  const files = [{ name: "home.json", content: { text: "{}" } }];
  const change = { branch: "edit/anna-m", expected: undefined, over: main, files, message: "Save" };
  const draft = await host.commitTo(change);
  standIn.requests.length = 0;
  return { main, draft };
}

test("opening the site takes 2 requests: where both branches are, and all texts", async () => {
  const [main] = await host.look(["main", "edit/anna-m"]);
  await host.read(pages(main?.tree ?? new Map()));
  expect(asked()).toEqual(["POST /graphql", "POST /graphql"]);
  const received = standIn.requests.reduce((sum, request) => sum + request.received, 0);
  expect(received).toBeLessThan(40_000);
});

test("300 pages take one request more", async () => {
  const files = Array.from({ length: 300 }, (_, index) => [
    `content/page-${index}.json`,
    `{ "title": "Page ${index}" }`,
  ]);
  standIn.state.commit({ branch: "main", files: Object.fromEntries(files), message: "Grow" });
  const { tree } = await lookOf(host, "main");
  const read = await host.read(pages(tree));
  expect(asked()).toEqual(Array.from({ length: 3 }, () => "POST /graphql"));
  expect(read.size).toBe(new Set(pages(tree)).size);
});

test("looking again takes a small request, and a second one only after a change", async () => {
  const names = ["main", "edit/anna-m", standIn.state.repository.branches().get("main") ?? ""];
  const before = await host.look(names);
  standIn.requests.length = 0;
  expect(await host.look(names)).toEqual(before);
  expect(asked()).toHaveLength(1);
  expect(standIn.requests[0]?.received).toBeLessThan(200);

  const files = { "content/home.json": "{}" };
  const commit = standIn.state.commit({ branch: "main", files, message: "Otto's change" });
  standIn.requests.length = 0;
  const after = await host.look(names);
  expect(after.map((look) => look?.commit)).toEqual([commit, undefined, before[2]?.commit]);
  expect(after[0]?.tree.get("home.json")).not.toBe(before[0]?.tree.get("home.json"));
  expect(asked()).toHaveLength(2);
});

test("after a save from here, looking again takes one request", async () => {
  await host.look(["main", "edit/anna-m"]);
  const { draft } = await saveFirst();
  const [, look] = await host.look(["main", "edit/anna-m"]);
  expect(look?.commit).toBe(draft);
  expect(asked()).toHaveLength(1);
});

test("a save takes 3 requests and sends only what has changed", async () => {
  const { draft } = await saveFirst();
  const text = JSON.stringify({ title: "Welcome", blocks: [] });
  const files = [{ name: "home.json", content: { text } }];
  const change = { branch: "edit/anna-m", expected: draft, over: draft, files, message: "Save" };
  await host.commitTo(change);
  expect(asked()).toEqual([
    "POST /repos/dental/website/git/trees",
    "POST /repos/dental/website/git/commits",
    "PATCH /repos/dental/website/git/refs/heads/edit/anna-m",
  ]);
  const sent = standIn.requests.reduce((sum, request) => sum + request.sent, 0);
  expect(sent).toBeLessThan(text.length + 700);
});

test("publishing takes 5 requests and sends no file again", async () => {
  const { draft, main } = await saveFirst();
  const [, look] = await host.look(["main", "edit/anna-m"]);
  const oid = look?.tree.get("home.json") ?? "";
  const files = [{ name: "home.json", content: { oid } }];
  await host.commitTo({ branch: "main", expected: main, over: main, files, message: "Welcome" });
  await host.remove("edit/anna-m", draft);
  expect(asked()).toEqual([
    "POST /graphql",
    "POST /repos/dental/website/git/trees",
    "POST /repos/dental/website/git/commits",
    "PATCH /repos/dental/website/git/refs/heads/main",
    "POST /graphql",
  ]);
  const [tree] = standIn.requests.filter(({ path }) => path.endsWith("trees"));
  expect(tree?.sent).toBeLessThan(200);
});

const picture = Uint8Array.from({ length: 30_000 }, (_, index) => index % 256);
const addPicture = async () => {
  const { draft } = await saveFirst();
  const files = [{ name: "media/desk.jpg", content: { bytes: picture } }];
  return { branch: "edit/anna-m", expected: draft, over: draft, files, message: "Save" };
};
const sentBytes = () => standIn.requests.reduce((sum, request) => sum + request.sent, 0);

test("a picture takes 4 requests, and is sent once", async () => {
  await host.commitTo(await addPicture());
  expect(asked()).toHaveLength(4);
  expect(sentBytes()).toBeLessThan((picture.length * 4) / 3 + 1000);
});

test("a picture isn't sent again if its commit has to be tried again", async () => {
  const change = await addPicture();
  standIn.once(/trees/, { status: 422, message: "Not now" });
  await expect(host.commitTo(change)).rejects.toBeInstanceOf(Refused);
  await host.commitTo(change);
  expect(asked().filter((request) => request.endsWith("/blobs"))).toHaveLength(1);
  expect(sentBytes()).toBeLessThan((picture.length * 4) / 3 + 1500);
});

test("pictures are read as they are, each with one request and no try as a text", async () => {
  const { tree } = await lookOf(host, "main");
  standIn.requests.length = 0;
  const media = [...tree].filter(([name]) => name.startsWith("media/")).map(([, oid]) => oid);
  await host.read(media);
  expect(asked().sort()).toEqual(
    media.map((oid) => `GET /repos/dental/website/git/blobs/${oid}`).sort(),
  );
});

test("however many pictures are read at the same time, GitHub gets few requests at once", async () => {
  const names = Array.from({ length: 40 }, (_, index) => `content/media/${index}.svg`);
  const files = Object.fromEntries(names.map((name) => [name, `<svg>${name}</svg>`]));
  standIn.state.commit({ branch: "main", files, message: "Add pictures" });
  const { tree } = await lookOf(host, "main");
  const pictures = [...tree].filter(([name]) => name.startsWith("media/"));
  let [running, most] = [0, 0];
  const fetchNow = globalThis.fetch;
  vi.stubGlobal("fetch", async (...given: Parameters<typeof fetch>) => {
    most = Math.max(most, ++running);
    return fetchNow(...given).finally(() => running--);
  });
  try {
    const read = await Promise.all(pictures.map(([, oid]) => host.read([oid])));
    expect(read.flatMap((each) => [...each.keys()])).toEqual(pictures.map(([, oid]) => oid));
    expect(most).toBeLessThanOrEqual(6);
  } finally {
    vi.unstubAllGlobals();
  }
});

test("a picture that can't be read doesn't hold up the others", async () => {
  const { tree } = await lookOf(host, "main");
  const pictures = [...tree].filter(([name]) => name.startsWith("media/")).map(([, oid]) => oid);
  const oids = [...pictures, ...pictures, ...pictures];
  for (const _ of pictures) standIn.once(/blobs/, "request lost");
  const read = await Promise.allSettled(oids.map((oid) => host.read([oid])));
  const refused = read.filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(pictures.length);
});

test("the token is in one header and nowhere else, and there are no headers that GitHub doesn't let pages send", async () => {
  await saveFirst();
  const { commit } = await lookOf(host, "main");
  await host.person();
  await host.rules("main");
  await host.commits("main", commit);
  await host.propose("edit/anna-m", "main", "Change");
  expect(standIn.requests.length).toBeGreaterThan(4);
  for (const { path, body, headers } of standIn.requests) {
    expect(headers.authorization).toBe(`Bearer ${annasToken}`);
    const { authorization: _, ...others } = headers;
    expect(JSON.stringify([path, body, others])).not.toContain(annasToken);
    expect(Object.keys(others).filter((name) => name.startsWith("x-"))).toEqual([]);
    expect(others).not.toHaveProperty("pragma");
  }
});

test("who the token belongs to is asked once, and not if it is known", async () => {
  await host.person();
  await host.person();
  expect(asked()).toHaveLength(1);
  expect(await host.person()).toEqual({ login: "anna-m", name: "Anna Maier" });
});
