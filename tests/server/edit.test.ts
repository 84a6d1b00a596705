// Only the editor's own page can read and write the content through the dev server.
import { execFileSync } from "node:child_process";
import {
  cp,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  truncate,
  writeFile,
} from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLogger, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { devStore } from "../../src/store/dev/dev-store.ts";
import type { LoadAnswer } from "../../src/store/dev/wire.ts";
import { firstSite } from "../fixtures/sites.ts";
import { editorOf, startUnvisitedDev } from "./start-dev.ts";

let root: string;
let content: string;
let server: ViteDevServer;
let address: string;
let token: string;
/** The mistakes in the dev server's log. */
const logged: string[] = [];

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "edit-"));
  content = join(root, "content");
  await cp(firstSite, content, { recursive: true });
  const customLogger = createLogger("silent");
  customLogger.error = (line) => logged.push(line);
  server = await startUnvisitedDev(content, join(root, "cache"), { customLogger });
  ({ address, token } = await editorOf(server));
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

test("its code is made ready where its address is printed, before anybody opens it", async () => {
  const makeReady = vi.spyOn(server, "warmupRequest").mockResolvedValue();
  const tell = vi.spyOn(server.config.logger, "info");
  server.printUrls();
  expect(tell).toHaveBeenLastCalledWith(`  Edit it on the page: ${address}`);
  const code = /<script type="module" src="([^"]+)"/.exec(await (await fetch(address)).text());
  expect(makeReady).toHaveBeenCalledExactlyOnceWith(code?.[1]);
});

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

test("a second npm start for the folder, by whichever path, shows it and can't save while the first runs", async () => {
  const linked = join(root, "linked");
  await symlink(content, linked);
  const warnings: string[] = [];
  const start = async (path: string) => {
    const customLogger = { ...createLogger("silent"), warn: (line: string) => warnings.push(line) };
    const started = await startUnvisitedDev(path, join(root, "cache"), { customLogger });
    const its = await editorOf(started);
    const headers = { "x-edit-token": its.token };
    const save = async (file: object) =>
      fetch(`${its.address}/content`, { method: "POST", headers, body: JSON.stringify([file]) });
    return { started, save };
  };
  const second = await start(linked);
  const file = await about();
  const refused = await second.save({ ...file, text: "lost" });
  expect([refused.status, await refused.text()]).toEqual([
    409,
    "npm start is already running for this folder in another window. Make this change there, or stop that one and try again here.",
  ]);
  expect(await textOf("about.json")).toBe(file.text);
  await vi.waitUntil(() => warnings.length > 0);
  expect(warnings).toEqual([
    "npm start is already running for this folder in another window. This one shows the site, but can't save until you stop the other one.",
  ]);
  await second.started.close();
  // The one that began still has the folder.
  const saved = await ask({ method: "POST", body: JSON.stringify([file]) });
  expect(await saved.json()).toMatchObject({ is: "saved" });
});

test("a read after a save returns what was saved, before the server has read the folder again", async () => {
  const { text } = await about();
  const stored = async () => {
    // Cast: it is what this address answers with.
    const { files } = (await (await ask()).json()) as LoadAnswer;
    return files.find(({ name }) => name === "new-page.json");
  };
  const added = { name: "new-page.json", text, version: "" };
  await ask({ method: "POST", body: JSON.stringify([added]) });
  const file = await stored();
  expect(file?.text).toBe(text);
  await ask({ method: "POST", body: JSON.stringify([{ ...file, text: null }]) });
  expect(await stored()).toBeUndefined();
});

test("icons are requested once, because their address changes with them", async () => {
  // Cast: it is what this address answers with.
  const { icons } = (await (await ask()).json()) as LoadAnswer;
  expect(icons).toMatch(/^icons\?[\w-]{8}$/);
  const headers = { "x-edit-token": token };
  const answer = await fetch(`${address}/${icons}`, { headers });
  expect(answer.headers.get("cache-control")).toBe("private, max-age=31536000, immutable");
  expect(await answer.json()).toHaveProperty("shield-check.0.0", "path");
  expect((await fetch(`${address}/${icons}`)).status).toBe(403);
});

test("a waiting request gets a response once something changes on disk", async () => {
  const wait = async (known: string) => {
    const headers = { "x-edit-token": token };
    return (await fetch(`${address}/state?${known}`, { headers })).text();
  };
  // Cast: it is what this address answers with.
  const loaded = (await (await ask()).json()) as LoadAnswer;
  // Names that were just loaded aren't reported again.
  let known = String(loaded.state);
  await writeFile(join(content, "news.json"), await textOf("about.json"));
  const reportedNames = async () => {
    const before = known;
    known = await wait(known);
    expect(known).not.toBe(before);
    // Cast: it is what this address answers with.
    const { files } = (await (await ask()).json()) as LoadAnswer;
    return files.map(({ name }) => name);
  };
  // Files that an earlier test saved may be reported first.
  await expect.poll(reportedNames).toContain("news.json");
  expect((await fetch(`${address}/state?${known}`)).status).toBe(403);
});

