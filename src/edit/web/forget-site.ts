// Forgets everything that this browser stores about a site.
import { forgetReminder } from "./ends-soon.ts";
import { forgetInvitation } from "./invitation/remembered-invitation.ts";
import { forgetSignIn } from "./sign-in.ts";
import { forgetEnd } from "./token-end.ts";

const channelOf = (site: string) => new BroadcastChannel(`edit signed out ${site}`);

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
  const channel = channelOf(site);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
  channel.postMessage("signed out");
  channel.close();
  // A browser that stores nothing has nothing to forget.
  await forgetContent().catch(() => undefined);
}

/**
 * Ends the sign-in of this tab when another tab signs out: each tab remembers its own.
 * @param forgetTab removes what else the tab has stored about the site
 */
export function listenForSignOut(site: string, forgetTab: () => void): void {
  channelOf(site).addEventListener("message", () => {
    forgetSignIn(site);
    forgetTab();
    location.reload();
  });
}
