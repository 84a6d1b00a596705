// Reads which engine a person asks for: the file of a package, an address, or a version.
import { readFile, stat } from "node:fs/promises";
import { resolve } from "node:path";
import { versionOf } from "../package/engine-version.ts";
import { engineName } from "../package/named-engine.ts";
import { packagePath } from "../package/package-path.ts";
import { unpackTarball } from "../package/unpack-tarball.ts";
import { tarballName } from "../package/write-package.ts";

export type WantedEngine =
  /** Its tarball goes into the folder `engine` of the site, under this name. */
  | { is: "file"; tarball: Uint8Array; name: string; version: string; dependency: string }
  /** Its version is known once it is installed. */
  | { is: "named"; dependency: string }
  | { is: "unknown"; reason: string };

const isVersion = (word: string): boolean => /^v?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(word);

/** An address, or a repository at GitHub, as npm accepts them. */
const isAddress = (word: string): boolean => /^(?:https?|git[+\w]*|ssh|github):./.test(word);

/** @param word what was given, a path relative to the site's folder */
export async function wantedEngine(word: string, site: string): Promise<WantedEngine> {
  if (isVersion(word)) return { is: "named", dependency: word.replace(/^v/, "") };
  if (isAddress(word)) return { is: "named", dependency: word };
  const path = resolve(site, packagePath(word));
  const found = await stat(path).catch(() => undefined);
  if (!found)
    return unknown(
      `"${word}" is no file here, no address and no version. Write the path of a package such as ${tarballName("1.4.2")}, its address, or a version such as 1.4.2.`,
    );
  if (!found.isFile())
    return unknown(
      `"${word}" is a folder. Write the path of the package in it, which ends in .tgz.`,
    );
  const tarball = await readFile(path);
  const version = versionIn(tarball);
  if (version === undefined)
    return unknown(`"${word}" isn't a package of ${engineName}. Write the path of one.`);
  const name = tarballName(version);
  return { is: "file", tarball, name, version, dependency: `file:engine/${name}` };
}

function versionIn(tarball: Uint8Array): string | undefined {
  try {
    return versionOf(String(unpackTarball(tarball).get("package.json") ?? "{}"));
  } catch {
    return undefined;
  }
}

const unknown = (reason: string): WantedEngine => ({ is: "unknown", reason });
