// Serves the editor's requests to read the published content and to publish the saved content.
import { isContentName } from "../../content/model/input.ts";
import type { PublishRequest } from "../../store/dev/wire.ts";
import type { PublishAnswer, Publishing } from "../../store/store.ts";
import type { DatedPublished } from "../../store/published-states.ts";
import { createTaskQueue } from "../../store/task-queue.ts";
import { parseJson } from "../../content/text/parse-json.ts";
import { publishContent } from "../../git/publish.ts";
import { readPublished } from "../../git/read-published.ts";
import type { Logger } from "../dev/dev-host.ts";
import type { EditedContent } from "../dev/edited-content.ts";
import { judgeOf } from "./judge-snapshot.ts";

/** @param query the part of the address after the question mark */
export async function answerPublished(content: EditedContent, query = ""): Promise<DatedPublished> {
  const { folder, addedMedia } = content;
  const mergedVersion = new URLSearchParams(query).get("mergedVersion");
  const found = await readPublished(
    folder,
    mergedVersion !== null && isCommit(mergedVersion) ? mergedVersion : undefined,
  );
  if (found.is === "unknown") return found;
  return { ...found, newMedia: found.newMedia.filter((name) => !addedMedia.has(name)) };
}

/** Publishes one request at a time, even if several tabs send them. */
export function createPublisher(
  content: EditedContent,
  logger: Logger,
): (body: string) => Promise<PublishAnswer> {
  const inTurn = createTaskQueue();
  return async (body) => {
    const wanted = readPublishing(parseJson(body));
    if (!wanted)
      return {
        is: "refused",
        reason: "The publish request is incomplete. Reload the editor and publish again.",
      };
    return inTurn(() => publishContent(content.folder, wanted, judgeOf(content, wanted, logger)));
  };
}

/** @returns undefined if the request is malformed */
function readPublishing(value: unknown): PublishRequest | undefined {
  // Cast: each field is checked before it is used.
  const {
    message,
    to,
    versions,
    media = [],
    revertedMedia = [],
    mergedVersion,
  } = (value ?? {}) as Partial<Record<string, unknown>>;
  const destination = readDestination(to);
  if (typeof message !== "string" || !destination || !isVersions(versions)) return undefined;
  if (!isNames(media) || !isNames(revertedMedia)) return undefined;
  if (mergedVersion !== undefined && !isCommit(mergedVersion)) return undefined;
  return { message, to: destination, versions, media, revertedMedia, mergedVersion };
}

function readDestination(value: unknown): Publishing["to"] | undefined {
  // Cast: each field is checked before it is used.
  const { is, branch } = (value ?? {}) as Partial<Record<string, unknown>>;
  if (is === "direct") return { is };
  return is === "review" && typeof branch === "string" ? { is, branch } : undefined;
}

function isVersions(value: unknown): value is Record<string, string> {
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).every(
    ([name, version]) => isContentName(name) && typeof version === "string",
  );
}

function isNames(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((name) => typeof name === "string");
}

export function isCommit(value: unknown): value is string {
  return typeof value === "string" && /^[0-9a-f]{40,64}$/.test(value);
}
