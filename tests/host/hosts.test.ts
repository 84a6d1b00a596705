// The configuration for each host must set the same headers, whatever its format.
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildSite } from "../../src/build/build-site.ts";
import { startPreview } from "../../src/commands/preview.ts";
import { headerRules, headersAt, type HeaderRule } from "../../src/host/headers.ts";
import { loadContent } from "../../src/files/content-folder.ts";
import { nginxFile, vercelFile } from "../../src/host/host-files.ts";
import { policyIn, withPolicy } from "../../src/host/policy.ts";
import { publishFiles } from "../../src/host/publish-files.ts";
import { readHeadersFile, type HeaderValues } from "./headers-file.ts";
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
  paths.push("/edit/built.json", "/edit/live.json", ...editor.hashed.map((path) => `/${path}`));
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
  const { result } = await loadContent(firstSite, "https://api.emailjs.com");
  if (!result.ok) throw new Error("The fixture has errors");
  const hashed = (await readdir(folder, { recursive: true })).filter((path) =>
    /^(assets|media)\/./.test(path),
  );
  const documents = new Map([["index.html", html]]);
  const { site } = result;
  const today = new Date(0);
  const files = publishFiles({ site, documents, icons: [], hashed, missing: html, editor, today });
  for (const name of ["_headers", "vercel.json", "nginx.conf"])
    await writeFile(join(folder, name), files.get(name) ?? "");
  await mkdir(join(folder, "edit/assets"), { recursive: true });
  const page = withPolicy('<meta charset="utf-8" /><title>Edit the site</title>', editor.policy);
  await writeFile(join(folder, "edit/index.html"), page);
  for (const path of ["edit/built.json", "edit/live.json", ...editor.hashed])
    await writeFile(join(folder, path), "{}");
}

const lowered = (values: HeaderValues): HeaderValues =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name.toLowerCase(), value]));

const read = (name: string) => readFile(join(folder, name), "utf8");

/** As Vercel does: a source is a pattern for the whole path. */
function readVercelFile(text: string, path: string): HeaderValues {
  const { headers } = JSON.parse(text) as {
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };
  const matching = headers.filter(({ source }) => new RegExp(`^${source}$`).test(path));
  return Object.fromEntries(
    matching.flatMap((rule) => rule.headers.map(({ key, value }) => [key, value])),
  );
}

async function ask(address: string, names: string[]): Promise<HeaderValues> {
  const { headers, status } = await fetch(address);
  expect(status).toBe(200);
  return Object.fromEntries(names.flatMap((name) => [[name, headers.get(name) ?? ""]]));
}

