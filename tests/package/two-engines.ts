// Packages of several engines, and an npm that installs them without a network.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { expect } from "vitest";
import { version } from "../../package.json" with { type: "json" };
import type { Install } from "../../src/commands/run-npm.ts";
import { packTarball } from "../../src/package/tarball.ts";
import { unpackTarball } from "../../src/package/unpack-tarball.ts";
import { siteOfVersion1 } from "../fixtures/sites.ts";
import { dependenciesOf } from "./install-package.ts";
import { madePackage } from "./made-package.ts";

const [major, minor] = version.split(".").map(Number);
/** The version after this one. */
export const next = `${major}.${(minor ?? 0) + 1}.0`;
export const tarballOf = (each: string): string => `engine/site-from-json-${each}.tgz`;

type Files = ReadonlyMap<string, string | Uint8Array>;

const withVersion = (given: Files, wanted: string): Files =>
  new Map([
    ...given,
    ["package.json", String(given.get("package.json")).replace(version, wanted)] as const,
  ]);

/** The engine after this one: it draws the numbers of steps with another line, and nothing else differs. */
function redrawn(files: Files): Files {
  const client = String(files.get("client.json"));
  expect(client).toContain("inline-size:1.25rem");
  return new Map([
    ...withVersion(files, next),
    ["client.json", client.replaceAll("inline-size:1.25rem", "inline-size:1.5rem")] as const,
  ]);
}

export async function unpackTo(tarball: Uint8Array, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const [path, content] of unpackTarball(tarball)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

export interface Engines {
  /** What is in the package of this engine. */
  files: Files;
  /** Does what npm does with package.json. */
  install: Install;
}

/**
 * Writes the packages into a folder.
 * @param elsewhere what npm would find at an address or in a registry: the name of one of them
 */
export async function writeEngines(
  root: string,
  elsewhere: Readonly<Record<string, string>> = {},
): Promise<Engines> {
  const files = await madePackage();
  const unpacked = join(root, "unpacked");
  await unpackTo(packTarball(files), unpacked);
  const libraries = (await dependenciesOf(unpacked)).filter((path) => !/node_modules/.test(path));
  const packs: [string, Files][] = [
    ["before.tgz", files],
    ["next.tgz", redrawn(files)],
    ["same-look.tgz", withVersion(files, next)],
    ["older.tgz", withVersion(files, "0.9.0")],
    ["other.tgz", new Map([["package.json", '{ "name": "other", "version": "9.0.0" }']])],
    [
      "stricter.tgz",
      new Map([
        ...withVersion(files, "2.0.0"),
        ["node/load.js", "console.log('home.json: an error'); process.exitCode = 1;"],
      ]),
    ],
  ];
  for (const [name, given] of packs) await writeFile(join(root, name), packTarball(given));
  const install: Install = async (folder) => {
    const own = await readFile(join(folder, "package.json"), "utf8");
    const { dependencies } = JSON.parse(own) as { dependencies: Record<string, string> };
    const wanted = dependencies["site-from-json"] ?? "";
    const [, path] = /^file:(.*)$/.exec(wanted) ?? [];
    const other = elsewhere[wanted];
    const file = path !== undefined ? join(folder, path) : other && join(root, other);
    const tarball = file ? await readFile(file) : undefined;
    if (!tarball) return `404 Not Found: ${wanted}`;
    const modules = join(folder, "node_modules");
    await unpackTo(tarball, join(modules, "site-from-json"));
    for (const name of libraries) {
      if (existsSync(join(modules, name))) continue;
      await mkdir(dirname(join(modules, name)), { recursive: true });
      await symlink(resolve("node_modules", name), join(modules, name), "junction");
    }
    const lock = await readFile(join(folder, "package-lock.json"), "utf8").catch(() => "{}");
    const { packages } = JSON.parse(lock) as { packages?: Record<string, unknown> };
    const integrity = createHash("sha512").update(tarball).digest("base64");
    if (packages?.["node_modules/site-from-json"] !== undefined) {
      const locked = packages["node_modules/site-from-json"] as { integrity: string };
      if (locked.integrity !== integrity) return "EINTEGRITY";
    }
    const now = { ...packages, "node_modules/site-from-json": { resolved: wanted, integrity } };
    await writeFile(
      join(folder, "package-lock.json"),
      `${JSON.stringify({ packages: now }, null, 2)}\n`,
    );
    return undefined;
  };
  return { files, install };
}

/** Makes a site of the version before, which depends on the first of the packages. */
export async function writeSite(site: string, root: string, install: Install): Promise<void> {
  await rm(site, { recursive: true, force: true });
  await cp(siteOfVersion1, join(site, "content"), { recursive: true });
  await mkdir(join(site, "engine"));
  await cp(join(root, "before.tgz"), join(site, tarballOf(version)));
  const dependencies = `"dependencies": { "other":"1.0.0",  "site-from-json" : "file:${tarballOf(version)}" }`;
  await writeFile(
    join(site, "package.json"),
    `{ "name": "site-from-json-shop",\n\n  ${dependencies} }`,
  );
  await install(site, "offline");
}
