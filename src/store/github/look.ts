// Reads the state of branches with one request.
import { mostMessages, type Look } from "../git-host.ts";
import { isObjectId } from "../object-id.ts";
import type { Connection } from "./connection.ts";
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

/** As in the fragment below. All fields are missing if the object isn't a commit. */
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

/** How many commits are read to find the latest ones along first parents. */
const history = 40;

const entries = "entries { name mode oid }";

/** The folder at the top has no name that could be asked for. */
const fragmentFor = (folder: string) => `
  fragment look on Commit {
    oid committedDate
    tree { oid ${folder === "" ? entries : ""} }
    ${folder === "" ? "" : `content: file(path: $folder) { object { ... on Tree { ${entries} } } }`}
    media: file(path: $media) { object { ... on Tree { ${entries} } } }
    history(first: ${history}) { nodes { oid message parents(first: 1) { nodes { oid } } } }
  }`;

/** @param names branches or commits */
export async function lookAt(
  connection: Connection,
  folder: string,
  names: readonly string[],
): Promise<Looks> {
  const variables: Record<string, string> = { media: folder === "" ? "media" : `${folder}/media` };
  if (folder !== "") variables["folder"] = folder;
  const fields: string[] = [];
  const types = Object.keys(variables).map((key) => `$${key}: String!`);
  for (const [index, name] of names.entries()) {
    const isCommit = isObjectId(name);
    variables[`n${index}`] = isCommit ? name : `refs/heads/${name}`;
    types.push(`$n${index}: ${isCommit ? "GitObjectID" : "String"}!`);
    fields.push(
      isCommit
        ? `n${index}: object(oid: $n${index}) { ...look }`
        : `n${index}: ref(qualifiedName: $n${index}) { target { ...look } }`,
    );
  }
  const query = `query($owner: String!, $name: String!, ${types.join(", ")}) {
    viewer { login name databaseId }
    repository(owner: $owner, name: $name) { id ${fields.join(" ")} }
  }${fragmentFor(folder)}`;
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
