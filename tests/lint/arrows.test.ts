import { spawnSync } from "node:child_process";
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterEach, expect, it } from "vitest";

const oxlint = join(
  dirname(createRequire(import.meta.url).resolve("oxlint/package.json")),
  "bin/oxlint",
);
let folder = "";
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** @returns the imports that the linter reports, as "file: imported" */
function lint(rooms: Record<string, string[]>, files: Record<string, string>): string[] {
  folder = mkdtempSync(join(tmpdir(), "arrows-"));
  const config = {
    jsPlugins: [resolve("tests/lint/arrows.js")],
    categories: { correctness: "off" },
    rules: { "arrows/imports": ["error", rooms] },
  };
  for (const [name, text] of Object.entries({
    ...files,
    ".oxlintrc.json": JSON.stringify(config),
  })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const { stdout } = spawnSync(process.execPath, [oxlint, "--format", "json"], {
    cwd: folder,
    encoding: "utf8",
  });
  // Cast: the linter's own format.
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { message: string; filename: string }[];
  };
  return diagnostics.map(({ filename, message }) => `${filename}: ${message}`).sort();
}

const rooms = { "src/low": [], "src/high": ["src/low"], "src/high/inner": ["src/low/one.ts"] };

it("reports an import from a folder that isn't in the table, however it is written", () => {
  const reported = lint(rooms, {
    "src/low/a.ts": 'import { b } from "../high/b.ts";\nexport const a = b;\n',
    "src/low/c.ts": 'export { b } from "../high/b.ts";\n',
    "src/low/d.ts": 'export * from "../high/b.ts";\n',
    "src/low/e.ts": 'export const e = () => import("../high/b.ts");\n',
    "src/low/f.ts": 'export type F = import("../high/b.ts").B;\n',
    "src/high/b.ts": "export const b = 1;\nexport type B = number;\n",
  });
  expect(reported).toEqual(
    ["a", "c", "d", "e", "f"].map(
      (name) =>
        `src/low/${name}.ts: src/low can't import src/high/b.ts. It may import no other folder.`,
    ),
  );
});

it("lets through what the table allows, packages, and files of the same folder", () => {
  const reported = lint(rooms, {
    "src/high/b.ts": 'import "../low/a.ts";\nimport "node:fs";\nimport "./c.ts";\n',
    "src/high/deep/c.ts": 'import "../../low/a.ts";\nimport "../b.ts";\n',
  });
  expect(reported).toEqual([]);
});

it("goes by the innermost folder of the table, where a single file can be allowed", () => {
  const reported = lint(rooms, {
    "src/high/inner/d.ts": 'import "../../low/one.ts";\nimport "../../low/two.ts";\n',
  });
  expect(reported).toEqual([
    "src/high/inner/d.ts: src/high/inner can't import src/low/two.ts. It may import src/low/one.ts.",
  ]);
});
