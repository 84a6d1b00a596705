// Finds out who has changed files: the author on another device, or people who have published.
import type { FileChange } from "../git-host.ts";
import { objectIdOf } from "../object-id.ts";
import type { Changer, EarlierFile, Store } from "../store.ts";
import type { GitStoreContext } from "./git-store-context.ts";
import { replacedIn, versionOf, type Work } from "./author-changes.ts";

type Changers = Awaited<ReturnType<Required<Store>["changedBy"]>>;

/** Who has changed the author's content. The host is asked only about what doesn't come from the draft. */
export async function changedBy(
  { host, draft }: Pick<GitStoreContext, "host" | "draft">,
  files: readonly EarlierFile[],
): Promise<Changers> {
  try {
    const work = await draft.known();
    const earlier = await Promise.all(files.map(versionBefore));
    const own = earlier.filter((file) => isFromDraft(work, file));
    const others = earlier.filter((file) => !own.includes(file));
    return new Map([
      ...own.map(({ name }) => [name, [{ is: "author" }]] as const),
      ...(await changersOf(host, work, others)),
    ]);
  } catch {
    // The changes are merged all the same.
    return new Map();
  }
}

/** Who has published files since. */
export async function publishedBy(
  { host }: Pick<GitStoreContext, "host">,
  work: Pick<Work, "published">,
  files: readonly EarlierFile[],
): Promise<Changers> {
  return changersOf(host, work, await Promise.all(files.map(versionBefore))).catch(() => new Map());
}

interface Earlier {
  name: string;
  /** The object id of the earlier text; undefined if there was none. */
  before: string | undefined;
}

async function versionBefore({ name, before }: EarlierFile): Promise<Earlier> {
  if (before === undefined) return { name, before };
  return { name, before: await objectIdOf(new TextEncoder().encode(before)) };
}

/** True if the draft has something else than what is published, or had the earlier version itself. */
function isFromDraft({ tree, published, messages }: Work, { name, before }: Earlier): boolean {
  if (tree.get(name) !== published.tree.get(name)) return true;
  return replacedIn(messages).has(versionOf(name, before));
}

async function changersOf(
  host: GitStoreContext["host"],
  { published }: Pick<Work, "published">,
  files: readonly Earlier[],
): Promise<Changers> {
  if (files.length === 0) return new Map();
  const names = files.map(({ name }) => name);
  const changes = await host.fileChanges(published.commit, names);
  return new Map(
    files.map(({ name, before }) => [name, since(before, changes.get(name) ?? [])] as const),
  );
}

/** Everyone who has changed the file since it had this version, each once. */
function since(before: string | undefined, changes: readonly FileChange[]): Changer[] {
  const end = changes.findIndex(({ after }) => after === before);
  // The author may have had a version that was never published. Then only what they did last is theirs for sure.
  if (end === -1 && before !== undefined)
    return changes[0]?.isOwn === true ? [{ is: "author" }] : [];
  const made = end === -1 ? changes : changes.slice(0, end);
  const names = new Set(made.flatMap(({ isOwn, author }) => (isOwn ? [] : author)));
  return [
    ...[...names].filter(Boolean).map((name) => ({ is: "other", name }) as const),
    ...(made.some(({ isOwn }) => isOwn) ? [{ is: "author" } as const] : []),
  ];
}
