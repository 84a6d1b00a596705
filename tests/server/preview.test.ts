// @vitest-environment node
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startPreview, type Preview } from "../../src/commands/preview.ts";
import { goodBody, settings } from "./start-mailbox.ts";

const page = '<script type="application/json">{"origin":"https://api.emailjs.com"}</script>';
let root: string;
let preview: Preview;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "preview-"));
  const folder = join(root, "dist");
  await mkdir(join(folder, "assets"), { recursive: true });
  await mkdir(join(folder, "media"));
  await writeFile(join(root, "secret.txt"), "secret");
  await writeFile(join(folder, "index.html"), page);
  await writeFile(join(folder, "robots.txt"), "User-agent: *");
  await writeFile(join(folder, "assets", "form-Ab3_9-xZ.js"), "export {}");
  await writeFile(join(folder, "media", "office-0123abcd.webp"), "picture");
  await writeFile(join(folder, "media", "A.SVG"), "<svg/>");
  await symlink(join(root, "secret.txt"), join(folder, "link.txt"));
  preview = await startPreview({ folder, port: 0, mailSettings: () => settings });
});

afterAll(async () => {
  await preview.close();
  await rm(root, { recursive: true });
});

interface Got {
  status: number | undefined;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** A request exactly as given: fetch() would tidy the path and undo the compression. */
function get(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Got> {
  const { hostname, port } = new URL(preview.address);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers, method }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      resolve({
        status: response.statusCode,
        headers: response.headers,
        body: Buffer.concat(chunks),
      });
    })
      .on("error", reject)
      .end();
  });
}

describe("a visitor of the previewed site", () => {
  test("sees a drawing whose name ends in capitals", async () => {
    const { headers } = await get("/media/A.SVG");
    expect(headers["content-type"]).toBe("image/svg+xml; charset=utf-8");
  });

  test("gets the page, to be asked for again each time", async () => {
    const { status, headers } = await get("/");
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-cache",
      vary: "Accept-Encoding",
      "x-content-type-options": "nosniff",
    });
  });

  test("gets 304 for a page that is unchanged, and the page again if it isn't", async () => {
    const { headers } = await get("/");
    const etag = String(headers.etag);
    const unchanged = await get("/", { "If-None-Match": `"other", ${etag}` });
    expect([unchanged.status, unchanged.body.length]).toEqual([304, 0]);
    expect((await get("/", { "If-None-Match": '"other"' })).status).toBe(200);
  });

  test.each([
    ["/assets/form-Ab3_9-xZ.js", "text/javascript; charset=utf-8"],
    ["/media/office-0123abcd.webp", "image/webp"],
  ])("keeps %s for good, since its name changes with it", async (path, type) => {
    expect((await get(path)).headers).toMatchObject({
      "content-type": type,
      "cache-control": "public, max-age=31536000, immutable",
    });
  });

  test("asks for robots.txt again", async () => {
    expect((await get("/robots.txt")).headers["cache-control"]).toBe("no-cache");
  });

  test.each([
    ["gzip, deflate, br", "br"],
    ["gzip;q=1.0, br;q=0", "gzip"],
    ["GZIP", "gzip"],
    ["br;q=0, gzip;q=0.000", undefined],
    ["identity", undefined],
    ["", undefined],
  ])("who accepts '%s' gets encoding %s", async (accepted, encoding) => {
    const { headers, body } = await get("/robots.txt", { "Accept-Encoding": accepted });
    expect(headers["content-encoding"]).toBe(encoding);
    const read = { br: brotliDecompressSync, gzip: gunzipSync };
    const text = encoding === "br" || encoding === "gzip" ? read[encoding](body) : body;
    expect(text.toString()).toBe("User-agent: *");
  });

  test("gets pictures as they are", async () => {
    const { headers } = await get("/media/office-0123abcd.webp", { "Accept-Encoding": "br" });
    expect(headers["content-encoding"]).toBeUndefined();
    expect(headers.vary).toBeUndefined();
  });

  test("who asks for the head gets no body", async () => {
    const { status, headers, body } = await get("/robots.txt", {}, "HEAD");
    expect([status, headers["content-length"], body.length]).toEqual([200, "13", 0]);
  });

  test.each(["POST", "PUT", "DELETE", "OPTIONS"])("can't %s to a file", async (method) => {
    const { status, headers } = await get("/", {}, method);
    expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
  });

  test.each([
    "/missing",
    "/assets/",
    "/assets",
    "/../secret.txt",
    "/assets/../../secret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/..%5csecret.txt",
    "//secret.txt",
    "/index.html%00",
    "/%",
    "/link.txt",
  ])("gets 404 for %s", async (path) => {
    const { status, body } = await get(path);
    expect([status, body.toString()]).toEqual([404, "Not found\n"]);
  });
});

describe("the forms of the previewed site", () => {
  test("send to the preview itself, under the name the browser knows it by", async () => {
    const { port } = new URL(preview.address);
    const { body } = await get("/", { Host: `127.0.0.1:${port}` });
    expect(body.toString()).toBe(
      `<script type="application/json">{"origin":"http://127.0.0.1:${port}"}</script>`,
    );
  });

  test("reach the mailbox", async () => {
    const response = await fetch(`${preview.address}/api/v1.0/email/send`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(goodBody),
    });
    expect([response.status, await response.text()]).toEqual([200, "OK"]);
    const mails = await fetch(`${preview.address}/__mail/messages.json`);
    expect(await mails.json()).toMatchObject([{ template: "contact-message" }]);
  });
});

test("where the port is taken, the site is at the next one that is free", async () => {
  const second = await startPreview({
    folder: root,
    port: preview.port,
    mailSettings: () => settings,
  });
  await second.close();
  expect(second.port).toBeGreaterThan(preview.port);
  expect(second.address).toBe(`http://localhost:${second.port}`);
});
