// A copy of the site that has a block of its own, to break and to fix.
import { cp, mkdtemp, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { runCheck } from "../../src/commands/check.ts";

export interface OwnSite {
  /** The content folder. */
  content: string;
  /** The path of a file in blocks/. */
  block: (name: string) => string;
  write: (path: string, text: string) => Promise<void>;
  /** Replaces a text that is in the file once. */
  change: (path: string, from: string, to: string) => Promise<void>;
  /** The line and column of a text that a file in blocks/ has. */
  placeOf: (name: string, text: string) => Promise<string>;
  /** What the check finds: file in the site, line, column and words. */
  found: () => Promise<Found[]>;
}

interface Found {
  at: string;
  id: string;
  severity: string;
  message: string;
  hint: string;
}

export const ownSite = "tests/fixtures/own-blocks";

/** It is deleted after the test. */
export async function copyOwnSite(): Promise<OwnSite> {
  const root = await realpath(await mkdtemp(join(tmpdir(), "own blocks #1 ")));
  onTestFinished(() => rm(root, { recursive: true }));
  await cp(ownSite, root, { recursive: true });
  const content = join(root, "content");
  const write = (path: string, text: string) => writeFile(path, text);
  return {
    content,
    block: (name) => join(root, "blocks", name),
    write,
    async change(path, from, to) {
      const text = await readFile(path, "utf8");
      if (text.split(from).length !== 2) throw new Error(`${path} doesn't have once: ${from}`);
      await write(
        path,
        text.replace(from, () => to),
      );
    },
    async placeOf(name, text) {
      const whole = await readFile(join(root, "blocks", name), "utf8");
      const before = whole.slice(0, whole.indexOf(text)).split("\n");
      if (!whole.includes(text)) throw new Error(`${name} doesn't have: ${text}`);
      return `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
    },
    async found() {
      const { output } = await runCheck(["--format", "json"], content);
      // Cast: the check's own format.
      const all = JSON.parse(output) as (Omit<Found, "at"> &
        Record<"file" | "line" | "column", string>)[];
      return all.map(({ file, line, column, id, severity, message, hint }) => {
        const name = file.slice(file.search(/(blocks|content)\/[^/]*$/));
        return { at: `${name}:${line}:${column}`, id, severity, message, hint };
      });
    },
  };
}
