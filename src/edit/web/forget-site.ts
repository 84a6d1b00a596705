// Forgets everything that this browser stores about a site.
import { forgetReminder } from "./ends-soon.ts";
import { forgetInvitation } from "./invitation/remembered-invitation.ts";
import { forgetSignIn } from "./sign-in.ts";
import { forgetEnd } from "./token-end.ts";

/** By the site: the ones that this tab listens to. */
const channels = new Map<string, BroadcastChannel>();

const newChannel = (site: string) => new BroadcastChannel(`edit signed out ${site}`);

/**
 * Signs out in every tab.
 * @param site the key of the site in the browser's storage
 * @param forgetContent removes drafts and cached content
 */
export async function forgetSite(site: string, forgetContent: () => Promise<void>): Promise<void> {
  forgetSignIn(site);
  forgetInvitation(site);
  forgetReminder(site);
  forgetEnd(site);
  // A channel doesn't get what it sends. A second one in this tab would, and load the page again before everything is
  // deleted.
  const channel = channels.get(site) ?? newChannel(site);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
  channel.postMessage("signed out");
  // A browser that stores nothing has nothing to forget.
  await forgetContent().catch(() => undefined);
}

/**
 * Ends the sign-in of this tab when another tab signs out: each tab remembers its own.
 * @param forgetTab removes what else the tab has stored about the site
 */
export function listenForSignOut(site: string, forgetTab: () => void): void {
  const channel = newChannel(site);
  channels.set(site, channel);
  channel.addEventListener("message", () => {
    forgetSignIn(site);
    forgetTab();
    location.reload();
  });
}
