// One tab at a time: of two that edit the same site, each would write over what the other keeps.

/**
 * Takes the editing of a site to this tab.
 * @param site by what no other content is called
 * @returns aborted once another tab takes it
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
