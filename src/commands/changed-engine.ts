// Compares the site as the engine of the published version draws it with the site as the installed one does.
import { createHash } from "node:crypto";
import { cp, mkdir, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { NoTemporaryFolder, withTemporaryFolder } from "../files/temporary-folder.ts";
import { writeEarlier } from "../git/earlier-files.ts";
import { installedEngine, versionIn } from "../package/engine-version.ts";
import { engineName, namedEngine } from "../package/named-engine.ts";
import { pagesDrawnDifferently } from "../review/drawn-pages.ts";
import type { EngineChange } from "../review/review.ts";
import { copySite, drawWith } from "./engine-trial.ts";
import type { Install } from "./run-npm.ts";

/** What npm needs to install an engine. */
const engineFiles = ["package.json", "package-lock.json", ".npmrc", "engine"];

/**
 * @param site the folder with package.json
 * @param commit of the published version
 */
export async function changedEngine(
  site: string,
  commit: string,
  install: Install,
): Promise<EngineChange> {
  if ((await engineOf(site)) === undefined)
    return unknown("package.json names no engine, so there is none to compare.");
  try {
    return await withTemporaryFolder(async (folder) => {
      const published = join(folder, "published");
      await mkdir(published);
      await writeEarlier(site, commit, engineFiles, published);
      const before = await engineOf(published);
      if (before === undefined)
        return unknown("The published version names no engine, so there is none to compare with.");
      if (before === (await engineOf(site))) return { is: "same" };
      return await compare(site, published, join(folder, "site"), install);
    });
  } catch (error) {
    if (error instanceof NoTemporaryFolder) return unknown(error.message);
    throw error;
  }
}

const unknown = (reason: string): EngineChange => ({ is: "unknown", reason });

/** Something that differs if another engine would be installed; undefined if none is named. */
async function engineOf(folder: string): Promise<string | undefined> {
  const read = (path: string) => readFile(join(folder, path)).catch(() => undefined);
  const named = namedEngine(String((await read("package.json")) ?? "{}"));
  if (named.is !== "named") return undefined;
  // Cast: what npm writes.
  const { packages } = JSON.parse(String((await read("package-lock.json")) ?? "{}")) as {
    packages?: Record<string, { integrity?: string; resolved?: string } | undefined>;
  };
  const { integrity, resolved } = packages?.[`node_modules/${engineName}`] ?? {};
  const own = (await readdir(join(folder, "engine")).catch((): string[] => [])).toSorted();
  const hash = createHash("sha256");
  for (const name of own) hash.update((await read(join("engine", name))) ?? "");
  return JSON.stringify([named.dependency, integrity, resolved, own, hash.digest("hex")]);
}

async function compare(
  site: string,
  published: string,
  copy: string,
  install: Install,
): Promise<EngineChange> {
  const to = await versionIn(installedEngine(site));
  if (to === undefined)
    return unknown("The engine isn't installed here, so it can't be compared. Run npm install.");
  await copySite(site, copy);
  const after = await drawWith(installedEngine(site), copy, site);
  if (!after.ok)
    return unknown("The engines can be compared once the errors in the content are fixed.");
  const wrong = await install(published, "offline");
  if (wrong !== undefined)
    return unknown(
      `npm can't install the engine of the published version, so it can't be compared. It says: ${wrong}`,
    );
  const from = await versionIn(installedEngine(published));
  // An engine refuses to build a site that asks for a newer one.
  await cp(join(published, "package.json"), join(copy, "package.json"));
  const before = await drawWith(installedEngine(published), copy, site);
  if (!before.ok || from === undefined)
    return unknown(
      "The engine of the published version can't build this content, so the two can't be compared.",
    );
  return {
    is: "other",
    from,
    to,
    pages: pagesDrawnDifferently(before.documents, after.documents),
  };
}