describe("a visitor gets the same headers", () => {
  test("from Netlify and Cloudflare", async () => {
    const text = await read("_headers");
    for (const path of paths) expect(readHeadersFile(text, path)).toEqual(headersAt(rules, path));
    // https://developers.cloudflare.com/pages/configuration/headers/
    for (const line of text.split("\n")) expect(line.length).toBeLessThan(2000);
    expect(rules.length).toBeLessThan(100);
  });

  test("from Vercel", async () => {
    const text = await read("vercel.json");
    for (const path of paths) expect(readVercelFile(text, path)).toEqual(headersAt(rules, path));
  });

  test("from these three in a sub-folder, when that is the address that content gives", async () => {
    const content = join(root, "content");
    await cp(firstSite, content, { recursive: true });
    const site = await readFile(join(content, "site.json"), "utf8");
    const moved = site.replace(/"url": "(https:\/\/[^/]+)\/"/, '"url": "$1/our/site/"');
    await writeFile(join(content, "site.json"), moved);
    const built = await buildSite(content, join(root, "below"));
    expect(built.ok).toBe(true);
    const own = (name: string) => readFile(join(root, "below", name), "utf8");
    const policy = policyIn(await own("index.html"));
    const withoutEditor = headerRules({ site: policy, editor: undefined });
    for (const path of paths) {
      if (path.startsWith("/edit/")) continue;
      const wanted = headersAt(withoutEditor, path);
      expect(readHeadersFile(await own("_headers"), `/our/site${path}`)).toEqual(wanted);
      expect(readVercelFile(await own("vercel.json"), `/our/site${path}`)).toEqual(wanted);
    }
  });

  test("from Vercel, at the editor's folder and not at a page of its name", async () => {
    const { redirects } = JSON.parse(await read("vercel.json")) as { redirects: unknown };
    expect(redirects).toEqual([{ source: "/edit", destination: "/edit/", permanent: false }]);
  });

  test("no host lets browsers cache a missing file", async () => {
    const missing = "/assets/form-of-an-earlier-release.js";
    const files = { netlify: await read("_headers"), vercel: await read("vercel.json") };
    expect(readHeadersFile(files.netlify, missing)["Cache-Control"]).toBeUndefined();
    expect(readVercelFile(files.vercel, missing)["Cache-Control"]).toBeUndefined();
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
      const folderOfEditor = await fetch(`${atRoot}/edit`);
      expect(folderOfEditor.url).toBe(`${atRoot}/edit/`);
      const missing = await fetch(`${atRoot}/assets/form-of-an-earlier-release.js`);
      expect(missing.status).toBe(404);
      expect(missing.headers.get("cache-control")).toBe(null);
      expect(missing.headers.get("x-content-type-options")).toBe("nosniff");
      expect(await missing.text()).toBe(await read("404.html"));
      for (const own of ["_headers", "vercel.json", "nginx.conf"]) {
        expect((await fetch(`${atRoot}/${own}`)).status).toBe(404);
      }
      // https://www.rfc-editor.org/rfc/rfc9116#section-3
      const security = await fetch(`${atRoot}/.well-known/security.txt`);
      expect(security.headers.get("content-type")).toBe("text/plain; charset=utf-8");
      const zipped = await fetch(`${atRoot}/`, { headers: { "Accept-Encoding": "gzip" } });
      expect(zipped.headers.get("content-encoding")).toBe("gzip");
    } finally {
      await nginx.stop();
    }
  });

  test("from the preview, which only lets forms send to itself", async () => {
    const mailSettings = { publicKey: "", serviceId: "", templates: {} };
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
    [82, "by folder, since Cloudflare reads at most 100", "/assets/*"],
  ])("name %i files that never change, and the editor's two, %s", async (amount, _, path) => {
    const { result } = await loadContent(firstSite, "");
    if (!result.ok) throw new Error("The fixture has errors");
    const html = await read("index.html");
    const hashed = Array.from({ length: amount }, (_each, index) => `assets/${index}.js`);
    const files = publishFiles({
      site: result.site,
      documents: new Map([["index.html", html]]),
      icons: [],
      hashed,
      missing: html,
      editor,
      today: new Date(0),
    });
    const text = files.get("_headers") ?? "";
    const named = text.split("\n").filter((line) => line.startsWith("/"));
    expect(named).toContain(path);
    expect(named.length).toBeLessThanOrEqual(100);
    for (const name of ["/assets/0.js", path.replace("*", "x.js")])
      expect(readHeadersFile(text, name)["Cache-Control"]).toContain("immutable");
  });

  test("reject values that nginx can't express", () => {
    const rule: HeaderRule = { path: "/*", headers: { "X-Price": "$5" } };
    expect(() => nginxFile([rule])).toThrow("$5");
  });

  test("give a document one policy: two would both hold, and the editor wouldn't open", () => {
    const policyAt = (path: string) => headersAt(rules, path)["Content-Security-Policy"];
    for (const path of paths.filter((each) => each.startsWith("/edit/")))
      expect(policyAt(path)).toBe(`${editor.policy}; frame-ancestors 'none'`);
    for (const path of ["/", "/index.html", "/page-about.html", "/404.html", "/media/desk.svg"])
      expect(policyAt(path)).toMatch(
        /connect-src 'self' https:\/\/api\.emailjs\.com; .*ancestors 'none'$/,
      );
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
  return pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}
