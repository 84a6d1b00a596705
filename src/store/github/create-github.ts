// The Git host for a repository at GitHub, straight from the browser to GitHub's API.
import { Refused, type GitHost, type Person } from "../git-host.ts";
import type { RepositorySetup } from "../setup.ts";
import type { Account } from "./account.ts";
import { base64Of } from "./base64.ts";
import { removeBranch } from "./branches.ts";
import { commitTo, rootOf, signatureOf } from "./commit-to.ts";
import { Connection } from "./connection.ts";
import { commitsOf } from "./history.ts";
import { LatestLooks } from "./latest-looks.ts";
import type { Seen } from "./look.ts";
import { objectIdOf } from "../object-id.ts";
import { asInvited, personOf, readViewer } from "./person.ts";
import { propose } from "./propose.ts";
import { readFiles } from "./read-files.ts";
import { rulesOf } from "./rules.ts";

export interface GitHubSettings {
  repository: RepositorySetup;
  /** The content folder's path in the repository; empty for the top. */
  folder: string;
  account: Account;
}

/** What is known from earlier answers, so that it isn't asked for again. */
interface Known {
  /** Commit -> tree of the whole repository. */
  roots: Map<string, string>;
  /** The object ids of media: most have bytes that a text can't have. */
  media: Set<string>;
}

export function createGitHub({ repository, folder, account }: GitHubSettings): GitHost {
  const connection = new Connection(repository, account);
  const known: Known = { roots: new Map(), media: new Set() };
  const looks = new LatestLooks(connection, folder);
  const { hostname } = new URL(connection.addresses.page);
  const host = hostname === "github.com" ? "github" : hostname;
  const viewer = async () => (looks.viewer ??= await readViewer(connection));

  return {
    site: [`${host}:${repository.name}`, folder].filter(Boolean).join("/"),
    log: `${connection.addresses.page}/actions`,

    person: async (): Promise<Person> =>
      account.person ? asInvited(account.person) : (account.owner ?? personOf(await viewer())),

    async look(names) {
      const seen = await looks.look(names);
      for (const each of seen) if (each) remember(known, each);
      return seen.map((each) => each?.look);
    },

    read: (oids) => readFiles(connection, oids, (oid) => !known.media.has(oid)),

    async keep(content) {
      const body = { content: base64Of(content), encoding: "base64" };
      const request = { method: "POST", path: "/git/blobs", body } as const;
      const { sha } = await connection.json<{ sha: string }>(request);
      if (sha === (await objectIdOf(content))) return sha;
      throw new Refused("other", "The file arrived damaged at GitHub. Try again.");
    },

    async commitTo(change) {
      const root = known.roots.get(change.over) ?? (await rootOf(connection, change.over));
      const { mail } = connection.addresses;
      const author = account.person && signatureOf(account.person, await viewer(), mail);
      looks.forget(change.branch);
      const made = await commitTo(connection, folder, change, root, author);
      known.roots.set(made.commit, made.root);
      return made.commit;
    },

    async remove(branch, expected) {
      looks.forget(branch);
      if (looks.repositoryId === undefined) await looks.look([branch]);
      await removeBranch(connection, looks.repositoryId ?? "", branch, expected);
      looks.forget(branch);
    },

    propose: (branch, into, message) => propose(connection, branch, into, message),
    rules: (branch) => rulesOf(connection, branch),
    commits: (branch, before) => commitsOf(connection, folder, branch, before),
  };
}

function remember(known: Known, { look, root }: Seen): void {
  known.roots.set(look.commit, root);
  for (const [name, oid] of look.tree) if (name.startsWith("media/")) known.media.add(oid);
}
