// @vitest-environment node
// Files in content, pages of other sites, and injected markup can do nothing at the dev server.
import { cp, mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { loadContent } from "../../src/files/content-folder.ts";
import { secondSite } from "../fixtures/sites.ts";
import { startUnvisitedDev } from "./start-dev.ts";

const script = "<script>fetch('/__edit')</script>";
const files = {
  "plain.svg": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${script}</svg>`,
  "evil.html": `<!doctype html>${script}`,
  "evil.js": "alert(1)",
};

let root: string;
let content: string;
let dev: ViteDevServer;
let address: string;
beforeAll(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), "doors-")));
  // Characters with a meaning in Vite's patterns for folders.
  content = join(root, "my (site) [1] !x");
  await cp(secondSite, content, { recursive: true });
  for (const [name, text] of Object.entries(files))
    await writeFile(join(content, "media", name), text);
  await writeFile(join(root, "beside.js"), "export default 1;\n");
  // The test must not open anything in a program that runs on this machine.
  vi.stubEnv("LAUNCH_EDITOR", "vim");
  dev = await startUnvisitedDev(content, join(root, "cache"), {
    root,
  });
  address = new URL(dev.resolvedUrls?.local[0] ?? "").origin;
});
afterAll(async () => {
  await dev.close();
  await rm(root, { recursive: true });
});

/** As a browser asks: `fetch` writes what says where a request comes from by itself. */
function ask(path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: Record<string, unknown>; text: string }>(
    (resolve, reject) => {
      request(address + path, { headers }, async (response) => {
        let text = "";
        for await (const chunk of response) text += String(chunk);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
      })
        .on("error", reject)
        .end();
    },
  );
}

describe("a file of media that is opened by its address", () => {
  test.each(Object.keys(files))("%s can run nothing", async (name) => {
    const { media } = await loadContent(content);
    const answer = await ask(media.get(`media/${name}`)?.address.slice(1) ?? "");
    expect(answer.status).toBe(200);
    expect(answer.headers["content-security-policy"]).toMatch(/^sandbox;/);
    expect(answer.headers["x-content-type-options"]).toBe("nosniff");
  });

  test("is a picture, a document, or bytes to save, and never a page or a script", async () => {
    const { media } = await loadContent(content);
    const types = Object.keys(files).map(async (name) => {
      const answer = await ask(media.get(`media/${name}`)?.address.slice(1) ?? "");
      return answer.headers["content-type"];
    });
    expect(await Promise.all(types)).toEqual([
      "image/svg+xml; charset=utf-8",
      "application/octet-stream",
      "application/octet-stream",
    ]);
  });
});

describe("Vite's own file server", () => {
  test.each(["media/evil.html", "media/plain.svg", "site.json"])(
    "doesn't give out %s of the content",
    async (name) => {
      const [below, whole] = [content.slice(root.length), `/@fs/${content.replace(/^\//, "")}`];
      for (const path of [below, whole].map((each) => each.replaceAll("\\", "/")))
        for (const query of ["", "?raw", "?url", "?import", "?import&raw", "?inline"]) {
          const { text } = await ask(encodeURI(`${path}/${name}`) + query, { Accept: "*/*" });
          expect(text).not.toMatch(/fetch\(|%3csvg|language/i);
        }
    },
  );

  test("serves files of the project", async () => {
    const { status, text } = await ask("/beside.js");
    expect([status, text]).toEqual([200, expect.stringContaining("export default 1;\n")]);
  });
});

describe("only scripts of this server run", () => {
  test.each(["/", "/__edit", "/beside.js"])("at %s", async (path) => {
    const { headers } = await ask(path, { Accept: "text/html" });
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/script-src 'self'(;|$)/);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "cross-origin-opener-policy": "same-origin",
    });
  });

  test("and the editor can't be put into a frame", async () => {
    const { headers } = await ask("/__edit");
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  });
});

describe("a request that starts an action on this machine", () => {
  const opening = `/__open-in-editor?file=${encodeURIComponent("/etc/hosts:1:1")}`;
  test.each<[who: string, headers: Record<string, string>]>([
    [
      "a picture in another site's page",
      { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors" },
    ],
    ["a page of another port", { "Sec-Fetch-Site": "same-site", "Sec-Fetch-Mode": "no-cors" }],
    ["a link to it", { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate" }],
    [
      "a link in one of its own pages",
      { "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Mode": "navigate" },
    ],
    ["an address that someone was made to type", { "Sec-Fetch-Site": "none" }],
    ["a request that doesn't say where it is from", {}],
  ])("doesn't obey %s", async (_who, headers) => {
    expect((await ask(opening, headers)).status).toBe(403);
    // Vite takes what follows for its own, too.
    expect((await ask(`/__open-in-editor/?x&file=a`, headers)).status).toBe(403);
    expect((await ask(`/__OPEN-in-editor?file=a`, headers)).status).toBe(403);
  });

  test("obeys its own page", async () => {
    const { status, text } = await ask(opening, {
      "Sec-Fetch-Site": "same-origin",
      "Sec-Fetch-Mode": "cors",
    });
    expect([status, text]).toEqual([409, "No code editor is running."]);
  });
});

test("a view that throws is shown in words, where no script could show it", async () => {
  const failing: Plugin = {
    name: "failing-view",
    transform: (_code, id) =>
      id.endsWith("/src/site/render.tsx")
        ? `export const renderSite = () => { throw new Error("No </pre>${script}"); };`
        : undefined,
  };
  const own = await startUnvisitedDev(secondSite, join(root, "own-cache"), { plugins: [failing] });
  const { origin } = new URL(own.resolvedUrls?.local[0] ?? "");
  const page = await fetch(origin, { headers: { Accept: "text/html" } });
  const html = await page.text();
  await own.close();
  expect(html).toContain("<pre>Error: No &lt;/pre&gt;&lt;script&gt;");
  expect(html).toContain('src="/@vite/client"');
});
