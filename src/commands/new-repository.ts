// Writes a whole repository for a new site: its content, and one line that names the engine it depends on.
import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { ownFiles } from "../engine/engine-files.ts";
import { testedVersion } from "../engine/own-package.ts";
import type { EngineOfNewSite } from "../package/engine-of-new-site.ts";
import { engineName } from "../package/named-engine.ts";
import { writeSiteSchemas } from "../reference/site-schemas.ts";
import { writeContent } from "./new-content.ts";
import { repositoryReadme } from "./new-readme.ts";

/** The same names as in the engine's own repository, so that every message and guide is right in both. */
const scripts = Object.fromEntries(
  ["start", "check", "changes", "build", "preview"].map((name) => [name, `${engineName} ${name}`]),
);

const ignored = ["node_modules/", "dist/", ".dist-*/", ".site/", "/review/", "*.log", ".DS_Store"];

export type KnownEngine = Exclude<EngineOfNewSite, { is: "unknown" }>;

/** Path in a repository -> content. */
export type RepositoryFiles = ReadonlyMap<string, string | Uint8Array>;

/** @param folder is empty, or not there yet @param language the site's */
export async function writeRepository(
  folder: string,
  engine: KnownEngine,
  language: string,
): Promise<void> {
  await writeContent(join(folder, "content"), {
    language,
    schemas: join(folder, ".site", "schema"),
  });
  for (const [path, content] of await repositoryFiles(basename(folder), engine)) {
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content, { flag: "wx" });
  }
  // The files name their schemas, which the check writes, too.
  await writeSiteSchemas(join(folder, "content"), join(folder, ".site", "schema"));
}

/** @param name of the repository's folder @returns everything around the content */
export async function repositoryFiles(name: string, engine: KnownEngine): Promise<RepositoryFiles> {
  const own = {
    name: packageName(name),
    private: true,
    scripts,
    dependencies: { [engineName]: dependencyOn(engine) },
  };
  const files: [path: string, content: string | Uint8Array][] = [
    ["package.json", inLines(own)],
    [".gitignore", `${ignored.join("\n")}\n`],
    ["README.md", repositoryReadme(name, engine.is === "packed")],
    ...(await settings()),
  ];
  if (engine.is === "packed") {
    files.push([`engine/${engine.name}`, engine.tarball]);
    files.push(["package-lock.json", inLines(lockOf(own, engine))]);
  }
  return new Map(files);
}

const dependencyOn = (engine: KnownEngine): string =>
  engine.is === "packed" ? `file:engine/${engine.name}` : engine.dependency;

const inLines = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** npm accepts only some letters in a name, and none that is also the name of a dependency. */
function packageName(folder: string): string {
  const plain = folder
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  return plain === "" || plain === engineName ? "site" : plain;
}

/** The workflows and the settings for VS Code, as this repository has them. */
async function settings(): Promise<[path: string, text: string][]> {
  const { workflows, vscode } = ownFiles;
  const [check, publish] = await Promise.all(
    ["check.yml", "publish.yml"].map((name) => readFile(join(workflows, name), "utf8")),
  );
  const [ofEditor, tasks] = await Promise.all(
    ["settings.json", "tasks.json"].map((name) => readFile(join(vscode, name), "utf8")),
  );
  return [
    [".github/workflows/check.yml", asInSite(check ?? "", await testedVersion(playwright))],
    [".github/workflows/publish.yml", publish ?? ""],
    [".vscode/settings.json", ofEditor ?? ""],
    [".vscode/tasks.json", tasks ?? ""],
  ];
}

/** What takes pictures of pages. */
export const playwright = "playwright-core";

/**
 * A site installs no browser library, and only this workflow takes pictures and shows what another engine does.
 * @param workflow is returned as it is if it takes no pictures, or has the library already
 * @param version of the library
 */
export function asInSite(workflow: string, version: string): string {
  if (!workflow.includes("--review") || workflow.includes(playwright)) return workflow;
  return comparesEngines(workflow).replace(
    /^( *)- run: npm ci(\r?\n)/m,
    (install, indent: string, end: string) =>
      `${install}${indent}# For the pictures of changed pages.${end}${indent}- run: npm install --no-save ${playwright}@${version}${end}`,
  );
}

/** A pull request may bring another engine. */
const comparesEngines = (workflow: string): string =>
  workflow.replace(" --review review ", " --review review --engine ");

/** package-lock.json, as npm would write it. */
function lockOf(
  own: { name: string; dependencies: Record<string, string> },
  { name, tarball, packageJson, libraries }: Extract<KnownEngine, { is: "packed" }>,
): Record<string, unknown> {
  const { version, license, dependencies, bin, engines, ...peers } = packageJson;
  const { peerDependencies, peerDependenciesMeta } = peers;
  const hash = createHash("sha512").update(tarball).digest("base64");
  const packages = {
    "": { name: own.name, dependencies: own.dependencies },
    ...libraries,
    [`node_modules/${engineName}`]: {
      version,
      resolved: `file:engine/${name}`,
      integrity: `sha512-${hash}`,
      license,
      dependencies,
      bin,
      engines,
      peerDependencies,
      peerDependenciesMeta,
    },
  };
  const inOrder = Object.entries(packages).toSorted(([a], [b]) => a.localeCompare(b, "en"));
  return {
    name: own.name,
    lockfileVersion: 3,
    requires: true,
    packages: Object.fromEntries(inOrder),
  };
}
