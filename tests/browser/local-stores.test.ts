// The stores over what only a browser has: its folders, its database, and pictures as it shows them.
import { unzipSync, strFromU8 } from "fflate";
import { chromium, type BrowserContext, type Page } from "playwright-core";
import { afterEach, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { build } from "vite";

const browser = await chromium.connect(inject("browserEndpoint"));
const address = "https://store.example/shop/edit/";
let code: string;
let visitor: BrowserContext;
let page: Page;
let messages: string[];

beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      target: "esnext",
      rolldownOptions: {
        input: "tests/browser/local-stores.ts",
        output: { codeSplitting: false },
      },
    },
  });
  const [output] = [built].flat();
  code = output && "output" in output ? output.output[0].code : "";
});

beforeEach(async () => {
  visitor = await browser.newContext();
  messages = [];
  visitor.on("weberror", (error) => messages.push(error.error().message));
  await visitor.route("**", (route) => route.fulfill(answer(new URL(route.request().url()))));
  page = await newTab();
});

afterEach(async () => {
  await visitor.close();
  expect(messages).toEqual([]);
});

function answer({ pathname }: URL) {
  if (pathname.endsWith("/stores.js")) return { body: code, contentType: "text/javascript" };
  const body = `<!doctype html><script type="module" src="/stores.js"></script>`;
  return { body, contentType: "text/html" };
}

async function newTab(): Promise<Page> {
  const tab = await visitor.newPage();
  await tab.goto(address);
  await tab.waitForFunction(() => "stores" in globalThis);
  return tab;
}

test("a folder: saves all or nothing, and never over what another program has written", async () => {
  const result = await page.evaluate(async () => {
    const { makeProject, open, textsIn, writeText } = globalThis.stores;
    const first = { "site.json": "{}", "start.json": "start", "team.json": "team" };
    const { project, content } = await makeProject(first);
    const { store } = await open(project);
    const { files } = await store.load();
    const versionOf = (name: string) => files.find((file) => file.name === name)?.version ?? "";
    const changes = [
      { name: "start.json", text: "START", version: versionOf("start.json") },
      { name: "new.json", text: "NEW", version: "" },
      { name: "team.json", text: null, version: versionOf("team.json") },
    ];
    // As long as it is open, no one else may remove the file.
    const blocking = await (await content.getFileHandle("team.json")).createWritable();
    const blocked = await store.save(changes);
    await blocking.abort();
    const afterBlocked = await textsIn(content);
    await writeText(content, "start.json", "theirs");
    const conflict = await store.save(changes);
    const afterConflict = await textsIn(content);
    const theirs = conflict.is === "conflict" ? (conflict.files[0]?.version ?? "") : "";
    const saved = await store.save(
      changes.map((file) => (file.name === "start.json" ? { ...file, version: theirs } : file)),
    );
    return { blocked, afterBlocked, conflict, afterConflict, saved, last: await textsIn(content) };
  });
  expect(result.blocked).toEqual({
    is: "refused",
    reason: expect.stringMatching(/^Nothing was saved\. .+ open in another program/),
  });
  const first = { "site.json": "{}", "start.json": "start", "team.json": "team" };
  expect(result.afterBlocked).toEqual(first);
  expect(result.conflict).toMatchObject({ is: "conflict", files: [{ text: "theirs" }] });
  expect(result.afterConflict).toEqual({ ...first, "start.json": "theirs" });
  expect(result.saved.is).toBe("saved");
  expect(result.last).toEqual({ "site.json": "{}", "start.json": "START", "new.json": "NEW" });
});

test("a folder: reports what others change, but not what the editor has saved", async () => {
  const reports = await page.evaluate(async () => {
    const { makeProject, open, writeText } = globalThis.stores;
    const { project, content } = await makeProject({ "site.json": "{}", "start.json": "start" });
    const { store } = await open(project);
    const { files } = await store.load();
    const start = files.find(({ name }) => name === "start.json");
    let tell = () => {};
    const answered = new Promise<void>((resolve) => (tell = resolve));
    const seen: string[] = [];
    const stop = store.watch(() => {
      void store.load().then((stored) => {
        seen.push(stored.files.find(({ name }) => name === "start.json")?.text ?? "");
        tell();
      });
    });
    await store.save([{ name: "start.json", text: "mine", version: start?.version ?? "" }]);
    await writeText(content, "start.json", "theirs");
    await answered;
    stop();
    return seen;
  });
  expect(reports).toEqual(["theirs"]);
});

