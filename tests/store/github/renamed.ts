// Redirects requests to a repository's earlier names, as GitHub does:
// https://developer.github.com/changes/2015-04-17-preview-repository-redirects/
import { refuse } from "./rest-shapes.ts";
import type { State } from "./state.ts";

/** The repository's number, which stays the same. */
const byNumber = "/repositories/1";

/** @returns undefined if the address has the current name, or another repository's */
export function redirectFor({ formerNames }: State, method: string, url: URL) {
  const [, repository = "", rest = ""] = /^\/repos\/([^/]+\/[^/]+)(.*)$/.exec(url.pathname) ?? [];
  if (!formerNames.has(repository.toLowerCase())) return undefined;
  const location = url.origin + byNumber + rest + url.search;
  const status = method === "GET" ? 301 : 307;
  return { ...refuse(status, "Moved Permanently"), headers: { Location: location } };
}

/** @returns the same address with the repository's current name */
export function withName({ owner, name }: State, url: URL): URL {
  const path = url.pathname.replace(byNumber, `/repos/${owner}/${name}`);
  return new URL(path + url.search, url.origin);
}
