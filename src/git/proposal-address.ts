// Makes the address of the page where a proposal is opened for review, from the remote's address.
import { parseUrl } from "../content/text/address.ts";

/**
 * @param remote its address in git: `git@github.com:owner/site.git`, `https://gitlab.com/group/site`
 * @param from the branch that was sent
 * @param into the published branch
 * @returns undefined if the host isn't a known one
 */
export function reviewAddress(remote: string, from: string, into: string): string | undefined {
  const address = repositoryOf(remote);
  if (!address) return undefined;
  const { host, path } = address;
  const [branch, target] = [encodeURIComponent(from), encodeURIComponent(into)];
  if (/gitlab/i.test(host)) {
    const asked = `merge_request[source_branch]=${branch}&merge_request[target_branch]=${target}`;
    return `https://${host}/${path}/-/merge_requests/new?${asked}`;
  }
  if (/bitbucket/i.test(host))
    return `https://${host}/${path}/pull-requests/new?source=${branch}&dest=${target}`;
  if (/github/i.test(host)) return `https://${host}/${path}/compare/${target}...${branch}?expand=1`;
  if (/gitea|forgejo|codeberg/i.test(host))
    return `https://${host}/${path}/compare/${target}...${branch}`;
  return undefined;
}

/** Leaves out a user name or password in the address. */
function repositoryOf(remote: string): { host: string; path: string } | undefined {
  const short = /^(?:[^@/:]+@)?([^/:@]+):(?!\/\/)(.+)$/.exec(remote);
  const long = short ? undefined : parseUrl(remote);
  const [host, path] = long ? [long.hostname, long.pathname] : [short?.[1], short?.[2]];
  const name = path
    ?.replace(/^\/+/, "")
    .replace(/\/*$/, "")
    .replace(/\.git$/, "");
  return host && name?.includes("/") ? { host, path: name } : undefined;
}
