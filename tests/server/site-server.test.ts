// The small server that `start` is in a site: what it answers, and what it refuses.
import { cp, mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { readTemplate } from "../../src/document/template.ts";
import { loadContent } from "../../src/files/content-folder.ts";
import { EditedContent } from "../../src/server/dev/edited-content.ts";
import { editorArguments, isPlainOnWindows } from "../../src/server/dev/open-file.ts";
import { siteDocument } from "../../src/server/dev/site-document.ts";
import { startSiteServer, type SiteServer } from "../../src/server/site-server.ts";
import { secondSite } from "../fixtures/sites.ts";

let root: string;
let content: string;
let server: SiteServer;
beforeAll(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), "site-server-")));
  content = join(root, "my (site) #1", "content");
  const served = join(root, "served");
  await cp(secondSite, content, { recursive: true });
  await writeFile(join(content, "media", "evil.html"), "<script>fetch('/__edit')</script>");
  await writeFile(join(root, "secret.js"), "secret");
  await mkdir(join(served, "src", "edit"), { recursive: true });
  await mkdir(join(served, "assets"));
  await writeFile(join(served, "src", "edit", "start-served.ts"), "start();");
  await writeFile(join(served, "assets", "styles.css"), "body {}");
  await writeFile(join(root, "words.js"), "words();");
  const elsewhere = { "/assets/in-french.js": "../words.js" };
  await writeFile(join(served, "elsewhere.json"), JSON.stringify(elsewhere));
  // An editor without a window: no test may open anything on this machine.
  vi.stubEnv("LAUNCH_EDITOR", "vim");
  const logger = { info: () => {}, warn: () => {}, error: () => {} };
  server = await startSiteServer({ folder: content, port: 0, served, logger });
});
afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true });
});

interface Answer {
  status: number;
  headers: Record<string, unknown>;
  text: string;
}

/** As a browser asks: `fetch` writes what says where a request comes from by itself. */
function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ port: server.port, host: "localhost", path, headers, method }, async (response) => {
      let text = "";
      for await (const chunk of response) {
        text += String(chunk);
        if (response.headers["content-type"] === "text/event-stream") break;
      }
      resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
    })
      .on("error", reject)
      .end();
  });
}

const asPage = { Accept: "text/html" };

