// What the dev server answers to the editor about what is published, and does to publish what is saved.
import { isContentName } from "../../content/model/input.ts";
import type { Published, PublishAnswer, Publishing } from "../../edit/store/store.ts";
import { oneByOne } from "../../edit/one-by-one.ts";
import { readJson } from "../../edit/read-json.ts";
import { publishContent } from "../../files/git/publish.ts";
import { readPublished } from "../../files/git/read-published.ts";
import { contentNames } from "../../files/content-folder.ts";
import { readStored } from "../../files/save-content.ts";
import type { EditedContent } from "../dev/edited-content.ts";

/** @param query what stands behind the question mark */
export function answerPublished({ folder }: EditedContent, query = ""): Promise<Published> {
  const takenIn = new URLSearchParams(query).get("takenIn");
  return readPublished(folder, takenIn !== null && isCommit(takenIn) ? takenIn : undefined);
}

/** Publishes one after the other, whichever tab they come from. */
export function createPublisher(content: EditedContent): (body: string) => Promise<PublishAnswer> {
  const inTurn = oneByOne();
  return async (body) => {
    const wanted = readPublishing(readJson(body));
    if (!wanted) return { is: "refused", reason: "It isn't said what is to be published." };
    return inTurn(() => publishSeen(content, wanted));
  };
}

/** Only what the editor has seen. */
async function publishSeen({ folder }: EditedContent, wanted: Publishing): Promise<PublishAnswer> {
  const { versions } = wanted;
  const names = new Set([...Object.keys(versions), ...(await contentNames(folder))]);
  for (const name of names) {
    const [stored] = await readStored(folder, [name]).catch(() => []);
    if ((stored?.version ?? "") === (versions[name] ?? "")) continue;
    return {
      is: "refused",
      reason: `${name} has been changed on this computer, outside of the editor. Look at what changed, and publish then.`,
    };
  }
  return publishContent(folder, wanted);
}

/** @returns undefined for what isn't one */
function readPublishing(value: unknown): Publishing | undefined {
  // Cast: each field is looked at before it is used.
  const { message, to, versions, takenIn } = (value ?? {}) as Partial<Record<string, unknown>>;
  const way = readDestination(to);
  if (typeof message !== "string" || !way || !isVersions(versions)) return undefined;
  if (takenIn !== undefined && !isCommit(takenIn)) return undefined;
  return { message, to: way, versions, takenIn };
}

function readDestination(value: unknown): Publishing["to"] | undefined {
  // Cast: each field is looked at before it is used.
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

function isCommit(value: unknown): value is string {
  return typeof value === "string" && /^[0-9a-f]{40,64}$/.test(value);
}
