// The Git host for a repository at GitHub, straight from the browser to GitHub's API.
import { Refused, type GitHost, type Look, type NewFile, type Person } from "../git-host.ts";
import type { RepositorySetup } from "../setup.ts";
import type { Account } from "../account.ts";
import { removeBranch } from "./branches.ts";
import { commitTo, signatureOf, type State, type TreeFile } from "./commit-to.ts";
import { Connection } from "./connection.ts";
import { loaded } from "./loaded.ts";
import { LatestLooks } from "./latest-looks.ts";
import type { Seen } from "./look.ts";
import { knownPerson, personOf, readViewer } from "./person.ts";
import { readFiles } from "./read-files.ts";
import { t } from "../../words/t.ts";

export interface GitHubSettings {
  repository: RepositorySetup;
  /** The content folder's path in the repository; empty for the top. */
  folder: string;
  account: Account;
}

/** What is known from earlier answers, so that it isn't asked for again. */
interface Known {
  /** Commit -> its files. */
  states: Map<string, State>;
  /** The object ids of media: most have bytes that a text can't have. */
  media: Set<string>;
  /** The object ids of files that were sent for a commit. */
  sent: Set<string>;
}

export function createGitHub({ repository, folder, account }: GitHubSettings): GitHost {
  const connection = new Connection(repository, account);
  const known: Known = { states: new Map(), media: new Set(), sent: new Set() };
  const looks = new LatestLooks(connection, folder);
  const viewer = async () => (looks.viewer ??= await readViewer(connection));

  const look = async (names: readonly string[]): Promise<(Look | undefined)[]> => {
    const seen = await looks.look(names);
    for (const each of seen) if (each) remember(known, each);
    return seen.map((each) => each?.look);
  };

  const forTree = async ({ name, content }: NewFile): Promise<TreeFile> => {
    if (!content || !("bytes" in content)) return { name, content };
    // Only a new picture or document needs it.
    const code = await loaded(import("./blobs.ts"));
    return { name, content: { oid: await code.sendBlob(connection, content.bytes, known.sent) } };
  };

  return {
    site: contentName(connection, folder),
    log: `${connection.addresses.page}/actions`,

    person: async (): Promise<Person> => knownPerson(account) ?? personOf(await viewer()),

    look,

    async compare(into, branch) {
      // Only people who look at a proposal need it.
      const code = await loaded(import("./compare.ts"));
      return code.compare(connection, folder, looks, [into, branch]);
    },

    read: (oids) => readFiles(connection, oids, (oid) => !known.media.has(oid)),

    async commitTo(change) {
      const files = await Promise.all(change.files.map(forTree));
      if (!known.states.has(change.over)) await look([change.over]);
      const over = known.states.get(change.over);
      if (!over) throw new Refused("busy", notReadable);
      const { mail } = connection.addresses;
      const author = account.person && signatureOf(account.person, await viewer(), mail);
      looks.forget(change.branch);
      const made = await commitTo(connection, folder, { ...change, files }, over, author);
      known.states.set(made.commit, made);
      return made.commit;
    },

    async remove(branch, expected) {
      looks.forget(branch);
      if (looks.repositoryId === undefined) await looks.look([branch]);
      await removeBranch(connection, looks.repositoryId ?? "", branch, expected);
      looks.forget(branch);
    },

    async propose(branch, into, message) {
      // Few saves end as a proposal.
      const code = await loaded(import("./propose.ts"));
      return code.propose(connection, branch, into, message);
    },

    // Only people who publish need them.
    rules: async (branch) => (await loaded(import("./rules.ts"))).rulesOf(connection, branch),

    // Only people who look back need these.
    commits: async (branch, before) =>
      (await loaded(import("./history.ts"))).commitsOf(connection, folder, branch, before),

    async fileChanges(commit, names) {
      const code = await loaded(import("./file-changes.ts"));
      const owner = await viewer();
      const { name } = account.person ?? personOf(owner);
      return code.fileChanges(connection, folder, commit, names, { name, login: owner.login });
    },
  };
}

/** A unique name for the content of a folder, such as `github:owner/name/content`. */
function contentName({ addresses, repository }: Connection, folder: string): string {
  const { hostname } = new URL(addresses.page);
  const host = hostname === "github.com" ? "github" : hostname;
  return [`${host}:${repository}`, folder].filter(Boolean).join("/");
}

const notReadable = t`The version that this would change can't be read at GitHub now. Try again in a minute.`;

function remember(known: Known, seen: Seen): void {
  const { look } = seen;
  known.states.set(look.commit, seen);
  for (const [name, oid] of look.tree) if (name.startsWith("media/")) known.media.add(oid);
}
