// Reads and compares versions of the engine.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { engineName } from "./named-engine.ts";

/** Where npm installs the engine of a site. @param site the folder with package.json */
export const installedEngine = (site: string): string => join(site, "node_modules", engineName);

/** @param engine the folder of an unpacked engine @returns undefined if there is none */
export async function versionIn(engine: string): Promise<string | undefined> {
  const text = await readFile(join(engine, "package.json"), "utf8").catch(() => undefined);
  return text === undefined ? undefined : versionOf(text);
}

/** @param packageJson the text of a package.json @returns undefined if it isn't the engine's */
export function versionOf(packageJson: string): string | undefined {
  // Cast: of a value with another shape, each field is undefined.
  const { name, version } = (JSON.parse(packageJson) ?? {}) as {
    name?: unknown;
    version?: unknown;
  };
  return name === engineName && typeof version === "string" ? version : undefined;
}

/** As https://semver.org orders versions, except that what is before a release isn't told apart. */
export function isNewer(version: string, other: string): boolean {
  const [own, others] = [version, other].map((each) => each.split(/[.-]/).map(Number));
  const at = own?.findIndex((part, index) => index < 3 && part !== others?.[index]) ?? -1;
  return at >= 0 && (own?.[at] ?? 0) > (others?.[at] ?? 0);
}
