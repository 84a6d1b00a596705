// Tells which files of a copy of the engine's repository are the engine's, and which are a site's.

/** Folders without anything of a site. */
const folders = [
  "src",
  "schema",
  "tests",
  "findings",
  ".ci",
  "content/reference",
  ".github/actions/publish",
];

const files: readonly string[] = [
  "index.html",
  "vite.config.ts",
  "tsconfig.json",
  "package-lock.json",
  ".oxlintrc.json",
  ".prettierignore",
  ".github/screenshot.png",
  "content/README.md",
];

/** Files that a site may have, too: how to recognize the engine's. */
const byText: ReadonlyMap<string, RegExp> = new Map([
  ["README.md", /^# A website from JSON\r?\n/],
  ["CHANGELOG.md", /^# Changelog\s+What changes for the people who make a site with this engine/],
  ["LICENSE", /^Copyright .* The maintainers of this project/m],
  [".github/workflows/test.yml", /npm (?:run )?(?:test|lint)\b/],
  [".github/workflows/release.yml", /npm run package\b/],
]);

/** The scripts that the engine's repository has, or has had. */
export const engineScripts: readonly string[] = (
  "start new adopt check changes build preview package validate generate reference reference:edit format lint bench " +
  "test fuzz fuzz:slips fuzz:edits fuzz:paste fuzz:store fuzz:people fuzz:scripts mutate"
).split(" ");

/** @param paths of all files in a repository */
export function isCopyOfEngine(paths: readonly string[]): boolean {
  const has = (path: string) => paths.includes(path);
  return has("schema/page.schema.json") && has("package.json") && has("src/content/compile.ts");
}

/**
 * @param path in the copy, with slashes
 * @param textOf reads a file of the copy
 */
export function isOfEngine(path: string, textOf: (path: string) => string): boolean {
  if (files.includes(path) || folders.some((each) => `${path}/`.startsWith(`${each}/`)))
    return true;
  return byText.get(path)?.test(textOf(path)) ?? false;
}
