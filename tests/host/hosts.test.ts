// The configuration for each host must set the same headers, whatever its format.
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildSite } from "../../src/builder/build-site.ts";
import { startPreview } from "../../src/commands/preview.ts";
import { headerRules, headersAt, type HeaderRule } from "../../src/host/headers.ts";
import { loadContent } from "../../src/files/content-folder.ts";
import { hostFiles, nginxFile, vercelFile } from "../../src/host/host-files.ts";
import { policyIn, withPolicy } from "../../src/host/policy.ts";
import { publishFiles } from "../../src/host/publish-files.ts";
import { publishedHosts, type Answer, type Host } from "./published-hosts.ts";
import { startNginx } from "./start-nginx.ts";
import { firstSite } from "../fixtures/sites.ts";

let root: string;
let folder: string;
let rules: HeaderRule[];
let paths: string[];

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "hosts-"));
  folder = join(root, "site");
  const built = await buildSite(firstSite, folder);
  if (!built.ok) throw new Error(built.report);
  const html = await readFile(join(folder, "index.html"), "utf8");
  await addEditor(html);
  rules = headerRules({ site: policyIn(html), editor: editor.policy });
  const script = /assets\/[\w-]+\.js/.exec(html)?.[0] ?? "";
  const picture = /media\/share-[\w-]+\.png/.exec(html)?.[0] ?? "";
  paths = ["/", "/index.html", `/${script}`, `/${picture}`, "/robots.txt", "/sitemap.xml"];
  paths.push("/manifest.json", "/404.html", "/edit/", "/edit/index.html");
  paths.push(
    "/edit/built.json",
    "/edit/live.json",
    "/edit/texts.json",
    ...editor.hashed.map((path) => `/${path}`),
  );
  // A site too large for one document has such pages; their rule holds on every host.
  await writeFile(join(folder, "page-about.html"), html);
  paths.push("/page-about.html");
  await mkdir(join(folder, ".well-known"));
  await writeFile(join(folder, ".well-known", "security.txt"), "Contact: mailto:a@b.example");
  paths.push("/.well-known/security.txt");
});
afterAll(() => rm(root, { recursive: true }));

const editor = {
  policy: "default-src 'none'; script-src 'self'; connect-src 'self' https://api.github.com",
  hashed: ["edit/assets/edit-1a2b3c4d.js", "edit/icons-1a2b3c4d.json"],
};

/** Adds an editor as small as can be, and the hosts' files for a site with one. */
async function addEditor(html: string): Promise<void> {
  const { result } = await loadContent(firstSite);
  if (!result.ok) throw new Error("The fixture has errors");
  const hashed = (await readdir(folder, { recursive: true })).filter((path) =>
    /^(assets|media)\/./.test(path),
  );
  const documents = new Map([
    ["index.html", html],
    ["page-about.html", html],
  ]);
  const { site } = result;
  const today = new Date(0);
  const rest = { addresses: [site.url], icons: [], hashed, missing: html, editor, today };
  const files = publishFiles({ site, documents, ...rest });
  for (const name of hostFiles) await writeFile(join(folder, name), files.get(name) ?? "");
  await mkdir(join(folder, "edit/assets"), { recursive: true });
  const page = withPolicy('<meta charset="utf-8" /><title>Edit the site</title>', editor.policy);
  await writeFile(join(folder, "edit/index.html"), page);
  for (const path of ["edit/built.json", "edit/live.json", "edit/texts.json", ...editor.hashed])
    await writeFile(join(folder, path), "{}");
}

const hosts = Object.entries(publishedHosts);

type HeaderValues = Record<string, string>;

const lowered = (values: HeaderValues): HeaderValues =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name.toLowerCase(), value]));

const read = (name: string) => readFile(join(folder, name), "utf8");

