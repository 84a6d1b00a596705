// Finds the new files in media that the site doesn't show: they are published only on request.
import type { Diagnostic } from "../../../content/diagnostics/problem.ts";
import { unusedMedia } from "../media/media-list.ts";
import type { Published, Stored } from "../../../store/store.ts";

export function unusedNewMedia(
  { newMedia }: Pick<Extract<Published, { is: "known" }>, "newMedia">,
  { diagnostics, assets }: { diagnostics: readonly Diagnostic[]; assets: Stored["assets"] },
): string[] {
  const unused = unusedMedia(diagnostics);
  // The editor doesn't know files in subfolders of media, so nothing on the site can use them.
  return newMedia.filter((name) => unused.has(name) || !assets.media.has(name));
}
