// Asks for what the editor begins with while its code arrives, which takes longer than the answers on a slow line. It
// says nothing: what it can't get is asked for again.
import { browserCache } from "../../store/git/browser-cache.ts";
import { fetchAhead } from "../../store/fetch-in-time.ts";
import { lookAheadAt } from "../../store/hosts-ahead.ts";
import { Account } from "./account.ts";
import { readSetup } from "./read-setup.ts";
import { rememberedSignIn } from "./sign-in.ts";
import { requestFor, siteFile, unchanging } from "./site-file.ts";
import { siteKey } from "./site-key.ts";

/** Asks nothing if nobody is signed in, or if the page was opened by a link to something else than the site. */
export function askAhead(): void {
  const page = document.getElementById("edit");
  if (!page || location.hash !== "") return;
  const setup = readSetup(page);
  const { repository, folder, icons } = setup;
  const site = siteKey(setup);
  const signIn = rememberedSignIn(site);
  if (!repository || !signIn) return;
  lookAheadAt(repository)(repository, folder, new Account(site, signIn));
  fetchAhead(...requestFor(siteFile.built));
  fetchAhead(...requestFor(unchanging(icons)));
  browserCache()
    .isEmpty()
    .catch(() => true)
    .then((isFirst) => isFirst && fetchAhead(...requestFor(siteFile.texts)));
}
