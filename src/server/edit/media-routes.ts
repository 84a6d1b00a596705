// Adds a file that the user dropped, pasted or chose in the editor to media, and removes an unused one.
import type { IncomingMessage } from "node:http";
import { addMedia, MediaRefused } from "../../files/add-media.ts";
import { removeMedia } from "../../files/remove-media.ts";
import { tooLarge } from "../../media/media-words.ts";
import { largestMedia } from "../../media/largest-media.ts";
import { stillUsed } from "../../store/media-refusals.ts";
import type { MediaAnswer } from "../../store/dev/wire.ts";
import type { Logger } from "../dev/dev-host.ts";
import type { EditedContent } from "../dev/edited-content.ts";
import { readBody } from "../http/exchange.ts";
import { t } from "../../words/t.ts";

/**
 * @param request has the file in its body, and the file's name and the accepted kinds in its address
 * @throws {MediaRefused} if the file can't be added
 */
export async function receiveMedia(
  request: IncomingMessage,
  content: EditedContent,
  logger: Logger,
): Promise<MediaAnswer> {
  const { searchParams: asked } = new URL(request.url ?? "/", "http://localhost");
  const name = asked.get("name") ?? "";
  const bytes = await readBody(request, largestMedia);
  if (!bytes) throw new MediaRefused(tooLarge(name, largestMedia));
  const added = await addMedia(content.folder, {
    name,
    kinds: asked.getAll("kind"),
    content: bytes,
  });
  content.addedMedia.add(added);
  // Otherwise the file would be known only after the next read of the folder.
  await content.read(logger);
  const file = content.now?.media.get(added);
  if (!file)
    throw new MediaRefused(t`${added} was removed again right after it was added. Add it again.`);
  return { name: added, address: file.address, measured: file.measured };
}

/**
 * @param query has the file's name as content uses it
 * @returns the file's content
 * @throws {MediaRefused} if the saved content uses the file or might use it, or if it can't be removed
 */
export async function deleteMedia(
  content: EditedContent,
  query: string,
  logger: Logger,
): Promise<Buffer> {
  const name = new URLSearchParams(query).get("name") ?? "";
  await content.read(logger);
  const { media, result } = content.now ?? {};
  const isUnused = result?.diagnostics.some(
    ({ id, file }) => id === "unused-media" && file.endsWith(`/${name}`),
  );
  if (media?.has(name) && !isUnused) throw new MediaRefused(stillUsed(name));
  const removed = await removeMedia(content.folder, name);
  content.addedMedia.delete(name);
  await content.read(logger);
  return removed;
}
