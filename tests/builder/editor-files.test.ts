// The editor that a build adds to the site: visitors get the same bytes, and the editor finds its content again.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { editorFiles } from "../../src/builder/editor-files.ts";
import { buildSite } from "../../src/builder/build-site.ts";
import { makeHosted } from "../../src/builder/hosted-site.ts";
import type { EditorBundle } from "../../src/builder/editor-bundle.ts";
import { loadContent } from "../../src/files/content-folder.ts";
import { policyIn } from "../../src/host/policy.ts";
import { hashOfContent, lookAddress, setupAttribute } from "../../src/store/setup.ts";
import { secondSite } from "../fixtures/sites.ts";
import { useOwnGitSettings } from "../git/repositories.ts";

useOwnGitSettings();

let root: string;
let content: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "editor-"));
  content = join(root, "websites/shop");
  await cp(secondSite, content, { recursive: true });
  await writeFile(join(content, "README.md"), "How we edit the site.");
  git("init", "--quiet");
  return () => rm(root, { recursive: true });
});

function git(...args: string[]): string {
  return execFileSync("git", ["-C", root, ...args], { encoding: "utf8" }).trim();
}

async function nameRepository(): Promise<void> {
  const file = join(content, "site.json");
  const text = await readFile(file, "utf8");
  await writeFile(file, text.replace("{", '{\n  "repository": "github:ann/shop",'));
}

/** Every file below a folder: path -> content. */
async function filesIn(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((e) => join(e.parentPath, e.name));
  const texts = await Promise.all(files.map((file) => readFile(file, "latin1")));
  return new Map(files.map((file, at) => [file.slice(folder.length + 1), texts[at] ?? ""]));
}

/** As small as a bundle can be. */
const bundle: EditorBundle = {
  files: new Map([["assets/edit-1a2b3c4d.js", ""]]),
  script: "assets/edit-1a2b3c4d.js",
  next: ["assets/first-1a2b3c4d.js", "assets/start-1a2b3c4d.js"],
  styles: [],
  allIcons: "icons-all-1a2b3c4d.json",
};

/** The editor's files for a folder whose media are all published. */
async function made(folder: string): Promise<Map<string, string>> {
  const loaded = await loadContent(folder);
  if (!loaded.result.ok) throw new Error("The fixture has errors");
  const { files } = await editorFiles(
    loaded.result.site,
    loaded,
    { has: () => true },
    bundle,
    "./media/icon.svg",
  );
  return new Map([...files].map(([path, file]) => [path.replace("edit/", ""), String(file)]));
}

function setupIn(html = ""): unknown {
  const [, json = ""] = new RegExp(`${setupAttribute}="([^"]*)"`).exec(html) ?? [];
  return JSON.parse(json.replaceAll("&quot;", '"').replaceAll("&amp;", "&"));
}

test("without a repository, the editor gets the content itself, to edit a copy", async () => {
  const files = await made(content);
  const copy = JSON.parse(files.get("content.json") ?? "");
  expect(copy.folder).toBe("shop");
  expect(copy.files["start.json"]).toBe(await readFile(join(content, "start.json"), "utf8"));
  expect(copy.media["media/bicycle.svg"].address).toMatch(/^\.\.\/media\/bicycle-[\w-]+\.svg$/);
  expect(setupIn(files.get("index.html"))).not.toHaveProperty("repository");
  expect([...files.keys()]).not.toContain("live.json");
});

