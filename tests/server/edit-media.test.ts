// Which files the editor can add to media and remove from it, and under which names.
import { cp, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import type { ViteDevServer } from "vite";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { LoadAnswer } from "../../src/store/dev/wire.ts";
import { hasLocation } from "../../src/media/camera-data/camera-data.ts";
import { dentalSite, firstSite } from "../fixtures/sites.ts";
import { editorOf, startUnvisitedDev } from "./start-dev.ts";

let root: string;
let content: string;
let media: string;
let server: ViteDevServer;
let address: string;
let token: string;
const png = await readFile("tests/browser/photo.png");
const pdf = await readFile(join(dentalSite, "media/prices-2025.pdf"));

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "edit-media-"));
  content = join(root, "content");
  media = join(content, "media");
  await cp(firstSite, content, { recursive: true });
  server = await startUnvisitedDev(content, join(root, "cache"));
  ({ address, token } = await editorOf(server));
});
afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true, force: true });
});
beforeEach(async () => {
  await rm(media, { recursive: true, force: true });
  await cp(join(firstSite, "media"), media, { recursive: true });
});

interface Sent {
  name: string;
  body: BodyInit;
  kinds?: readonly string[];
  headers?: Record<string, string>;
}

function add({ name, body, kinds = ["png", "svg", "jpg"], headers }: Sent): Promise<Response> {
  const asked = new URLSearchParams([["name", name], ...kinds.map((kind) => ["kind", kind])]);
  return fetch(`${address}/media?${asked}`, {
    method: "POST",
    body,
    headers: { "x-edit-token": token, ...headers },
  });
}

test("a photo is put into media byte for byte, measured, and shown from then on", async () => {
  const answer = await add({ name: "Reception Desk.PNG", body: png });
  // Cast: it is what this address answers with.
  const added = (await answer.json()) as LoadAnswer["media"][number];
  expect(added).toMatchObject({
    name: "media/reception-desk.png",
    measured: { kind: "png", bytes: png.length },
  });
  expect((await readFile(join(media, "reception-desk.png"))).equals(png)).toBe(true);
  const shown = await fetch(new URL(added.address, address));
  expect(shown.headers.get("content-type")).toBe("image/png");
});

test("a photo is added without its location and camera, and with the same pixels", async () => {
  const location = { GPSLatitudeRef: "N", GPSLatitude: "33/1 26/1 54/1" };
  const taken = await sharp(png)
    .withExif({ IFD0: { Make: "Camera maker" }, IFD3: location })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const answer = await add({ name: "desk.jpg", body: taken });
  expect(await answer.json()).toMatchObject({ name: "media/desk.jpg" });
  const stored = await readFile(join(media, "desk.jpg"));
  expect([taken.includes("Camera maker"), await hasLocation(taken)]).toEqual([true, true]);
  expect([stored.includes("Camera maker"), await hasLocation(stored)]).toEqual([false, false]);
  expect((await sharp(stored).metadata()).orientation).toBe(6);
  const pixels = (photo: Buffer) => sharp(photo).raw().toBuffer();
  expect((await pixels(stored)).equals(await pixels(taken))).toBe(true);
});

test.each([
  ["Größe Ü.jpeg", "media/grosse-u.png"],
  ["../../site.json", "media/site.png"],
  ["..\\..\\team.png", "media/team.png"],
  ["診療所.png", "media/file.png"],
  [".hidden", "media/file.png"],
  ["CON.png", "media/file-con.png"],
  [`${"long ".repeat(40)}.png`, `media/${"long-".repeat(12).slice(0, -1)}.png`],
])("%j is called after what it is, and only in media", async (name, expected) => {
  const before = await readdir(root, { recursive: true });
  const answer = await add({ name, body: png });
  expect(await answer.json()).toMatchObject({ name: expected });
  const after = await readdir(root, { recursive: true });
  expect(after.filter((each) => !before.includes(each) && !each.startsWith("cache"))).toEqual([
    join("content", expected),
  ]);
});