/** What a host sends at a path: of the headers, those that our rules have for any path. */
async function sentAt(host: Host, path: string): Promise<object> {
  const names = rules.flatMap(({ headers }) => Object.keys(lowered(headers)));
  const first = await host(path);
  // Cloudflare has one address for each document, without `index` and without its ending.
  const { status, headers } = first.status === 308 ? await host(locationOf(first)) : first;
  const sent = Object.entries(headers).filter(([name]) => names.includes(name));
  return { path, status, ...Object.fromEntries(sent) };
}

const locationOf = ({ headers }: Answer): string =>
  new URL(headers["location"] ?? "", "https://site.example").pathname;

async function ask(address: string, names: string[]): Promise<HeaderValues> {
  const { headers, status } = await fetch(address);
  expect(status).toBe(200);
  return Object.fromEntries(names.flatMap((name) => [[name, headers.get(name) ?? ""]]));
}

describe("a visitor gets the same headers", () => {
  test.each(hosts)("from %s", async (_name, open) => {
    const host = await open(folder);
    for (const path of paths)
      expect(await sentAt(host, path)).toEqual({
        path,
        status: 200,
        ...lowered(headersAt(rules, path)),
      });
  });

  test("from Cloudflare, which drops long lines and skips rules after the 100th", async () => {
    const lines = (await read("_headers")).split("\n");
    // https://developers.cloudflare.com/pages/configuration/headers/
    for (const line of lines) expect(line.length).toBeLessThan(2000);
    expect(lines.filter((line) => line.startsWith("/")).length).toBeLessThan(100);
  });

  test("from these three in a sub-folder, when that is the address that content gives", async () => {
    const content = join(root, "content");
    await cp(firstSite, content, { recursive: true });
    const site = await readFile(join(content, "site.json"), "utf8");
    const moved = site.replace(/"url": "(https:\/\/[^/]+)\/"/, '"url": "$1/our/site/"');
    await writeFile(join(content, "site.json"), moved);
    const below = join(root, "below");
    const built = await buildSite(content, join(below, "our/site"));
    expect(built.ok).toBe(true);
    // The guide says to.
    for (const name of ["_headers", "_redirects", "vercel.json"])
      await rename(join(below, "our/site", name), join(below, name));
    const policy = policyIn(await readFile(join(below, "our/site/index.html"), "utf8"));
    const withoutEditor = headerRules({ site: policy, editor: undefined });
    const assets = await readdir(join(below, "our/site/assets"));
    const some = ["/", "/index.html", "/404.html", "/robots.txt", `/assets/${assets[0]}`];
    for (const [, open] of hosts) {
      const host = await open(below);
      for (const path of some)
        expect(await sentAt(host, `/our/site${path}`)).toMatchObject({
          status: 200,
          ...lowered(headersAt(withoutEditor, path)),
        });
    }
  });

  test("from Vercel, at the editor's folder and not at a page of its name", async () => {
    const answer = await (await publishedHosts.vercel(folder))("/edit");
    expect(answer).toMatchObject({ status: 307, headers: { location: "/edit/" } });
  });

  test.each(hosts)("%s doesn't let browsers cache a missing file", async (_name, open) => {
    const host = await open(folder);
    const missing = await host("/assets/form-of-an-earlier-release.js");
    expect(missing).toMatchObject({ status: 404, file: "/404.html" });
    expect(missing.headers["cache-control"] ?? "").not.toContain("immutable");
  });

  test.each(hosts)("%s sends no visitor the files that are for hosts", async (_name, open) => {
    const host = await open(folder);
    for (const name of hostFiles) {
      const answer = await host(`/${name}`);
      expect([undefined, "/404.html"]).toContain(answer.file);
      expect(answer.file ?? answer.headers["location"]).toMatch(/^\/(404\.html)?$/);
    }
  });

  test("from nginx, at the root of a host and in a sub-folder", async () => {
    const nginx = await startNginx(root, join(folder, "nginx.conf"));
    try {
      for (const path of paths) {
        const wanted = lowered(headersAt(rules, path));
        for (const port of nginx.ports) {
          expect(await ask(`${port}${path}`, Object.keys(wanted))).toEqual(wanted);
        }
      }
      const [atRoot = ""] = nginx.ports;
      const folderOfEditor = await fetch(`${atRoot}/edit`, { redirect: "manual" });
      // Without the scheme and the port, which are nginx's own.
      expect(folderOfEditor.headers.get("location")).toBe("/edit/");
      const missing = await fetch(`${atRoot}/assets/form-of-an-earlier-release.js`);
      expect(missing.status).toBe(404);
      expect(missing.headers.get("cache-control")).toBe(null);
      expect(missing.headers.get("x-content-type-options")).toBe("nosniff");
      expect(await missing.text()).toBe(await read("404.html"));
      for (const own of hostFiles) {
        expect((await fetch(`${atRoot}/${own}`)).status).toBe(404);
      }
      // https://www.rfc-editor.org/rfc/rfc9116#section-3
      const security = await fetch(`${atRoot}/.well-known/security.txt`);
      expect(security.headers.get("content-type")).toBe("text/plain; charset=utf-8");
      // Requests that come through a proxy have "Via".
      for (const via of [{}, { Via: "1.1 proxy.example" }]) {
        const headers = { "Accept-Encoding": "gzip", ...via };
        const zipped = await fetch(`${atRoot}/`, { headers });
        expect(zipped.headers.get("content-encoding")).toBe("gzip");
      }
      // A folder without a page.
      for (const none of ["/media/", "/assets/", "/edit/assets/"]) {
        const answer = await fetch(atRoot + none);
        expect([answer.status, await answer.text()]).toEqual([404, await read("404.html")]);
      }
    } finally {
      await nginx.stop();
    }
  });

  test("from nginx, whose server block and locations have settings of their own", async () => {
    const include = (name: string) => `include "${join(folder, name)}";`;
    const own = [
      "gzip on; charset utf-8; absolute_redirect off; gzip_types text/plain;",
      include("nginx-locations.conf"),
      include("nginx-headers.conf"),
      `location / { add_header X-Own "1"; ${include("nginx-headers.conf")} try_files $uri $uri/ =404; }`,
      `location /edit/ { expires off; }`,
    ];
    const nginx = await startNginx(root, "", own.join("\n"));
    try {
      for (const path of paths) {
        const wanted = lowered(headersAt(rules, path));
        expect(await ask(nginx.ports[0] + path, Object.keys(wanted))).toEqual(wanted);
      }
      expect((await fetch(`${nginx.ports[0]}/`)).headers.get("x-own")).toBe("1");
      const missing = await fetch(`${nginx.ports[0]}/nowhere`);
      expect([missing.status, await missing.text()]).toEqual([404, await read("404.html")]);
    } finally {
      await nginx.stop();
    }
  });

  test("from the preview, which only lets forms send to itself", async () => {
    const mailSettings = () => ({ publicKey: "", serviceId: "", templates: {} });
    const preview = await startPreview({ folder, port: 0, mailSettings });
    try {
      for (const path of paths) {
        const wanted = lowered(headersAt(rules, path));
        const policy = "content-security-policy";
        wanted[policy] = wanted[policy]?.replace("https://api.emailjs.com", preview.address) ?? "";
        expect(await ask(`${preview.address}${path}`, Object.keys(wanted))).toEqual(wanted);
      }
      const folderOfEditor = await fetch(`${preview.address}/edit?from=mail`);
      expect(folderOfEditor.url).toBe(`${preview.address}/edit/`);
    } finally {
      await preview.close();
    }
  });
});

