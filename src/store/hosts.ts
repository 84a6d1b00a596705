// The kinds of Git hosts that have sites' repositories: how to reach them, and what people read about them.
import type { Account } from "./account.ts";
import type { GitHost, TokenCheck } from "./git-host.ts";
import { addressesOf } from "./github/addresses.ts";
import { checkToken } from "./github/check-token.ts";
import { createGitHub } from "./github/create-github.ts";
import type { RepositorySetup, SignInSetup } from "./setup.ts";
import { t } from "../words/t.ts";

interface HostKind {
  /** What people call it. */
  name: string;
  connect(place: { repository: RepositorySetup; folder: string; account: Account }): GitHost;
  checkToken(repository: RepositorySetup, folder: string, token: string): Promise<TokenCheck>;
  /** The address of the repository's page. */
  pageOf(repository: RepositorySetup): string;
  /** The path of the page where people make a token. */
  tokenPage: string;
  /**
   * What to do on that page, in steps, with the page's own labels between `**`. A link can't choose a repository and its
   * permissions, so words say what to choose.
   * @param tokenName what to call the token, for example after the site
   */
  tokenSteps(repository: RepositorySetup, tokenName: string): readonly string[];
  /** The permission that a token needs for proposals. */
  permissionToPropose: string;
}

const github: HostKind = {
  name: "GitHub",
  connect: createGitHub,
  checkToken,
  pageOf: (repository) => addressesOf(repository).page,
  tokenPage: "/settings/personal-access-tokens/new",
  // https://docs.github.com/authentication/keeping-your-account-and-data-secure/managing-your-personal-access-tokens
  tokenSteps(repository, tokenName) {
    const { owner, name } = addressesOf(repository);
    return [
      t`**Token name:** ${tokenName}, or any name that you’ll recognize.`,
      t`**Expiration:** choose Custom and a day about a year from now. The editor reminds you in time.`,
      t`**Resource owner:** ${owner}`,
      t`**Repository access:** Only select repositories, and there ${name}.`,
      t`**Permissions:** add Contents and Pull requests, and set both to Read and write.`,
      t`Select **Generate token**, copy the token, and paste it here.`,
    ];
  },
  permissionToPropose: "Pull requests: Read and write",
};

const hosts = { github } satisfies Record<RepositorySetup["host"], HostKind>;

/** The kind of host that has a repository. */
export const hostOf = ({ host }: RepositorySetup): HostKind => hosts[host];

/** Services that people sign in at, by the domain of their page; they needn't be the host of the repository. */
const services: Readonly<Record<string, string>> = {
  "github.com": "GitHub",
  "gitlab.com": "GitLab",
};

/** What to call a service that people sign in at. */
export function serviceName({ authorize }: SignInSetup): string {
  const { host } = new URL(authorize);
  return services[host] ?? host;
}
