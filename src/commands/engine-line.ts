// Changes which engine a site depends on: its line in package.json, the lock, and the package in `engine/`.
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { engineName, namedEngine } from "../package/named-engine.ts";
import type { WantedEngine } from "./wanted-engine.ts";

type KnownEngine = Exclude<WantedEngine, { is: "unknown" }>;

/**
 * @param packageJson the text of a package.json that names an engine
 * @returns the text with another, and nothing else changed
 */
function withEngine(packageJson: string, dependency: string): string {
  const now = namedEngine(packageJson);
  if (now.is !== "named") throw new Error(`package.json doesn't name ${engineName}.`);
  const lines = new RegExp(`("${engineName}"\\s*:\\s*)("(?:[^"\\\\]|\\\\.)*")`, "g");
  return packageJson.replaceAll(lines, (whole, before: string, value: string) =>
    JSON.parse(value) === now.dependency ? before + JSON.stringify(dependency) : whole,
  );
}

/** The package of an engine in the site's own folder. @returns undefined if the engine is elsewhere */
function ownPackage(dependency: string): string | undefined {
  const [, path] = /^file:(?:\.\/)?(engine\/[^/]+\.tgz)$/.exec(dependency) ?? [];
  return path;
}

/** Changes the line, and removes the engine from the lock, so that npm finds the new one and leaves all else. */
export async function changeEngine(site: string, engine: KnownEngine): Promise<void> {
  const file = join(site, "package.json");
  const text = await readFile(file, "utf8");
  const before = namedEngine(text);
  await writeFile(file, withEngine(text, engine.dependency));
  const lockFile = join(site, "package-lock.json");
  const lock = await readFile(lockFile, "utf8").catch(() => undefined);
  if (lock !== undefined) await writeFile(lockFile, withoutEngine(lock));
  const old = before.is === "named" ? ownPackage(before.dependency) : undefined;
  if (old !== undefined) await rm(join(site, old), { force: true });
  if (engine.is !== "file") return;
  await mkdir(join(site, "engine"), { recursive: true });
  await writeFile(join(site, "engine", engine.name), engine.tarball);
}

function withoutEngine(lock: string): string {
  // Cast: what npm writes.
  const { packages = {}, ...rest } = JSON.parse(lock) as { packages?: Record<string, unknown> };
  const { [`node_modules/${engineName}`]: _engine, ...others } = packages;
  return `${JSON.stringify({ ...rest, packages: others }, null, 2)}\n`;
}

/** The files that name or are the engine of a site: path -> content; undefined where there is no such file. */
export type EngineFiles = ReadonlyMap<string, Uint8Array | undefined>;

/** @param engine also its package, before it is there */
export async function readEngineFiles(site: string, engine: KnownEngine): Promise<EngineFiles> {
  const now = namedEngine(await readFile(join(site, "package.json"), "utf8"));
  const paths = [
    "package.json",
    "package-lock.json",
    now.is === "named" ? ownPackage(now.dependency) : undefined,
    ownPackage(engine.dependency),
  ].filter((path) => path !== undefined);
  return filesAt(site, paths);
}

/** The same files, as they are now in this folder. */
export const readAgain = (site: string, files: EngineFiles): Promise<EngineFiles> =>
  filesAt(site, [...files.keys()]);

async function filesAt(site: string, paths: readonly string[]): Promise<EngineFiles> {
  const read = paths.map(
    async (path) => [path, await readFile(join(site, path)).catch(() => undefined)] as const,
  );
  return new Map(await Promise.all(read));
}

/** Makes these files what they were. */
export async function writeEngineFiles(site: string, files: EngineFiles): Promise<void> {
  for (const [path, content] of files) {
    const target = join(site, path);
    if (content === undefined) await rm(target, { force: true });
    else {
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, content);
    }
  }
}
