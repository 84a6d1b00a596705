// What differs between Git hosts is in two tables, because one is loaded before any words.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { hostOf, serviceName } from "../../src/store/hosts.ts";
import { setup } from "../edit/web/site-setup.ts";

/** Code that may name a host. */
const ofHosts = /^src\/store\/(?:github\/|hosts(?:-ahead)?\.ts$)/;

/** A note for those who maintain the table; nobody sees it on the screen. */
const notes = new Set(["src/edit/page/clipboard/sources.ts"]);

test("the editor's code names no host, except in the tables of hosts", async () => {
  const found: string[] = [];
  for (const folder of ["src/edit", "src/store"])
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name).replaceAll("\\", "/");
      if (!entry.isFile() || !/\.tsx?$/.test(path) || ofHosts.test(path) || notes.has(path))
        continue;
      if (/git(?:hub|lab)/i.test(await codeOf(path))) found.push(path);
    }
  expect(found).toEqual([]);
});

/** Without comments. */
async function codeOf(path: string): Promise<string> {
  const text = await readFile(path, "utf8");
  const { comments } = parseSync(path, text);
  return comments.reduceRight(
    (code, { start, end }) => code.slice(0, start) + code.slice(end),
    text,
  );
}

test("a host has steps to make a token, with the repository's own names", () => {
  const { repository } = setup;
  const host = hostOf(repository);
  const steps = host.tokenSteps(repository, "Edit example.com");
  expect(steps.join(" ")).toMatch(/Edit example\.com.+owner:\*\* anna.+and there site\./);
  // Each label ends where it should.
  expect(steps.every((step) => step.split("**").length === 3)).toBe(true);
  expect(host.pageOf(repository)).toBe("https://github.com/anna/site");
});

test("a service that people sign in at is called by its name, or by its domain", () => {
  const named = ["github.com", "gitlab.com", "git.example"].map((domain) =>
    serviceName({ authorize: `https://${domain}/oauth`, token: "", clientId: "" }),
  );
  expect(named).toEqual(["GitHub", "GitLab", "git.example"]);
});
