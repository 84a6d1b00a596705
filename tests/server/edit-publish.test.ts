// Reading the published content and publishing through the dev server: only for the editor, and only what it has seen.
import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { tokenHeader } from "../../src/store/dev/wire.ts";
import { devStore } from "../../src/store/dev/dev-store.ts";
import type { Publishing } from "../../src/store/store.ts";
import {
  makeRepositories,
  publishedText,
  useOwnGitSettings,
  type Repositories,
} from "../git/repositories.ts";
import { firstSite } from "../fixtures/sites.ts";
import { editorOf, startUnvisitedDev } from "./start-dev.ts";

useOwnGitSettings();

let all: Repositories;
let server: ViteDevServer;
let address: string;
let token: string;
const realFetch = fetch;

beforeAll(async () => {
  all = await makeRepositories({ "README.md": "A site\n" });
  await cp(firstSite, all.mine.content, { recursive: true });
  all.mine.commit();
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

const publishing = async (): Promise<Publishing> => {
  const { files } = await devStore({ token, site: "" }).load();
  const versions = Object.fromEntries(files.map(({ name, version }) => [name, version]));
  return {
    message: "Say it better",
    to: { is: "direct" },
    versions,
    media: [],
  };
};

test("the published content can be read, and saved content can be published", async () => {
  const store = devStore({ token, site: "" });
  const published = await store.published();
  if (published.is === "unknown") throw new Error(published.reason);
  const about = (await store.load()).files.find(({ name }) => name === "about.json");
  if (!about) throw new Error("There is no about.json");
  expect(published.files["about.json"]).toBe(about.text);
  const text = `${about.text}\n`;
  expect(await store.save([{ ...about, text }])).toMatchObject({ is: "saved" });
  expect(await store.publish(await publishing())).toEqual({
    is: "published",
    branch: "main",
  });
  expect(publishedText(all, "content/about.json")).toBe(text.trim());
});

test("a publish request over 20 MB is refused with what to do", async () => {
  const message = "x".repeat(21 * 1024 * 1024);
  expect(await devStore({ token, site: "" }).publish({ ...(await publishing()), message })).toEqual(
    {
      is: "refused",
      reason: "The description of your changes is larger than 20 MB. Shorten it to a sentence.",
    },
  );
});

test("writes by another program during a fetch aren't published, and neither is a page with an error", async () => {
  const about = join(all.mine.content, "about.json");
  const good = JSON.stringify({ ...JSON.parse(await readFile(about, "utf8")), title: "About" });
  const store = devStore({ token, site: "" });
  await writeFile(about, good);
  const before = all.remote.git("rev-parse", "main");
  await all.mine.write("../fetch", `printf '{ broken' > ${about}; exec git-upload-pack "$@"\n`);
  all.mine.git("config", "remote.origin.uploadpack", `sh ${join(all.root, "fetch")}`);
  expect(await store.publish(await publishing())).toEqual({
    is: "refused",
    reason:
      "about.json was changed on this computer outside the editor. Check what changed, then publish again.",
  });
  all.mine.git("config", "--unset", "remote.origin.uploadpack");
  // Now the editor has seen it.
  expect(await store.publish(await publishing())).toEqual({
    is: "refused",
    reason: expect.stringMatching(/^about\.json, line 1, has a mistake: .+ Fix it/),
  });
  expect(all.remote.git("rev-parse", "main")).toBe(before);
  await writeFile(about, good);
  expect(await store.publish(await publishing())).toMatchObject({ is: "published" });
  expect(publishedText(all, "content/about.json")).toBe(good);
});

test("new media are published only if the site shows them, the editor added them, or the request names them", async () => {
  const store = devStore({ token, site: "" });
  const site = await all.mine.read("content/site.json");
  await all.mine.write("content/site.json", site.replaceAll("favicon.svg", "mark.svg"));
  const mark = await all.mine.read("content/media/favicon.svg");
  await all.mine.write("content/media/mark.svg", mark);
  const added = await store.addMedia(new File([`${mark}\n`], "Leaf.svg"), ["svg"]);
  expect(added).toMatchObject({ is: "added", name: "media/leaf.svg" });
  for (const name of ["passwords.txt", "old/scan.png", "prices.txt"])
    await all.mine.write(`content/media/${name}`, "mine");
  const found = await store.published();
  const unknown = ["mark.svg", "old/scan.png", "passwords.txt", "prices.txt"];
  expect(found).toMatchObject({ newMedia: unknown.map((name) => `media/${name}`) });
  const wanted = { ...(await publishing()), media: ["media/prices.txt"] };
  expect(await store.publish(wanted)).toMatchObject({ is: "published" });
  expect(all.remote.git("ls-tree", "-r", "--name-only", "main:content/media").split("\n")).toEqual([
    "favicon.svg",
    "leaf.svg",
    "mark.svg",
    "prices.txt",
  ]);
  expect(all.mine.git("status", "--porcelain").split("\n")).toEqual([
    "?? content/media/old/",
    "?? content/media/passwords.txt",
  ]);
  expect(await store.publish(await publishing())).toEqual({ is: "nothing" });
  for (const name of ["passwords.txt", "old"])
    await rm(join(all.mine.content, "media", name), { recursive: true });
});

test("changes on disk that the editor hasn't seen aren't published", async () => {
  const seen = await publishing();
  const before = all.remote.git("rev-parse", "main");
  await writeFile(join(all.mine.content, "about.json"), "{}");
  expect(await devStore({ token, site: "" }).publish(seen)).toMatchObject({
    is: "refused",
    reason: expect.stringContaining("about.json was changed on this computer outside the editor."),
  });
  expect(all.remote.git("rev-parse", "main")).toBe(before);
});

test.each(["", "wrong"])("with the token %j nothing is read or published", async (wrong) => {
  const before = all.remote.git("rev-parse", "main");
  for (const method of ["GET", "POST"]) {
    const body = method === "POST" ? JSON.stringify(await publishing()) : null;
    const answer = await realFetch(`${address}/published`, {
      method,
      body,
      headers: { [tokenHeader]: wrong },
    });
    expect(answer.status).toBe(403);
  }
  expect(all.remote.git("rev-parse", "main")).toBe(before);
});

test.each([
  ["no JSON", "{"],
  ["nothing", "null"],
  ["a place that there isn't", { to: { is: "elsewhere" } }],
  ["a branch without a name", { to: { is: "review" } }],
  ["a file out of the folder", { versions: { "../secret.json": "" } }],
  ["no list of media", { media: "media/a.png" }],
  ["an option for a commit", { mergedVersion: "--upload-pack=x" }],
])("%s is refused", async (_what, wrong) => {
  const body =
    typeof wrong === "string" ? wrong : JSON.stringify({ ...(await publishing()), ...wrong });
  const headers = { "x-edit-token": token };
  const answer = await realFetch(`${address}/published`, { method: "POST", body, headers });
  expect(await answer.json()).toEqual({
    is: "refused",
    reason: "The publish request is incomplete. Reload the editor and publish again.",
  });
});

test("a page of another site gets no answer, not even with the token", async () => {
  const headers = { "x-edit-token": token, Origin: "https://stranger.example" };
  for (const method of ["GET", "POST"])
    expect((await realFetch(`${address}/published`, { method, headers })).status).toBe(403);
});
