// Lets only one tab edit a site, because two would overwrite each other's drafts.

/**
 * Makes this the tab that edits a site.
 * @param site the site's unique name
 * @returns aborted when another tab takes over
 */
export function takeToThisTab(site: string): AbortSignal {
  const taken = new AbortController();
  const channel = new BroadcastChannel(`edit ${site}`);
  channel.addEventListener("message", () => {
    channel.close();
    taken.abort();
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
  channel.postMessage("taken");
  return taken.signal;
}
