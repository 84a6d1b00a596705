// Lets only one tab edit a site, because two would overwrite each other's drafts.

/**
 * Makes this the tab that edits a site.
 * @param site the site's unique name
 * @returns aborted when another tab takes over; abort it to stop editing here
 */
export function takeToThisTab(site: string): AbortController {
  const taken = new AbortController();
  const channel = new BroadcastChannel(`edit ${site}`);
  channel.addEventListener("message", () => taken.abort());
  taken.signal.addEventListener("abort", () => channel.close());
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
  channel.postMessage("taken");
  return taken;
}
