// Installs the package into a site as npm would, without a network: the declared dependencies are copied.
import { execFile } from "node:child_process";
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { dirname, join, resolve, sep } from "node:path";
import { version } from "../../package.json" with { type: "json" };
import { writePackage } from "../../src/package/write-package.ts";
import { madePackage } from "./made-package.ts";

/** Writes the package into a folder. @returns the folder of its files */
export async function packInto(folder: string): Promise<string> {
  await writePackage(folder, version, await madePackage());
  return join(folder, "site-from-json");
}

/**
 * @param packed the folder of the package's files
 * @param site has its `package.json` already
 * @param added the names of what the site installs itself
 */
export async function installInto(
  site: string,
  packed: string,
  added: readonly string[] = [],
): Promise<void> {
  const modules = join(site, "node_modules");
  await mkdir(modules, { recursive: true });
  await cp(packed, join(modules, "site-from-json"), { recursive: true });
  const libraries = new Set([...added, ...(await dependenciesOf(packed))]);
  for (const name of added)
    for (const path of await dependenciesOf(join("node_modules", name))) libraries.add(path);
  for (const path of libraries)
    await cp(join("node_modules", path), join(modules, path), { recursive: true });
}

/**
 * A folder that depends on the engine and has it installed, without content.
 * @param root where it is made, and the package beside it
 * @param added the names of what the site installs itself
 */
export async function makeInstalledSite(
  root: string,
  name: string,
  added: readonly string[] = [],
): Promise<string> {
  const site = join(root, name);
  await mkdir(site);
  const dependencies = { "site-from-json": "file:engine/site-from-json-1.0.0.tgz" };
  await writeFile(join(site, "package.json"), JSON.stringify({ dependencies }));
  await installInto(site, await packInto(join(root, "packed")), added);
  return site;
}

/** The paths in `node_modules` of everything that a package depends on, found by walking package.json files. */
export async function dependenciesOf(folder: string): Promise<string[]> {
  const found = new Set<string>();
  const walk = async (from: string): Promise<void> => {
    const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
      await readFile(join(from, "package.json"), "utf8"),
    ) as Record<"dependencies" | "optionalDependencies", Record<string, string> | undefined>;
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const path = resolveFrom(from, name);
      if (path === undefined && !(name in optionalDependencies))
        throw new Error(`${from} depends on ${name}, which isn't installed.`);
      if (path === undefined || found.has(path)) continue;
      found.add(path);
      await walk(join("node_modules", path));
    }
  };
  await walk(folder);
  return [...found];
}

/** As Node does: the nearest folder of libraries that has it. */
function resolveFrom(from: string, name: string): string | undefined {
  for (let at = from; at.startsWith("node_modules"); at = dirname(at)) {
    const path = join(at, "node_modules", name);
    if (existsSync(path)) return path.slice(`node_modules${sep}`.length);
  }
  return existsSync(join("node_modules", name)) ? name : undefined;
}

export interface Run {
  code: number;
  stdout: string;
  stderr: string;
}

/** The Node that runs the installed engine: another version, to compare what it builds with what this one does. */
export const installedNode = process.env["INSTALLED_NODE"] ?? process.execPath;

/** Runs a program with Node. */
export function runNode(
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = {},
  node = process.execPath,
): Promise<Run> {
  return new Promise((done) => {
    execFile(
      node,
      args,
      { cwd, env: { ...process.env, NO_COLOR: "1", ...env } },
      (error, stdout, stderr) => done({ code: Number(error?.code ?? 0), stdout, stderr }),
    );
  });
}

/** Runs the installed engine in a site's folder. */
export const runInstalled = (site: string, args: readonly string[], env?: NodeJS.ProcessEnv) =>
  runNode(
    [join("node_modules", "site-from-json", "node", "bin.js"), ...args],
    site,
    env,
    installedNode,
  );

/** Runs a command of the source here in a site's folder. @param args its name, and its arguments */
export const runSourceIn = (
  site: string,
  [command, ...args]: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Run> =>
  runNode(
    ["--import", import.meta.resolve("tsx"), resolve(`src/commands/${command}.ts`), ...args],
    site,
    { ...env, NODE_ENV: "production", TSX_TSCONFIG_PATH: resolve("tsconfig.json") },
  );