describe("the rules", () => {
  test("cache files with a hash in their name forever, and revalidate everything else", () => {
    for (const path of paths) {
      const isHashed = /^\/(assets|media|edit\/assets)\/|^\/edit\/icons-/.test(path);
      expect(headersAt(rules, path)["Cache-Control"]).toBe(
        isHashed ? "public, max-age=31536000, immutable" : "no-cache",
      );
    }
  });

  test("let other sites show pictures, as where a link is shared, and nothing else", () => {
    for (const path of paths) {
      expect(headersAt(rules, path)["Cross-Origin-Resource-Policy"]).toBe(
        path.startsWith("/media/") ? undefined : "same-origin",
      );
    }
  });

  test("never name a header twice for one path, since some hosts join the two values", () => {
    for (const path of [...paths, "/page-about.html"]) {
      const matching = rules.filter((rule) => applies(rule, path));
      const names = matching.flatMap(({ headers }) => Object.keys(headers));
      expect(names).toEqual([...new Set(names)]);
    }
  });

  test.each([
    [81, "by name", "/assets/80.js"],
    [82, "by folder, since Cloudflare reads at most 100", "/assets/:file"],
  ])("name %i files that never change, and the editor's two, %s", async (amount, _, path) => {
    const { result } = await loadContent(firstSite);
    if (!result.ok) throw new Error("The fixture has errors");
    const html = await read("index.html");
    const hashed = Array.from({ length: amount }, (_each, index) => `assets/${index}.js`);
    const files = publishFiles({
      site: result.site,
      documents: new Map([["index.html", html]]),
      addresses: [],
      icons: [],
      hashed,
      missing: html,
      editor,
      today: new Date(0),
    });
    const named = (files.get("_headers") ?? "").split("\n").filter((line) => line.startsWith("/"));
    expect(named).toContain(path);
    expect(named.length).toBeLessThanOrEqual(100);
    const below = await mkdtemp(join(root, "many-"));
    for (const name of hostFiles) await writeFile(join(below, name), files.get(name) ?? "");
    await mkdir(join(below, "assets"));
    for (const name of hashed) await writeFile(join(below, name), "");
    for (const [, open] of hosts)
      expect((await (await open(below))("/assets/0.js")).headers["cache-control"]).toMatch(
        /^public, max-age=31536000, immutable$/,
      );
  });

  test("reject values that nginx can't express", () => {
    const rule: HeaderRule = { path: "/*", headers: { "X-Price": "$5" } };
    expect(() => nginxFile([rule])).toThrow("$5");
  });

  test("give a document one policy: two would both hold, and the editor wouldn't open", () => {
    const policyAt = (path: string) => headersAt(rules, path)["Content-Security-Policy"];
    for (const path of ["/edit/", "/edit/index.html"])
      expect(policyAt(path)).toBe(`${editor.policy}; frame-ancestors 'none'`);
    for (const path of ["/", "/index.html", "/page-about.html", "/404.html"])
      expect(policyAt(path)).toMatch(
        /connect-src 'self' https:\/\/api\.emailjs\.com; .*ancestors 'none'$/,
      );
    expect(policyAt("/media/desk.svg")).toMatch(/^default-src 'none'; .*; frame-ancestors 'none'$/);
    expect(policyAt("/robots.txt")).toBeUndefined();
  });

  test("say nothing about an editor that isn't there", () => {
    const without = headerRules({ site: "default-src 'none'", editor: undefined });
    expect(JSON.stringify(without)).not.toContain("edit");
    expect(vercelFile(without)).not.toContain("redirects");
  });

  test("of a folder without a policy have every header except the policy", () => {
    const none = headerRules({ site: undefined, editor: undefined });
    const values = headersAt(none, "/");
    expect(values["Content-Security-Policy"]).toBeUndefined();
    expect(values["X-Frame-Options"]).toBe("DENY");
    expect(vercelFile(none)).not.toContain("undefined");
  });
});

function applies({ path: pattern }: HeaderRule, path: string): boolean {
  return Object.keys(headersAt([{ path: pattern, headers: { matches: "" } }], path)).length > 0;
}