test("what the editor saves isn't sent back to it, and what others save is", async () => {
  const [real, requests] = [fetch, [] as string[]];
  vi.stubGlobal("fetch", (path: string, init: RequestInit = {}) => {
    requests.push(`${init.method ?? "GET"} ${path.replace(/\?.*/, "")}`);
    return real(new URL(path, address), init);
  });
  const store = devStore({ token, site: "" });
  const { files } = await store.load();
  const [home] = files.filter(({ name }) => name === "home.json");
  if (!home) throw new Error("There is no home.json");
  const changed = vi.fn<() => void>();
  const end = store.watch(changed);
  const heard = () => requests.filter((each) => each === "GET /__edit/state").length;
  await expect.poll(heard).toBeGreaterThan(0);
  const before = heard();
  await store.save([{ ...home, text: `${home.text}\n` }]);
  // Asks again: the answer may be about its own save, or about one from an earlier test.
  await expect.poll(heard).toBeGreaterThan(before);
  expect(requests.filter((each) => each === "GET /__edit/content")).toHaveLength(1);
  expect(changed).not.toHaveBeenCalled();
  await writeFile(join(content, "home.json"), home.text);
  await expect.poll(() => changed.mock.calls.length).toBeGreaterThan(0);
  end();
});

test.each(["", "wrong"])("with the token %j nothing is read or written", async (wrong) => {
  const file = await about();
  const body = JSON.stringify([{ ...file, text: "x" }]);
  for (const init of [{}, { method: "POST", body }]) {
    const answer = await ask(init, { "x-edit-token": wrong });
    expect(answer.status).toBe(403);
    expect(await answer.text()).toBe("This page of the editor is out of date. Reload it.");
  }
  expect(await textOf("about.json")).toBe(file.text);
});

/** Says what no page could make a browser say of itself, such as another Host. */
function askAs(headers: Record<string, string>, { method = "GET", path = "", body = "" } = {}) {
  return new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    request(`${address}${path}`, { method, headers, agent: false }, async (response) => {
      let text = "";
      for await (const chunk of response) text += String(chunk);
      resolve({ status: response.statusCode, text });
    })
      .on("error", reject)
      .end(body);
  });
}

test.each(["https://stranger.example", "http://localhost:1", "null"])(
  "a page of %s gets no answer, not even with the token, nor the page with the token in it",
  async (Origin) => {
    const before = await textOf("about.json");
    const body = JSON.stringify([{ ...(await about()), text: "x" }]);
    for (const asked of [
      { path: "/content" },
      { path: "/icons" },
      { path: "/content", method: "POST", body },
      { path: "" },
    ]) {
      const answer = await askAs({ Origin, "x-edit-token": token }, asked);
      expect(answer.status).toBe(403);
      expect(answer.text).not.toContain(token);
    }
    expect(await textOf("about.json")).toBe(before);
  },
);

test("a host name of another site gets neither the page nor the content", async () => {
  for (const Host of ["stranger.example", "localhost.stranger.example", "127.0.0.1.nip.example"]) {
    for (const path of ["", "/content", "/icons"]) {
      const answer = await askAs({ Host, "x-edit-token": token }, { path });
      expect([Host, answer.status]).toEqual([Host, 403]);
      expect(answer.text).not.toContain(token);
    }
  }
});

test("a form of another site, which sends no token, changes nothing", async () => {
  const before = await textOf("about.json");
  for (const type of ["application/x-www-form-urlencoded", "multipart/form-data", "text/plain"]) {
    const answer = await ask(
      { method: "POST", body: JSON.stringify([{ ...(await about()), text: "x" }]) },
      { "x-edit-token": "", "Content-Type": type },
    );
    expect(answer.status).toBe(403);
  }
  const got = await fetch(`${address}/content?x-edit-token=${token}`);
  expect(got.status).toBe(403);
  expect(await textOf("about.json")).toBe(before);
});

test.each(["PUT", "DELETE", "PATCH", "OPTIONS"])("%s changes nothing", async (method) => {
  const before = await textOf("about.json");
  const body = JSON.stringify([{ ...(await about()), text: "x" }]);
  await ask({ method, body });
  expect(await textOf("about.json")).toBe(before);
});

