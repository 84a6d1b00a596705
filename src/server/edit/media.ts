// Takes a file that an editor has dropped, pasted or chosen into the content's media, and one that nothing shows out.
import type { IncomingMessage } from "node:http";
import type { Logger } from "vite";
import { addMedia, MediaRefused } from "../../files/add-media.ts";
import { removeMedia } from "../../files/remove-media.ts";
import type { MediaAnswer } from "../../store/wire.ts";
import type { EditedContent } from "../dev/edited-content.ts";
import { readBody } from "../http.ts";

/** In bytes: more than a camera's largest photo takes. */
const longestFile = 50 * 1024 * 1024;

/**
 * @param request its body is the file; its address says how that is called, and which kinds are wanted
 * @throws {MediaRefused} where it can't be taken
 */
export async function takeMedia(
  request: IncomingMessage,
  content: EditedContent,
  logger: Logger,
): Promise<MediaAnswer> {
  const { searchParams: asked } = new URL(request.url ?? "/", "http://localhost");
  const name = asked.get("name") ?? "";
  const bytes = await readBody(request, longestFile);
  if (!bytes)
    throw new MediaRefused(
      `${name} is larger than 50 MB. Save a smaller version, for example 4,000 pixels on its longer side.`,
    );
  const added = await addMedia(content.folder, {
    name,
    kinds: asked.getAll("kind"),
    content: bytes,
  });
  content.addedMedia.add(added);
  // Else it would be known, and shown, only once the folder is looked at again.
  await content.read(logger);
  const file = content.now?.media.get(added);
  if (!file)
    throw new MediaRefused(`${added} was removed again right after it was added. Add it again.`);
  return { name: added, address: file.address, measured: file.measured };
}

/**
 * @param query names the file as content does
 * @returns what was in it
 * @throws {MediaRefused} where saved content shows it, as far as that can be told, or it can't be removed
 */
export async function dropMedia(
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
  if (media?.has(name) && !isUnused)
    throw new MediaRefused(
      `${name} can't be removed: the saved content still uses it, or has an error that hides whether it does. Remove it from the page or fix the error, save, then remove the file.`,
    );
  const removed = await removeMedia(content.folder, name);
  content.addedMedia.delete(name);
  await content.read(logger);
  return removed;
}
