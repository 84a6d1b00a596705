// Reads the state of branches with one request.
import { mostMessages, type Look } from "../git-host.ts";
import type { Connection } from "./connection.ts";
import { lookQuery } from "./look-query.ts";
import { sortOut, type Entry, type Modes } from "./kinds.ts";

/** What is known from a look besides its result. */
export interface Seen {
  look: Look;
  /** The object id of the whole repository's tree. */
  root: string;
  modes: Modes;
  /** The latest commits that it contains, itself among them. */
  commits: ReadonlySet<string>;
}

export interface Viewer {
  login: string;
  name: string | null;
  databaseId: number | null;
}

export interface Looks {
  viewer: Viewer;
  repositoryId: string;
  seen: readonly (Seen | undefined)[];
}

interface Listed {
  name: string;
  mode: number;
  oid: string;
}

interface Folder {
  object: { entries?: readonly Listed[] } | null;
}

/** As in the fragment of the query. All fields are missing if the object isn't a commit. */
interface BranchLook {
  oid?: string;
  committedDate: string;
  tree: { oid: string; entries?: readonly Listed[] };
  content?: Folder | null;
  media: Folder | null;
  history: { nodes: readonly HistoryCommit[] };
}

export interface HistoryCommit {
  oid: string;
  message: string;
  parents: { nodes: readonly { oid: string }[] };
}

interface LooksAnswer {
  viewer: Viewer;
  repository: Record<string, BranchLook | { target: BranchLook } | null> & { id: string };
}

/** @param names branches or commits */
export async function lookAt(
  connection: Connection,
  folder: string,
  names: readonly string[],
): Promise<Looks> {
  const { query, variables } = lookQuery(folder, names);
  const { viewer, repository } = await connection.query<LooksAnswer>(query, variables);
  const seen = names.map((_, index) => {
    const found = repository[`n${index}`];
    if (!found) return undefined;
    const commit = "target" in found ? found.target : found;
    return commit.oid === undefined ? undefined : seenIn(commit, commit.oid);
  });
  return { viewer, repositoryId: repository.id, seen };
}

function seenIn(commit: BranchLook, oid: string): Seen {
  const top = commit.content === undefined ? commit.tree : commit.content?.object;
  const { modes, ...content } = sortOut([
    ...(top?.entries ?? []).map((each) => entryOf(each, "")),
    ...(commit.media?.object?.entries ?? []).map((each) => entryOf(each, "media/")),
  ]);
  const messages = alongFirstParents(commit.history.nodes, oid).map(({ message }) => message);
  const date = commit.committedDate;
  const commits = new Set(commit.history.nodes.map((each) => each.oid));
  const look = { commit: oid, date, messages, ...content };
  return { look, root: commit.tree.oid, modes, commits };
}

/** @param folder what its path begins with */
function entryOf({ name, mode, oid }: Listed, folder: string): Entry {
  return { name: folder + name, mode: mode.toString(8).padStart(6, "0"), oid };
}

/** The commits from this one on, the latest first. Merged commits are between them in the answer. */
export function alongFirstParents(
  commits: readonly HistoryCommit[],
  from: string,
): readonly HistoryCommit[] {
  const byOid = new Map(commits.map((commit) => [commit.oid, commit]));
  const found: HistoryCommit[] = [];
  let at = byOid.get(from);
  while (at && found.length < mostMessages) {
    found.push(at);
    at = byOid.get(at.parents.nodes[0]?.oid ?? "");
  }
  return found;
}
