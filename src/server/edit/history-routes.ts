// Serves the editor's requests for earlier published states, and puts media files of such a state back.
import { parseJson } from "../../content/text/parse-json.ts";
import { MediaRefused } from "../../files/add-media.ts";
import { restoreMedia } from "../../files/restore-media.ts";
import { readHistory, readMediaOf, readState } from "../../git/history.ts";
import { notInState } from "../../store/media-refusals.ts";
import type { RestoredMedia } from "../../store/dev/wire.ts";
import type { PublishedContent, PublishedStates } from "../../store/store.ts";
import type { Logger } from "../dev/dev-host.ts";
import type { EditedContent } from "../dev/edited-content.ts";
import { isCommit } from "./publishing.ts";

/** @param query may name the state that the listed ones come before */
export async function answerHistory(
  { folder }: EditedContent,
  query = "",
): Promise<PublishedStates> {
  const before = new URLSearchParams(query).get("before");
  if (before !== null && !isCommit(before)) return { is: "unknown", reason: incomplete };
  return readHistory(folder, before ?? undefined);
}

/** @param query names the state */
export async function answerState(
  { folder }: EditedContent,
  query = "",
): Promise<PublishedContent> {
  const version = new URLSearchParams(query).get("version");
  if (!isCommit(version)) return { is: "unknown", reason: incomplete };
  return readState(folder, version);
}

/**
 * @param body names the state and the files, as content refers to them
 * @returns what became of each file, in their order
 * @throws {MediaRefused} if the request is malformed
 */
export async function bringMediaBack(
  content: EditedContent,
  body: string,
  logger: Logger,
): Promise<readonly RestoredMedia[]> {
  const wanted = readWanted(parseJson(body));
  if (!wanted) throw new MediaRefused(incomplete);
  const { version, names } = wanted;
  const files = await readMediaOf(content.folder, version, names);
  const refused = new Map<string, string>();
  for (const name of names) {
    const bytes = files.get(name);
    const reason = bytes ? await restore(content, name, bytes) : notInState(name);
    if (reason !== undefined) refused.set(name, reason);
  }
  await content.read(logger);
  return names.map((name) => {
    const file = content.now?.media.get(name);
    const reason = refused.get(name);
    if (reason !== undefined || !file) return { reason: reason ?? notInState(name) };
    return { name, address: file.address, measured: file.measured };
  });
}

/** @returns why it couldn't be restored, if it couldn't */
async function restore(
  content: EditedContent,
  name: string,
  bytes: Uint8Array,
): Promise<string | undefined> {
  try {
    await restoreMedia(content.folder, name, bytes);
    content.addedMedia.add(name);
    return undefined;
  } catch (error) {
    if (error instanceof MediaRefused) return error.message;
    throw error;
  }
}

const incomplete = "The request for an earlier version is incomplete. Reload the editor.";

/** @returns undefined if the request is malformed */
function readWanted(value: unknown): { version: string; names: readonly string[] } | undefined {
  // Cast: each field is checked before it is used.
  const { version, names } = (value ?? {}) as Partial<Record<string, unknown>>;
  const isList = Array.isArray(names) && names.every((name) => typeof name === "string");
  return isCommit(version) && isList ? { version, names } : undefined;
}