test("no file is overwritten: a different file with the same name gets a number, the same file is reused", async () => {
  const other = await readFile(join(media, "favicon.svg"));
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1"/></svg>';
  const names = [];
  for (let turn = 0; turn < 2; turn++) {
    const answer = await add({ name: "favicon.svg", body: svg });
    names.push(await answer.json());
  }
  expect(names).toMatchObject([{ name: "media/favicon-2.svg" }, { name: "media/favicon-2.svg" }]);
  expect((await readFile(join(media, "favicon.svg"))).equals(other)).toBe(true);
  expect((await readdir(media)).sort()).toEqual(["favicon-2.svg", "favicon.svg"]);
});

const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic0000mif1heic")]);

test.each([
  ["a web page that is called a picture", "x.png", "<!doctype html><p>Hello", "isn't a picture"],
  ["a photo that only a phone shows", "IMG_1.HEIC", heic, "Share it from the phone as JPEG"],
  ["half of a picture", "half.png", png.subarray(0, png.length / 2), "half.png is damaged"],
  [
    "a drawing with a script",
    "mark.svg",
    '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
    "mark.svg contains <script>, which would run",
  ],
  ["a PDF where a picture is wanted", "prices.pdf", pdf, "isn't a picture"],
  ["nothing", "empty.png", "", "isn't a picture"],
])("%s is refused in the check's words", async (_what, name, body, words) => {
  const answer = await add({ name, body });
  expect(answer.status).toBe(409);
  expect(await answer.text()).toContain(words);
  expect(await readdir(media)).toEqual(["favicon.svg"]);
});

test("a PDF is accepted where documents are, and a file that only has its extension isn't", async () => {
  const kinds = ["pdf", "png"];
  const taken = await add({ name: "Prices 2026.pdf", body: pdf, kinds });
  expect(await taken.json()).toMatchObject({ name: "media/prices-2026.pdf" });
  const refused = await add({ name: "letter.pdf", body: "Dear all", kinds });
  expect(await refused.text()).toContain("letter.pdf has the name of a PDF, but it isn't one.");
});

test("a file over 50 MB is refused", async () => {
  const answer = await add({ name: "huge.png", body: new Uint8Array(50 * 1024 * 1024 + 1) });
  expect(answer.status).toBe(409);
  expect(await answer.text()).toBe(
    "huge.png is larger than 50\u00a0MB. Save a smaller version, for example 4,000 pixels on its longer side.",
  );
  expect(await readdir(media)).toEqual(["favicon.svg"]);
});

test.each([
  ["without the token", { "x-edit-token": "" }],
  ["with another token", { "x-edit-token": "wrong" }],
  ["from another site's page", { Origin: "https://stranger.example" }],
])("nothing is taken %s", async (_how, headers) => {
  const answer = await add({ name: "x.png", body: png, headers });
  expect(answer.status).toBe(403);
  expect(await readdir(media)).toEqual(["favicon.svg"]);
});

test("nothing is added if media is a link", async () => {
  const elsewhere = await mkdtemp(join(root, "elsewhere-"));
  await rm(media, { recursive: true });
  await symlink(elsewhere, media);
  const answer = await add({ name: "x.png", body: png });
  expect(answer.status).toBe(409);
  expect(await answer.text()).toContain("is a link to another folder");
  expect(await readdir(elsewhere)).toEqual([]);
  await rm(media);
});

test("a media folder that is missing is made, and a content folder that is gone isn't", async () => {
  await rm(media, { recursive: true });
  expect(await (await add({ name: "x.png", body: png })).json()).toMatchObject({
    name: "media/x.png",
  });
  const away = join(root, "away");
  await rename(content, away);
  const answer = await add({ name: "x.png", body: png });
  const found = await readdir(root);
  await rename(away, content);
  expect([answer.status, await answer.text()]).toEqual([
    409,
    `The content folder "${content}" is gone. Put it back, then try again.`,
  ]);
  expect(found).not.toContain("content");
});

