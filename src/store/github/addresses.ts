// The addresses of a repository at GitHub or at a company's own GitHub Enterprise.
import type { RepositorySetup } from "../setup.ts";

export interface Addresses {
  /** Such as `https://api.github.com/repos/owner/name`. */
  rest: string;
  graphQl: string;
  /** The repository's page. */
  page: string;
  /** What comes after the @ of email addresses that GitHub gives to people who keep theirs private. */
  mail: string;
  owner: string;
  name: string;
}

/**
 * GitHub Enterprise Server has its API below `/api/v3` and `/api/graphql`, all others on a host called `api`.
 * https://docs.github.com/en/enterprise-server@latest/graphql/guides/forming-calls-with-graphql
 */
export function addressesOf({ api, name: repository }: RepositorySetup): Addresses {
  const [owner = "", name = ""] = repository.split("/");
  const web = api.replace(/\/api\/v3$/, "").replace("//api.", "//");
  const graphQl = api.endsWith("/api/v3") ? `${web}/api/graphql` : `${api}/graphql`;
  const mail = `users.noreply.${new URL(web).hostname}`;
  return {
    rest: `${api}/repos/${owner}/${name}`,
    graphQl,
    page: `${web}/${owner}/${name}`,
    mail,
    owner,
    name,
  };
}

/** A branch as addresses have it: with all of its name, a tag or a stranger's pull request can't be taken for it. */
export const refOf = (branch: string): string =>
  `refs/heads/${branch.split("/").map(encodeURIComponent).join("/")}`;
