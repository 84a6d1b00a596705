// Opens the editor of a site in another language in a tab of its own: this one may have unsaved changes.
import type { SitesBeside } from "../../store/sites-beside.ts";
import type { Say } from "./use-announcement.ts";

/** @param folder as site.json names it @param say tells the person why it can't be opened */
export async function openSite(beside: SitesBeside, folder: string, say: Say): Promise<void> {
  // Opened at once: a browser takes a tab that comes later for an advertisement.
  const tab = open("", "_blank");
  const opened = await beside.open(folder);
  if (opened.is === "refused") {
    tab?.close();
    say(opened.reason);
  } else if (tab) tab.location.href = opened.address;
  else location.assign(opened.address);
}