describe("the site", () => {
  test.each(["/", "/contact", "/anything/else/?x"])("is at %s", async (path) => {
    const { status, headers, text } = await ask(path, asPage);
    expect([status, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    expect(text).toContain("<h1");
    expect(text.includes('src="/src/runtime/main-of-many.ts"></script>')).toBe(true);
    const added = text.split(/(?=<\/head>|<\/body>)/).map((part) => part.slice(-300));
    expect(added[0]).toMatch(/heading-face\.css"><script.*<\/script>$/);
    expect(added[1]).toMatch(/src="\/src\/server\/dev\/screen\/dev-screen\.ts"><\/script>$/);
  });

  test("answers a program that only asks whether it is there", async () => {
    const { status, headers, text } = await ask("/", {}, "HEAD");
    expect([status, headers["content-type"], text]).toEqual([200, "text/html; charset=utf-8", ""]);
  });

  test.each(["font", "script", "style", "image"])("isn't a %s that isn't there", async (kind) => {
    const headers = { Accept: "*/*", "Sec-Fetch-Dest": kind, "Sec-Fetch-Site": "same-origin" };
    expect(await ask("/assets/nowhere", headers)).toMatchObject({ status: 404, text: "" });
  });

  test("has the properties of its forms and its pictures", async () => {
    const { text } = await ask("/", asPage);
    const [props = ""] = /(?<=data-island-props="\.)[^"]+/.exec(text) ?? [];
    expect(JSON.parse((await ask(props)).text)).toHaveProperty("form");
    const [picture = ""] = /(?<=")\.\/media\/[^"]+/.exec(text) ?? [];
    expect(await ask(picture.slice(1))).toMatchObject({ status: 200 });
  });

  test("is an error in words where a view throws", async () => {
    const edited = new EditedContent(content);
    const logged: string[] = [];
    const logger = { info: () => {}, warn: () => {}, error: (line: string) => logged.push(line) };
    await edited.read(logger);
    const { html } = await siteDocument(
      edited,
      {
        logger,
        loadViews: () => Promise.reject(new Error("No </pre><script>")),
        traceOf: ({ message }) => message,
      },
      await readTemplate(),
      "/",
    );
    expect(html.includes("<pre>No &lt;/pre&gt;&lt;script&gt;</pre>")).toBe(true);
    expect(logged).toEqual(["No </pre><script>"]);
  });
});

describe("what pages and the editor load", () => {
  test("may be elsewhere in the package, and the list of that has no address", async () => {
    const script = await ask("/assets/in-french.js");
    expect([script.headers["content-type"], script.text]).toEqual([
      "text/javascript; charset=utf-8",
      "words();",
    ]);
    expect(
      await ask("/elsewhere.json", { Accept: "*/*", "Sec-Fetch-Dest": "script" }),
    ).toMatchObject({
      status: 404,
    });
  });

  test("is at the address of its source, with its type", async () => {
    const script = await ask("/src/edit/start-served.ts?v=1");
    expect([script.headers["content-type"], script.text]).toEqual([
      "text/javascript; charset=utf-8",
      "start();",
    ]);
    expect((await ask("/assets/styles.css")).headers["content-type"]).toContain("text/css");
  });

  test.each([
    "/../secret.js",
    "/%2e%2e/secret.js",
    "/src/../../secret.js",
    "/secret.js",
    "/content/site.json",
    "/@fs/etc/hosts",
    "/favicon.ico",
  ])("isn't any other file: %s", async (path) => {
    expect(await ask(path, { Accept: "image/avif,*/*;q=0.8" })).toMatchObject({
      status: 404,
      text: "",
    });
  });

  test("a page among the media is saved, and never run", async () => {
    const { media } = await loadContent(content);
    const answer = await ask(media.get("media/evil.html")?.address.slice(1) ?? "");
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": "application/octet-stream",
      "content-security-policy": expect.stringMatching(/^sandbox;/),
    });
  });
});

describe("only this server's own pages", () => {
  test.each<[who: string, headers: Record<string, string>]>([
    ["a site whose name points here", { Host: "evil.example" }],
    ["a page of another site", { Origin: "https://evil.example" }],
    ["a picture in another site's page", { "Sec-Fetch-Site": "cross-site" }],
  ])("not %s", async (_who, headers) => {
    for (const path of ["/", "/__edit", "/__changes", "/src/edit/start-served.ts"])
      expect((await ask(path, headers)).status).toBe(403);
  });

  test("run their scripts, and the editor can't be put into a frame", async () => {
    for (const path of ["/", "/__edit", "/assets/styles.css"]) {
      const policy = String((await ask(path, asPage)).headers["content-security-policy"]);
      expect(policy).toMatch(/default-src 'none'; script-src 'self';/);
    }
    const { headers, text } = await ask("/__edit", asPage);
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(text).toContain('src="/src/edit/start-served.ts"');
  });

  test("open a file in a code editor, where one is running", async () => {
    const path = `/__open-in-editor?file=${encodeURIComponent(join(content, "home.json:1:1"))}`;
    expect((await ask(path)).status).toBe(403);
    const own = { "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Mode": "cors" };
    expect(await ask(path, own)).toMatchObject({ status: 409, text: "No code editor is running." });
  });
});

describe("a file that is opened", () => {
  const own = { "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Mode": "cors" };
  const open = (file: string) => ask(`/__open-in-editor?file=${encodeURIComponent(file)}`, own);

  test.runIf(process.platform !== "win32")(
    "is handed to the editor, unless it isn't one of the content",
    async () => {
      const opened = join(root, "opened.txt");
      const editor = join(root, "gedit");
      await writeFile(editor, `#!/bin/sh\nprintf %s "$*" > '${opened}'\n`, { mode: 0o755 });
      vi.stubEnv("LAUNCH_EDITOR", editor);
      await server.close();
      const logger = { info: () => {}, warn: () => {}, error: () => {} };
      const served = join(root, "served");
      server = await startSiteServer({ folder: content, port: 0, served, logger });
      await symlink(join(root, "secret.js"), join(content, "link.js"));
      for (const other of [join(root, "secret.js"), join(content, "link.js"), "nowhere.json", ""])
        expect((await open(other)).status).toBe(409);
      const theme = join(content, "..", "theme.css");
      expect((await open(`${join(content, "site.json")}:3:5`)).status).toBe(200);
      await vi.waitUntil(() => readFile(opened, "utf8").catch(() => ""), { timeout: 60_000 });
      expect(await readFile(opened, "utf8")).toBe(join(content, "site.json"));
      expect((await open(`${theme}:1:1`)).status).toBe(200);
      await vi.waitUntil(async () => (await readFile(opened, "utf8")) === theme, {
        timeout: 60_000,
      });
    },
  );

  test.each([
    ["C:\\Users\\Jürgen\\my site #1\\content\\über-uns.json", true],
    ["C:\\Users\\山田\\content\\home.json", true],
    ["C:\\O'Brien, Inc. (2)\\content\\home.json", true],
    ['C:\\content\\a" & calc.json', false],
    ["C:\\content\\a&calc.json", false],
    ["C:\\content\\%PATH%.json", false],
    ["C:\\content\\a^b|c<d>e!.json", false],
    ["C:\\content\\a\nb.json", false],
  ])("is handed to Windows' shell only if the shell reads one name: %s", (path, isPlain) => {
    expect(isPlainOnWindows(path)).toBe(isPlain);
  });

  test.each([
    ["code", ["--reuse-window", "--goto", "a.json:3:5"]],
    ["/usr/bin/cursor", ["--reuse-window", "--goto", "a.json:3:5"]],
    ["zed", ["a.json:3:5"]],
    ["idea", ["--line", "3", "a.json"]],
    ["gvim", ["+3", "a.json"]],
    ["notepad++", ["-n3", "-c5", "a.json"]],
    ["unknown", ["a.json"]],
  ])("is opened at its line by %s", (editor, args) => {
    expect(editorArguments(editor, { path: "a.json", line: "3", column: "5" })).toEqual(args);
  });
});

describe("the stream of changes", () => {
  const stateOf = async () => /id="state">(\d+)</.exec((await ask("/", asPage)).text)?.[1] ?? "";

  test("asks a page to load again if it shows an earlier state", async () => {
    expect((await ask("/__changes?1")).text).toContain("event: site:reload\n");
    expect((await ask(`/__changes?${await stateOf()}`, { "Last-Event-ID": "1" })).text).toContain(
      "event: site:reload\n",
    );
  });

  test("leaves a page alone that shows the current state", async () => {
    const state = await stateOf();
    for (const [path, headers] of [
      [`/__changes?${state}`, {}],
      ["/__changes?1", { "Last-Event-ID": state }],
    ] as const)
      expect((await ask(path, headers)).text).toBe(
        `id: ${state}\nevent: site:unreadable\ndata: null\n\n`,
      );
  });
});
