// Tries an engine on a copy of the site, so that nothing in the site's own folder changes.
import { cp, mkdir, readdir, readFile } from "node:fs/promises";
import { basename, isAbsolute, join, relative, resolve } from "node:path";
import { contentFolder } from "../files/given-folder.ts";
import type { Documents } from "../review/drawn-pages.ts";
import type { Run } from "./print-run.ts";
import { runProgram } from "./run-program.ts";

/** What commands make, and what npm installs. */
const made = new Set(["node_modules", "dist", ".git", "review"]);

/** @param target the folder of the copy, which doesn't exist yet */
export async function copySite(site: string, target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  // One by one: the copy may be in a folder of the site itself.
  for (const name of await readdir(site))
    if (!made.has(name) && !name.startsWith(".dist-"))
      await cp(join(site, name), join(target, name), { recursive: true, verbatimSymlinks: true });
}

/** Where a copy has the content of this folder's site, or the content itself if it is elsewhere. */
export function contentIn(site: string, given = contentFolder): string {
  const inside = relative(site, resolve(site, given));
  if (inside.startsWith("..") || isAbsolute(inside)) return resolve(site, given);
  // Without a name, a command would take the usual folder.
  return inside || ".";
}

/**
 * Runs a command of an engine.
 * @param engine the folder where it is installed
 * @param copy made by `copySite`
 * @param site the folder that was copied
 */
export async function runEngine(
  engine: string,
  copy: string,
  site: string,
  command: "check" | "build",
): Promise<Run> {
  const env = {
    ...process.env,
    CONTENT_DIR: contentIn(site),
    // What is over at one moment must be over for both engines.
    SOURCE_DATE_EPOCH: process.env["SOURCE_DATE_EPOCH"] ?? `${Math.floor(startedAt / 1000)}`,
    NODE_ENV: "production",
    NO_COLOR: "1",
  };
  const args = [join(engine, "node", "bin.js"), command];
  const { output, code } = await runProgram(process.execPath, args, { cwd: copy, env });
  return { output: output.trim(), exitCode: code ?? 2 };
}

const startedAt = Date.now();

export type Drawn = { ok: true; documents: Documents } | { ok: false; run: Run };

/** Builds a copy of the site with an engine. @returns its documents, without those of the editor */
export async function drawWith(engine: string, copy: string, site: string): Promise<Drawn> {
  const run = await runEngine(engine, copy, site, "build");
  if (run.exitCode !== 0) return { ok: false, run };
  const dist = join(copy, "dist");
  const names = (await readdir(dist, { recursive: true })).map((name) =>
    name.replaceAll("\\", "/"),
  );
  const pages = names.filter(
    (name) => name.endsWith(".html") && !name.startsWith("edit/") && basename(name) !== "404.html",
  );
  const texts = pages.map(
    async (name) => [name, await readFile(join(dist, name), "utf8")] as const,
  );
  return { ok: true, documents: new Map(await Promise.all(texts)) };
}
