// Who may read and write the content through the dev server: the editor's own page, and nobody else.
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { LoadAnswer } from "../../src/edit/store/dev-store.ts";
import { firstSite } from "../fixtures/sites.ts";
import { startDev } from "./start-dev.ts";

let root: string;
let content: string;
let server: ViteDevServer;
let address: string;
let token: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "edit-"));
  content = join(root, "content");
  await cp(firstSite, content, { recursive: true });
  server = await startDev(content, join(root, "cache"));
  address = `${server.resolvedUrls?.local[0] ?? ""}__edit`;
  const page = await (await fetch(address)).text();
  token = /data-token="([^"]+)"/.exec(page)?.[1] ?? "";
});
afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true, force: true });
});

const ask = (init: RequestInit = {}, headers: Record<string, string> = {}) =>
  fetch(`${address}/content`, { ...init, headers: { "x-edit-token": token, ...headers } });
const textOf = (name: string) => readFile(join(content, name), "utf8");

async function about() {
  // Cast: it is what this address answers with.
  const { files } = (await (await ask()).json()) as LoadAnswer;
  const file = files.find(({ name }) => name === "about.json");
  if (!file) throw new Error("There is no about.json");
  return file;
}

test("its own page reads every file and writes one", async () => {
  const file = await about();
  expect(file.text).toBe(await textOf("about.json"));
  const text = `${file.text}\n`;
  const answer = await ask({ method: "POST", body: JSON.stringify([{ ...file, text }]) });
  expect(await answer.json()).toMatchObject({ is: "saved" });
  expect(await textOf("about.json")).toBe(text);
  const again = await ask({ method: "POST", body: JSON.stringify([{ ...file, text: "lost" }]) });
  expect(await again.json()).toMatchObject({
    is: "conflict",
    files: [{ name: "about.json", text }],
  });
  expect(await textOf("about.json")).toBe(text);
});

test("whoever waits is told once something has changed on disk", async () => {
  const wait = async (known: string) => {
    const headers = { "x-edit-token": token };
    return (await fetch(`${address}/state?${known}`, { headers })).text();
  };
  let known = await wait("");
  await writeFile(join(content, "news.json"), await textOf("about.json"));
  const toldNames = async () => {
    const before = known;
    known = await wait(known);
    expect(known).not.toBe(before);
    // Cast: it is what this address answers with.
    const { files } = (await (await ask()).json()) as LoadAnswer;
    return files.map(({ name }) => name);
  };
  // What an earlier test has saved may be told first.
  await expect.poll(toldNames).toContain("news.json");
  expect((await fetch(`${address}/state?${known}`)).status).toBe(403);
});

test.each(["", "wrong"])("with the token %j nothing is read or written", async (wrong) => {
  const file = await about();
  const body = JSON.stringify([{ ...file, text: "x" }]);
  for (const init of [{}, { method: "POST", body }]) {
    const answer = await ask(init, { "x-edit-token": wrong });
    expect(answer.status).toBe(403);
    expect(await answer.text()).toBe("Only the editor's own page may ask this. Load it again.");
  }
  expect(await textOf("about.json")).toBe(file.text);
});

test("a page of another site gets no answer, not even with the token", async () => {
  const answer = await ask({}, { Origin: "https://stranger.example" });
  expect(answer.status).toBe(403);
});

test("no other site can show it in a frame", async () => {
  expect((await fetch(address)).headers.get("x-frame-options")).toBe("DENY");
});

test.each([
  ["no JSON", "{"],
  ["a name out of the folder", JSON.stringify([{ name: "../x.json", text: "x", version: "" }])],
])("%s is refused", async (_what, body) => {
  const answer = await ask({ method: "POST", body });
  expect(answer.status).toBe(409);
});
