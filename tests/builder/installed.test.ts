// The engine as a dependency of a site: below the site's `node_modules`, with its libraries beside it.
import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildSite } from "../../src/builder/build-site.ts";
import { makeHosted } from "../../src/builder/hosted-site.ts";
import { firstSite } from "../fixtures/sites.ts";

let root: string;
let site: string;
let engine: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "installed-"));
  site = join(root, "my site");
  engine = join(site, "node_modules", "site-from-json");
  await mkdir(engine, { recursive: true });
  for (const part of ["src", "schema", "index.html", "package.json", "LICENSE", "tsconfig.json"])
    await cp(part, join(engine, part), { recursive: true });
  const libraries = (await readdir("node_modules")).filter((name) => !name.startsWith("."));
  for (const name of libraries)
    await symlink(join(process.cwd(), "node_modules", name), join(site, "node_modules", name));
  await cp(firstSite, join(site, "content"), { recursive: true });
  await cp("tests/browser/photo.png", join(site, "content", "media", "photo.png"));
});
afterAll(() => rm(root, { recursive: true }));

const epoch = 1_767_225_600;

/** Runs a command of the engine in the site's folder. */
const run = (command: string, ...args: string[]) =>
  promisify(execFile)(
    process.execPath,
    ["--import", "tsx", join(engine, "src", "commands", `${command}.ts`), ...args],
    {
      cwd: site,
      env: {
        ...process.env,
        NODE_ENV: "production",
        SOURCE_DATE_EPOCH: `${epoch}`,
        TSX_TSCONFIG_PATH: join(engine, "tsconfig.json"),
      },
    },
  );

/** Path -> content, of all files. */
async function filesIn(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Map(
    await Promise.all(
      files.map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        return [path.slice(folder.length + 1), await readFile(path, "latin1")] as const;
      }),
    ),
  );
}

/** Names that change with the licenses: an installed engine has its own among them. */
const withoutLicenseNames = (text: string) => text.replaceAll(/licenses-[\w-]{8}/g, "licenses");
/** The editor's modules are in another order, so their names differ. */
const kindOf = (path: string) => path.replace(/-[\w-]{8}(?=\.\w+$)/, "");

test("a site is built from node_modules byte for byte as from this repository", async () => {
  await run("build", "--editor");
  const here = join(root, "here");
  const today = new Date(epoch * 1000);
  const make = makeHosted({ today, withEditor: true });
  expect(await buildSite(join(site, "content"), here, make)).toMatchObject({ ok: true });
  const [installed, expected] = [await filesIn(join(site, "dist")), await filesIn(here)];
  expect([...installed.keys()].map(kindOf).sort()).toEqual([...expected.keys()].map(kindOf).sort());
  const ofVisitors = [...expected].filter(
    ([path]) => !/^(edit\/|_headers|vercel\.json)|licenses/.test(path),
  );
  expect(ofVisitors.length).toBeGreaterThan(10);
  const different = ofVisitors.filter(
    ([path, content]) =>
      withoutLicenseNames(installed.get(path) ?? "") !== withoutLicenseNames(content),
  );
  expect(different.map(([path]) => path)).toEqual([]);
  // The form's fields have the classes that the document's styles are about.
  const form = [...installed].find(([path]) => path.startsWith("assets/form-"))?.[1] ?? "";
  expect(form).toContain("field-optional");
});

test("what a check and a build make for a site is beside its content, not in the engine", async () => {
  const before = await filesIn(engine);
  await run("check");
  const schemas = await filesIn(join(site, ".site", "schema"));
  expect([...schemas.keys()]).toContain("page.schema.json");
  expect(schemas.get("suggestions.gen.json")).toContain('"media/photo.png"');
  await run("build");
  expect((await filesIn(join(site, ".site", "photos"))).size).toBeGreaterThan(0);
  expect(await filesIn(engine)).toEqual(before);
});
