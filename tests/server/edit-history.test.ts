// Earlier published states through the dev server: reading them, and putting their media back.
import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { devStore } from "../../src/store/dev/dev-store.ts";
import { tokenHeader } from "../../src/store/dev/wire.ts";
import { makeRepositories, useOwnGitSettings, type Repositories } from "../git/repositories.ts";
import { firstSite } from "../fixtures/sites.ts";
import { editorOf, startUnvisitedDev } from "./start-dev.ts";

useOwnGitSettings();

const leaf =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';

let all: Repositories;
let server: ViteDevServer;
let address: string;
let token: string;
/** The state that has the leaf. */
let version: string;
const realFetch = fetch;

beforeAll(async () => {
  all = await makeRepositories({ "README.md": "A site\n" });
  await cp(firstSite, all.mine.content, { recursive: true });
  await all.mine.write("content/media/leaf.svg", leaf);
  all.mine.commit("The site");
  version = all.mine.git("rev-parse", "HEAD");
  await rm(join(all.mine.content, "media/leaf.svg"));
  all.mine.commit("Without the leaf");
  all.mine.git("push", "--quiet", "origin", "main");
  server = await startUnvisitedDev(all.mine.content, join(all.root, "cache"));
  ({ address, token } = await editorOf(server));
  // As from the page that the server made.
  globalThis.fetch = (path, init) => realFetch(new URL(String(path), address), init);
});
afterAll(async () => {
  globalThis.fetch = realFetch;
  await server.close();
  await all.end();
});

const leafPath = () => join(all.mine.content, "media/leaf.svg");
const store = () => devStore({ token, site: "" });

test("earlier states are listed and read", async () => {
  const found = await store().history?.();
  expect(found?.is === "known" && found.states.map(({ message }) => message)).toEqual([
    "Without the leaf",
    "The site",
  ]);
  expect(await store().history?.(version)).toMatchObject({ is: "known", states: [] });
  const state = await store().publishedState?.(version);
  const home = await readFile(join(all.mine.content, "home.json"), "utf8");
  expect(state).toMatchObject({
    is: "known",
    files: { "home.json": home },
    media: { "media/leaf.svg": expect.any(String) },
  });
});

test("a removed file comes back under its own name, and one that never was is refused", async () => {
  const [restored, refused] =
    (await store().restoreMedia?.(version, ["media/leaf.svg", "media/none.svg"])) ?? [];
  expect(restored).toMatchObject({
    is: "added",
    name: "media/leaf.svg",
    address: expect.stringMatching(/^\.\/media\/leaf/),
  });
  expect(refused).toEqual({
    is: "refused",
    reason: "media/none.svg isn't in the earlier version. Choose another file.",
  });
  expect(await readFile(leafPath(), "utf8")).toBe(leaf);
  expect((await store().restoreMedia?.(version, ["media/leaf.svg"]))?.[0]).toMatchObject({
    is: "added",
  });
  await rm(leafPath());
});

test("another file that has the name by now isn't replaced", async () => {
  await writeFile(leafPath(), "mine");
  expect(await store().restoreMedia?.(version, ["media/leaf.svg"])).toEqual([
    {
      is: "refused",
      reason:
        "Another file is called media/leaf.svg by now. Rename or remove it, then bring this one back.",
    },
  ]);
  expect(await readFile(leafPath(), "utf8")).toBe("mine");
  await rm(leafPath());
});

test.each(["--output=x", "main", "HEAD~1", "", "../../etc"])(
  "%j isn't a commit, so nothing is read or written",
  async (wrong) => {
    const reason = "The request for an earlier version is incomplete. Reload the editor.";
    expect(await store().history?.(wrong)).toEqual({ is: "unknown", reason });
    expect(await store().publishedState?.(wrong)).toEqual({ is: "unknown", reason });
    expect(await store().restoreMedia?.(wrong, ["media/leaf.svg"])).toEqual([
      { is: "refused", reason },
    ]);
  },
);

test("without the token nothing is read or written", async () => {
  const headers = { [tokenHeader]: "wrong" };
  for (const [method, path] of [
    ["GET", "history"],
    ["GET", `history/state?version=${version}`],
    ["POST", "history/media"],
  ] as const)
    expect((await realFetch(`${address}/${path}`, { method, headers })).status).toBe(403);
});
