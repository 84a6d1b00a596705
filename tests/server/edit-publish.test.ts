// What is published, and publishing, through the dev server: for the editor's own page, and only what it has seen.
import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { devStore, tokenHeader } from "../../src/edit/store/dev-store.ts";
import type { Publishing } from "../../src/edit/store/store.ts";
import {
  makeRepositories,
  publishedText,
  useOwnGitSettings,
  type Repositories,
} from "../files/git/repositories.ts";
import { firstSite } from "../fixtures/sites.ts";
import { startUnvisitedDev } from "./start-dev.ts";

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
  address = `${server.resolvedUrls?.local[0] ?? ""}__edit`;
  const page = await (await fetch(address)).text();
  token = /data-token="([^"]+)"/.exec(page)?.[1] ?? "";
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
  return { message: "Say it better", to: { is: "direct" }, versions, takenIn: undefined };
};

test("what is published is read, and what is saved becomes it", async () => {
  const store = devStore({ token, site: "" });
  const published = await store.published(undefined);
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

test("more than 20 MB aren't published, and it is said what to do", async () => {
  const message = "x".repeat(21 * 1024 * 1024);
  expect(await devStore({ token, site: "" }).publish({ ...(await publishing()), message })).toEqual(
    {
      is: "refused",
      reason: "What is said of the changes is more than 20 MB. Say it in a sentence.",
    },
  );
});

test("what another program writes while git fetches isn't published, and neither is a page with a mistake", async () => {
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
      "about.json has been changed on this computer, outside of the editor. Look at what changed, and publish then.",
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

test("what has changed on disk since isn't published unseen", async () => {
  const seen = await publishing();
  const before = all.remote.git("rev-parse", "main");
  await writeFile(join(all.mine.content, "about.json"), "{}");
  expect(await devStore({ token, site: "" }).publish(seen)).toMatchObject({
    is: "refused",
    reason: expect.stringContaining("about.json has been changed on this computer"),
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
  ["an option for a commit", { takenIn: "--upload-pack=x" }],
])("%s is refused", async (_what, wrong) => {
  const body =
    typeof wrong === "string" ? wrong : JSON.stringify({ ...(await publishing()), ...wrong });
  const headers = { "x-edit-token": token };
  const answer = await realFetch(`${address}/published`, { method: "POST", body, headers });
  expect(await answer.json()).toEqual({
    is: "refused",
    reason: "It isn't said what is to be published.",
  });
});

test("a page of another site gets no answer, not even with the token", async () => {
  const headers = { "x-edit-token": token, Origin: "https://stranger.example" };
  for (const method of ["GET", "POST"])
    expect((await realFetch(`${address}/published`, { method, headers })).status).toBe(403);
});
