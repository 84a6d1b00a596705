// Builds the site of a content folder, and those in other languages below it: all of their files or none.
import { reportContent } from "../content/report/content-report.ts";
import { withoutDrafts } from "../site/without-drafts.ts";
import { loadContent } from "../files/content-folder.ts";
import { clearLeftovers, replaceFolder, type OnWritten } from "../files/output-folder.ts";
import type { Finding } from "../content/diagnostics/finding.ts";
import { makeHosted } from "./hosted-site.ts";
import { sitesBelow } from "../files/sites-below.ts";
import type { MakeFiles, SiteBelow } from "./make-files.ts";

type BuildResult =
  | { ok: true; report: string; bytes: number; hasEditor: boolean }
  | { ok: false; report: string; diagnostics: readonly Finding[] };

/**
 * Builds the site of a content folder into `outFolder`, which is replaced as a whole at the very end. If the content has
 * an error, nothing is written.
 * @param make makes the files; by default, those for a host
 * @param onMedia called with the number of media files that are made, and of all: photos take long the first time
 * @throws {NoContent} if there is no content
 * @throws {CannotWrite} for problems that no change of content can fix, such as a full disk
 */
export async function buildSite(
  folder: string,
  outFolder: string,
  make: MakeFiles = makeHosted({ today: new Date(), withEditor: false }),
  onMedia?: OnWritten,
): Promise<BuildResult> {
  await clearLeftovers(outFolder);
  const content = await loadContent(folder);
  const { result } = content;
  if (!result.ok)
    return { ok: false, report: reportContent(content), diagnostics: result.diagnostics };
  const reports = [reportContent(content)];
  const below: SiteBelow[] = [];
  for (const each of sitesBelow(result.site, folder)) {
    // It is the same site: its types of block are those beside the first content.
    const other = await loadContent(each.content, () => Promise.resolve(content.blocks));
    const report = reportContent(other);
    if (!other.result.ok) return { ok: false, report, diagnostics: other.result.diagnostics };
    reports.push(report);
    below.push({ folder: each.folder, site: withoutDrafts(other.result.site), content: other });
  }
  const files = await make(withoutDrafts(result.site), content, below);
  await replaceFolder(outFolder, files, onMedia);
  const home = files.get("index.html");
  const bytes = typeof home === "string" ? Buffer.byteLength(home) : 0;
  const hasEditor = files.has("edit/index.html");
  return { ok: true, report: reports.join("\n\n"), bytes, hasEditor };
}
