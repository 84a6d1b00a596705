// Builds the site of a content folder: all of its files or none.
import { reportContent } from "../content/report/content-report.ts";
import { withoutDrafts } from "../site/without-drafts.ts";
import { loadContent, mailService } from "../files/content-folder.ts";
import { clearLeftovers, replaceFolder } from "../files/output-folder.ts";
import type { Diagnostic } from "../content/diagnostics/problem.ts";
import { makeHosted } from "./hosted-site.ts";
import type { MakeFiles } from "./make-files.ts";

type BuildResult =
  | { ok: true; report: string; bytes: number; hasEditor: boolean }
  | { ok: false; report: string; diagnostics: readonly Diagnostic[] };

/**
 * Builds the site of a content folder into `outFolder`, which is replaced as a whole at the very end. If the content has
 * an error, nothing is written.
 * @param make makes the files; by default, those for a host
 * @throws {NoContent} if there is no content
 * @throws {CannotWrite} for problems that no change of content can fix, such as a full disk
 */
export async function buildSite(
  folder: string,
  outFolder: string,
  make: MakeFiles = makeHosted({ today: new Date(), withEditor: false }),
): Promise<BuildResult> {
  await clearLeftovers(outFolder);
  const content = await loadContent(folder, mailService);
  const { result } = content;
  if (!result.ok)
    return { ok: false, report: reportContent(content), diagnostics: result.diagnostics };
  const files = await make(withoutDrafts(result.site), content);
  await replaceFolder(outFolder, files);
  const bytes = Buffer.byteLength(files.get("index.html") ?? "");
  const hasEditor = files.has("edit/index.html");
  return { ok: true, report: reportContent(content), bytes, hasEditor };
}