test("a link in media is neither followed nor replaced", async () => {
  const outside = join(root, "outside.png");
  await writeFile(outside, "outside");
  await symlink(outside, join(media, "x.png"));
  const answer = await add({ name: "x.png", body: png });
  expect(await answer.json()).toMatchObject({ name: "media/x-2.png" });
  expect(await readFile(outside, "utf8")).toBe("outside");
});

const stays = (name: string) =>
  `${name} can't be removed: the saved content still uses it, or has an error that hides whether it does. Remove it from the page or fix the error, save, then remove the file.`;
const removeFile = (name: string, headers?: Record<string, string>) =>
  fetch(`${address}/media?${new URLSearchParams([["name", name]])}`, {
    method: "DELETE",
    headers: { "x-edit-token": token, ...headers },
  });

test("a file that nothing shows is removed, and its bytes are the answer", async () => {
  await add({ name: "desk.png", body: png });
  const answer = await removeFile("media/desk.png");
  expect(answer.status).toBe(200);
  expect(Buffer.from(await answer.arrayBuffer()).equals(png)).toBe(true);
  expect(await readdir(media)).toEqual(["favicon.svg"]);
  const again = await removeFile("media/desk.png");
  expect(again.status).toBe(409);
});

test("a file that saved content uses stays, with a message that says what to do", async () => {
  const answer = await removeFile("media/favicon.svg");
  expect(answer.status).toBe(409);
  expect(await answer.text()).toBe(stays("media/favicon.svg"));
  expect(await readdir(media)).toEqual(["favicon.svg"]);
});

test("a file that might be used stays, with the same message", async () => {
  await add({ name: "desk.png", body: png });
  const home = join(content, "home.json");
  const before = await readFile(home, "utf8");
  // With a page that can't be read, nobody knows what it shows.
  await writeFile(home, "{");
  const answer = await removeFile("media/desk.png");
  await writeFile(home, before);
  expect(answer.status).toBe(409);
  expect(await answer.text()).toBe(stays("media/desk.png"));
  expect(await readdir(media)).toContain("desk.png");
});

test.each([
  "site.json",
  "media",
  "media/",
  "media/../site.json",
  "media/..",
  "media\\..\\site.json",
  "/etc/passwd",
  "media/.hidden",
])("%s is no file in media, and nothing is removed", async (name) => {
  const before = await readdir(content, { recursive: true });
  const answer = await removeFile(name);
  expect(answer.status).toBe(409);
  expect(await readdir(content, { recursive: true })).toEqual(before);
});

test.each([
  ["without the token", { "x-edit-token": "" }],
  ["from another site's page", { Origin: "https://stranger.example" }],
])("nothing is removed %s", async (_how, headers) => {
  await add({ name: "desk.png", body: png });
  const answer = await removeFile("media/desk.png", headers);
  expect(answer.status).toBe(403);
  expect(await readdir(media)).toContain("desk.png");
});

test("neither a link in media nor its target is removed", async () => {
  const outside = join(root, "kept.png");
  await writeFile(outside, png);
  await symlink(outside, join(media, "link.png"));
  const answer = await removeFile("media/link.png");
  expect(answer.status).toBe(409);
  expect(await readdir(media)).toContain("link.png");
  expect((await readFile(outside)).equals(png)).toBe(true);
});

test("nothing is removed if media is a link", async () => {
  const elsewhere = await mkdtemp(join(root, "kept-"));
  await writeFile(join(elsewhere, "desk.png"), png);
  await rm(media, { recursive: true });
  await symlink(elsewhere, media);
  const answer = await removeFile("media/desk.png");
  expect(answer.status).toBe(409);
  expect(await readdir(elsewhere)).toEqual(["desk.png"]);
  await rm(media);
});