test("a folder: a picture is shown, and the zip has it to the byte", async () => {
  const { size, zip, picture } = await page.evaluate(async () => {
    const { makeProject, open } = globalThis.stores;
    const { project } = await makeProject({ "site.json": "{}", "start.json": "start" });
    const { store } = await open(project);
    const { files } = await store.load();
    const canvas = new OffscreenCanvas(30, 20);
    canvas.getContext("2d")?.fillRect(0, 0, 10, 10);
    const drawn = new File([await canvas.convertToBlob()], "Foto.png");
    const added = await store.addMedia(drawn, ["png"]);
    if (added.is === "refused") throw new Error(added.reason);
    const image = new Image();
    image.src = (await store.load()).assets.media.get(added.name) ?? "";
    await image.decode();
    const version = files.find(({ name }) => name === "start.json")?.version ?? "";
    await store.save([{ name: "start.json", text: null, version }]);
    const packed = await store.changedFiles?.();
    const bytesOf = async (file: Blob | undefined) =>
      file ? [...new Uint8Array(await file.arrayBuffer())] : [];
    return {
      size: [image.naturalWidth, image.naturalHeight],
      zip: await bytesOf(packed),
      picture: await bytesOf(drawn),
    };
  });
  expect(size).toEqual([30, 20]);
  const {
    "content/media/foto.png": photo,
    "removed-files.txt": list,
    ...others
  } = unzipSync(new Uint8Array(zip));
  expect([...(photo ?? [])]).toEqual(picture);
  expect(strFromU8(list ?? new Uint8Array())).toContain("content/start.json");
  expect(others).toEqual({});
});

test("a folder: the one that was opened last opens again with its drafts", async () => {
  const first = await page.evaluate(async () => {
    const { makeProject, open } = globalThis.stores;
    const { project, content } = await makeProject({ "site.json": "{}" });
    const { site } = await open(content);
    return { site, again: (await open(project)).site };
  });
  const tab = await newTab();
  const second = await tab.evaluate(async () => {
    const { open, rememberedFolder } = globalThis.stores;
    const folder = await rememberedFolder();
    return folder && (await open(folder)).site;
  });
  expect(first.again).toBe(first.site);
  expect(second).toBe(first.site);
});

test("a copy: what was saved survives a reload and reaches another tab, until it is dropped", async () => {
  const edit = (tab: Page, text: string) =>
    tab.evaluate(async (written) => {
      const { copyOfThisPage, memoryStore, vocabulary } = globalThis.stores;
      const built = { folder: "content", files: { "start.json": "start" }, media: {} };
      const store = memoryStore(built, {}, vocabulary, copyOfThisPage());
      const { files } = await store.load();
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>`;
      await store.addMedia(new File([svg], "new.svg"), ["svg"]);
      store.watch(() => (globalThis.changes = (globalThis.changes ?? 0) + 1));
      const version = files[0]?.version ?? "";
      const saved = await store.save([{ name: "start.json", text: written, version }]);
      const { assets } = await store.load();
      const image = new Image();
      image.src = assets.media.get("media/new.svg") ?? "";
      await image.decode();
      return [files[0]?.text, saved.is, image.naturalWidth];
    }, text);
  expect(await edit(page, "one")).toEqual(["start", "saved", 9]);
  // Safari's database loses them.
  expect(await page.evaluate(blobsInDatabase)).toEqual([]);
  await page.reload();
  await page.waitForFunction(() => "stores" in globalThis);
  expect(await edit(page, "two")).toEqual(["one", "saved", 9]);
  const other = await newTab();
  expect(await edit(other, "three")).toEqual(["two", "saved", 9]);
  await page.waitForFunction(() => globalThis.changes !== undefined);
  const dropped = await other.evaluate(async () => {
    const { copyOfThisPage, dropStoredCopy, hasStoredCopy } = globalThis.stores;
    const { site } = copyOfThisPage();
    const before = await hasStoredCopy(site);
    await dropStoredCopy(site);
    return [before, await hasStoredCopy(site)];
  });
  expect(dropped).toEqual([true, false]);
});

/** The names of stored files that are a Blob. */
async function blobsInDatabase(): Promise<string[]> {
  const opening = indexedDB.open("edit-local");
  await new Promise((resolve) => opening.addEventListener("success", resolve));
  const reading = opening.result.transaction("entries").objectStore("entries").getAll();
  await new Promise((resolve) => reading.addEventListener("success", resolve));
  opening.result.close();
  return reading.result
    .flat()
    .flatMap(({ name, content }) => (content instanceof Blob ? name : []));
}