describe("the built editor", () => {
  let plain: Map<string, string>;
  /** Without a repository, but with the editor. */
  let onRequest: Map<string, string>;
  let built: Map<string, string>;
  beforeAll(async () => {
    const out = join(root, "dist");
    expect(await buildSite(content, out)).toMatchObject({ ok: true, hasEditor: false });
    plain = await filesIn(out);
    const withEditor = makeHosted({ today: new Date(), withEditor: true });
    expect(await buildSite(content, out, withEditor)).toMatchObject({ ok: true, hasEditor: true });
    onRequest = await filesIn(out);
    await nameRepository();
    expect(await buildSite(content, out)).toMatchObject({ ok: true, hasEditor: true });
    built = await filesIn(out);
  });

  test.each([
    ["a repository", () => built],
    ["an editor that was asked for", () => onRequest],
  ])(
    "with %s, visitors get the same to the byte, and only the hosts' files know of the editor",
    (_what, files) => {
      const forVisitors = new Map([...files()].filter(([path]) => !path.startsWith("edit/")));
      const ofHosts = ["_headers", "vercel.json", "nginx.conf", "nginx-locations.conf"];
      expect(files().has("edit/index.html")).toBe(true);
      expect([...forVisitors.keys()].sort()).toEqual([...plain.keys()].sort());
      const changed = [...plain].filter(([path, text]) => forVisitors.get(path) !== text);
      expect(changed.map(([path]) => path).sort()).toEqual(ofHosts.sort());
      expect(files().get("sitemap.xml")).not.toContain("edit");
      expect(files().get("robots.txt")).not.toContain("edit");
    },
  );

  test("the editor's page has its own policy, and search engines leave it out", () => {
    const page = built.get("edit/index.html") ?? "";
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(policyIn(page)).toContain("connect-src 'self' https://api.github.com;");
    expect(built.get("_headers")).toContain(
      `/edit/\n  Content-Security-Policy: ${policyIn(page)}; frame-ancestors 'none'\n`,
    );
  });

  test("each of its files has a rule for caching on every host", () => {
    const paths = [...built.keys()].filter((path) => path.startsWith("edit/"));
    const headers = new Set(built.get("_headers")?.split("\n"));
    for (const path of paths) expect(headers).toContain(`/shop/${path}`);
  });

  test("the editor's page knows the repository, and the content folder's path in it", () => {
    expect(setupIn(built.get("edit/index.html"))).toMatchObject({
      url: "https://spindlebrook.example/shop/",
      folder: "websites/shop",
      repository: { name: "ann/shop", branch: "main", api: "https://api.github.com" },
    });
  });

  test("everything that the page loads is there", () => {
    const page = built.get("edit/index.html") ?? "";
    const loaded = [...page.matchAll(/(?:src|href)="\.\/([^"]+)"/g)].map(([, path]) => path);
    const { icons } = setupIn(page) as { icons: string };
    expect(loaded.length).toBeGreaterThan(1);
    for (const path of [...loaded, icons]) expect([...built.keys()]).toContain(`edit/${path}`);
  });

  test("a media file has the object id that git gives it, and the address that pages use", () => {
    const id = git("hash-object", "websites/shop/media/bicycle.svg");
    const { media } = JSON.parse(built.get("edit/built.json") ?? "");
    const { address } = media[id];
    expect([...built.keys()]).toContain(address.replace("../", ""));
    expect(built.get("index.html")).toContain(address.replace("..", "."));
  });

  test("a picture in Git LFS has the object id of its pointer: the repository has nothing else", async () => {
    const path = "websites/shop/media/bicycle.svg";
    const bytes = await readFile(join(root, path));
    const hash = createHash("sha256").update(bytes).digest("hex");
    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${hash}\nsize ${bytes.length}\n`;
    await writeFile(join(root, "pointer"), pointer);
    const id = git("hash-object", "-w", "pointer");
    git("add", "websites/shop/media");
    const before = await made(content);
    git("update-index", "--cacheinfo", `100644,${id},${path}`);
    const after = await made(content);
    git("read-tree", "--empty");
    await rm(join(root, "pointer"));
    const mediaOf = (files: Map<string, string>) => JSON.parse(files.get("built.json") ?? "").media;
    const own = git("hash-object", path);
    expect(mediaOf(after)[id]).toEqual(mediaOf(before)[own]);
    expect(mediaOf(after)).not.toHaveProperty(own);
    expect(after.get("live.json")).not.toBe(before.get("live.json"));
  });

  test("the hash of the live content is that of the commit it is built from", async () => {
    git("add", "--all");
    git("commit", "--quiet", "--message", "Published");
    const lines = git("ls-tree", "-r", "HEAD:websites/shop").split("\n");
    const tree = new Map(
      lines.map((line) => {
        const [about = "", name = ""] = line.split("\t");
        return [name, about.split(" ")[2] ?? ""];
      }),
    );
    expect([...tree.keys()]).toContain("README.md");
    const { hash } = JSON.parse(built.get("edit/live.json") ?? "");
    expect(await hashOfContent(tree)).toBe(hash);
    expect(await hashOfContent(tree.set("start.json", "0".repeat(40)))).not.toBe(hash);
  });
});

test("without git, the content folder's path is its name if the current folder isn't around it", async () => {
  const bare = await mkdtemp(join(tmpdir(), "editor-"));
  await cp(secondSite, join(bare, "content"), { recursive: true });
  const files = await made(join(bare, "content"));
  await rm(bare, { recursive: true });
  expect(setupIn(files.get("index.html"))).toMatchObject({ folder: "content" });
});

test("what a computer leaves in the folder doesn't change the hash of the content", async () => {
  const tree = [
    ["home.json", "1"],
    ["media/desk.jpg", "2"],
  ] as const;
  const hash = await hashOfContent(new Map(tree));
  const more = ["README.md", ".DS_Store", "media/.DS_Store", "old/home.json", "Site.json"];
  expect(await hashOfContent(new Map([...tree, ...more.map((name) => [name, "3"] as const)]))).toBe(
    hash,
  );
  expect(await hashOfContent(new Map([...tree, ["new.json", "3"] as const]))).not.toBe(hash);
});

test("the address of a look has the branch, whatever characters are in its name", () => {
  expect(lookAddress("https://ann.example/shop/edit/", "proposal-42")).toBe(
    "https://ann.example/shop/edit/#look=proposal-42",
  );
  const [, hash = ""] = lookAddress("https://ann.example/edit/", "neue Preise/+50 %").split("#");
  expect(new URLSearchParams(hash).get("look")).toBe("neue Preise/+50 %");
});