test("its responses can't be read by other sites or cached", async () => {
  for (const answer of [await fetch(address), await ask()]) {
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
    expect(answer.headers.get("cache-control")).toBe("no-store");
  }
  const token2 = /data-token="([^"]+)"/.exec(await (await fetch(address)).text())?.[1];
  expect(token2).toBe(token);
  expect(token.length).toBeGreaterThan(30);
});

test("no other site can show it in a frame", async () => {
  expect((await fetch(address)).headers.get("x-frame-options")).toBe("DENY");
});

test.each([
  ["no JSON", "{"],
  ["nothing", ""],
  ["a name out of the folder", JSON.stringify([{ name: "../x.json", text: "x", version: "" }])],
  ["a hidden name", JSON.stringify([{ name: ".x.json", text: "x", version: "" }])],
  ["a name with a zero in it", JSON.stringify([{ name: "a\0.json", text: "x", version: "" }])],
  [
    "a name with a line break in it",
    JSON.stringify([{ name: "a\n.json", text: "x", version: "" }]),
  ],
  ["a name of a device", JSON.stringify([{ name: "C:x.json", text: "x", version: "" }])],
  ["a name too long", JSON.stringify([{ name: `${"x".repeat(300)}.json`, text: "", version: "" }])],
  [
    "the same name twice",
    JSON.stringify(["1", "2"].map((text) => ({ name: "x.json", text, version: "" }))),
  ],
])("%s is refused", async (_what, body) => {
  const before = await readdir(root, { recursive: true });
  const answer = await ask({ method: "POST", body });
  expect(answer.status).toBe(409);
  const isOurs = (name: string) => !name.startsWith("cache");
  expect((await readdir(root, { recursive: true })).filter(isOurs)).toEqual(before.filter(isOurs));
});

test("files that can't be read are named with the reason, and the others can be edited", async () => {
  const put: Record<string, (path: string) => unknown> = {
    "loop.json": (path) => symlink("loop.json", path),
    "folder-link.json": (path) => symlink(root, path),
    "pipe.json": (path) => execFileSync("mkfifo", [path]),
    "large.json": async (path) => {
      await writeFile(path, "");
      await truncate(path, 3e9);
    },
  };
  for (const [name, make] of Object.entries(put)) await make(join(content, name));
  // Cast: it is what this address answers with.
  const { files, unreadable } = (await (await ask()).json()) as LoadAnswer;
  const file = await about();
  const answer = await ask({ method: "POST", body: JSON.stringify([file]) });
  for (const name of Object.keys(put)) await rm(join(content, name));
  expect(unreadable).toEqual([
    ["folder-link.json", { why: "no file" }],
    ["large.json", { why: "too large", bytes: 3e9, most: 10_000_000 }],
    ["loop.json", { why: "link in a circle" }],
    ["pipe.json", { why: "no file" }],
  ]);
  expect(files.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["about.json", "site.json"]),
  );
  expect(await answer.json()).toMatchObject({ is: "saved" });
});

test("only folders with pages and media are watched, because a link could point to the whole disk", () => {
  const { ignored } = server.config.server.watch ?? {};
  const isIgnored = (...path: string[]) =>
    [ignored].flat().some((each) => typeof each === "function" && each(join(content, ...path)));
  expect(["home.json", "media", "link", ".."].filter((name) => isIgnored(name))).toEqual([]);
  expect([isIgnored("media", "desk.jpg"), isIgnored("pages", "home.json")]).toEqual([false, false]);
  expect([isIgnored("link", "usr", "bin"), isIgnored("media", "link", "usr")]).toEqual([
    true,
    true,
  ]);
});

test("an unexpected error is in the dev server's log", async () => {
  await rename(content, `${content}-away`);
  const answer = await ask();
  await rename(`${content}-away`, content);
  expect(answer.status).toBe(500);
  const reason = `There is no folder "${content}"`;
  expect(await answer.text()).toContain(reason);
  expect(logged.filter((line) => line.includes("GET /content"))).toEqual([
    expect.stringContaining(reason),
  ]);
});

test("more than 20 MB are refused with a sentence, and the next save is taken", async () => {
  const file = await about();
  const body = JSON.stringify([{ ...file, text: "x".repeat(21 * 1024 * 1024) }]);
  const asked = { method: "POST", path: "/content", body };
  expect(await askAs({ "x-edit-token": token }, asked)).toEqual({
    status: 409,
    text: "it is larger than 20 MB. Remove anything that isn't text, such as a pasted picture.",
  });
  const again = await ask({ method: "POST", body: JSON.stringify([file]) });
  expect(await again.json()).toMatchObject({ is: "saved" });
});
