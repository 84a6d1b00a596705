// Finds the new files in media that the site doesn't show: they are published only on request.
import type { Diagnostic } from "../../../content/diagnostics/problem.ts";
import { unusedMedia } from "../media/media-list.ts";
import type { Published, Stored } from "../../../store/store.ts";

export function unusedNewMedia(
  { newMedia }: Pick<Extract<Published, { is: "known" }>, "newMedia">,
  { diagnostics, beside }: { diagnostics: readonly Diagnostic[]; beside: Stored["beside"] },
): string[] {
  const unused = unusedMedia(diagnostics);
  // The editor doesn't know files in subfolders of media, so nothing on the site can use them.
  return newMedia.filter((name) => unused.has(name) || !beside.media.has(name));
}
