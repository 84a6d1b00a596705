// Fills in what site.json may leave out about its repository.
import type * as schema from "../model/schema.gen.ts";
import type { Repository } from "../model/site.ts";

/** https://docs.github.com/en/rest/about-the-rest-api */
const githubApi = "https://api.github.com";

/** @param code `github:owner/name`; without it, there are no settings either */
export function repositoryOf(
  code: string | undefined,
  settings: schema.Site["repositorySettings"] = {},
): Repository | undefined {
  if (code === undefined) return undefined;
  const { branch = "main", api = githubApi, signIn } = settings;
  return { host: "github", name: code.replace(/^github:/, ""), branch, api, signIn };
}
