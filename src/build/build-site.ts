// Builds the site of a content folder: all of its files or none.
import { loadContent, mailService, report } from "../files/content-folder.ts";
import { clearLeftovers, replaceFolder } from "../files/output-folder.ts";
import type { Diagnostic } from "../content/diagnostics/problem.ts";
import { makeHosted } from "./hosted-site.ts";
import type { MakeFiles } from "./make-files.ts";

type BuildResult =
  | { ok: true; report: string; bytes: number }
  | { ok: false; report: string; diagnostics: readonly Diagnostic[] };

/**
 * Builds the site of a content folder into `outFolder`, which is replaced as a whole at the very end.
 * With a problem in the content nothing is written.
 * @param make what is built of it; what a host is given, unless another is named
 * @throws {NoContent} where there is none
 * @throws {CannotWrite} for what no change of content can mend, such as a full disk
 */
export async function buildSite(
  folder: string,
  outFolder: string,
  make: MakeFiles = makeHosted(new Date()),
): Promise<BuildResult> {
  await clearLeftovers(outFolder);
  const content = await loadContent(folder, mailService);
  const { result } = content;
  if (!result.ok) return { ok: false, report: report(content), diagnostics: result.diagnostics };
  const files = await make(result.site, content);
  await replaceFolder(outFolder, files);
  const bytes = Buffer.byteLength(files.get("index.html") ?? "");
  return { ok: true, report: report(content), bytes };
}
