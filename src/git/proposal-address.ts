// Where a branch of its own is put before whoever approves, by the address of the remote that it was sent to.
import { parseUrl } from "../content/text/address.ts";

/**
 * @param remote as git knows it: `git@github.com:owner/site.git`, `https://gitlab.com/group/site`
 * @param from the branch that was sent
 * @param into the branch that is published
 * @returns undefined where the remote isn't of a kind that is known
 */
export function reviewAddress(remote: string, from: string, into: string): string | undefined {
  const place = placeOf(remote);
  if (!place) return undefined;
  const { host, path } = place;
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

/** Never with the name or password that an address may hold. */
function placeOf(remote: string): { host: string; path: string } | undefined {
  const short = /^(?:[^@/:]+@)?([^/:@]+):(?!\/\/)(.+)$/.exec(remote);
  const long = short ? undefined : parseUrl(remote);
  const [host, path] = long ? [long.hostname, long.pathname] : [short?.[1], short?.[2]];
  const name = path
    ?.replace(/^\/+/, "")
    .replace(/\/*$/, "")
    .replace(/\.git$/, "");
  return host && name?.includes("/") ? { host, path: name } : undefined;
}
