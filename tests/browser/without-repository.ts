// The built editor of a site without a repository: it edits a folder, or a copy.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { inject } from "vitest";
import { editorFiles } from "../../src/builder/editor-files.ts";
import { loadContent } from "../../src/files/content-folder.ts";
import { setupAttribute } from "../../src/store/setup.ts";

/** The editor's files for the same site without a repository. */
export async function filesWithoutRepository(): Promise<Map<string, string>> {
  const built = inject("builtSite");
  const content = await loadContent(inject("builtContent"));
  if (!content.result.ok) throw new Error("The fixture has errors");
  const page = await readFile(join(built, "edit/index.html"), "utf8");
  const linked = (pattern: RegExp) => [...page.matchAll(pattern)].map(([, path = ""]) => path);
  const [script = ""] = linked(/src="\.\/([^"]*)"/g);
  const [setup = ""] = linked(new RegExp(`${setupAttribute}="([^"]*)"`, "g"));
  const { allIcons } = JSON.parse(setup.replaceAll("&quot;", '"').replaceAll("&amp;", "&"));
  const [first = "", editor = ""] = linked(/modulepreload"[^>]* href="\.\/([^"]*)"/g);
  const bundle = {
    files: new Map(),
    script,
    next: [first, editor] as const,
    styles: linked(/href="\.\/([^"]*\.css)"/g),
    allIcons,
  };
  const site = { ...content.result.site, repository: undefined };
  const { files } = await editorFiles(
    site,
    content,
    { has: () => true },
    bundle,
    "./media/favicon.svg",
  );
  return new Map([...files].map(([path, text]) => [path, String(text)]));
}
