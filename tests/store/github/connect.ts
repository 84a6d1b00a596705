// Makes the editor's Git host for a fake GitHub.
import type { GitHost, Person } from "../../../src/store/git-host.ts";
import { createGitHub } from "../../../src/store/github/create-github.ts";
import type { RepositorySetup } from "../../../src/store/setup.ts";
import { annasToken, type StandIn } from "./stand-in.ts";

export interface Connected {
  host: GitHost;
  /** How often the host reported that the token isn't accepted. */
  signedOut: () => number;
}

export const repositoryOf = (standIn: StandIn): RepositorySetup => ({
  name: `${standIn.state.owner}/${standIn.state.name}`,
  branch: "main",
  host: "github",
  api: standIn.api,
  signIn: undefined,
});

export interface ConnectOptions {
  token?: string;
  /** Who was invited. */
  person?: Person;
  /** Who the token belongs to, as signing in found out. */
  owner?: Person;
  folder?: string;
  /** The repository's name, if not the current one. */
  name?: string;
}

export function connect(standIn: StandIn, options: ConnectOptions = {}): Connected {
  const { token = annasToken, person, owner, folder = "content" } = options;
  const setup = repositoryOf(standIn);
  const repository = { ...setup, name: options.name ?? setup.name };
  let count = 0;
  const account = { token: () => token, person, owner, signedOut: () => void count++ };
  const host = createGitHub({ repository, folder, account });
  return { host, signedOut: () => count };
}

/** The branch's state, which must exist. */
export async function lookOf(host: GitHost, branch: string) {
  const [look] = await host.look([branch]);
  if (!look) throw new Error(`There is no branch ${branch}.`);
  return look;
}
