// Loads the code for content folders beside the edited one when it is first needed: few authors have any.
import { loadCode, refusedIfNotLoaded } from "../../media/load-code.ts";
import type { SitesBeside } from "../sites-beside.ts";
import type { GitStoreContext } from "./git-store-context.ts";
import type { GitSitesBeside } from "./sites-beside.ts";

/** Each refuses if the code can't be loaded. */
export function besideLater(context: GitStoreContext): SitesBeside {
  /** One for all, because it remembers what it has added. */
  let sites: GitSitesBeside | undefined;
  const load = async () => {
    const code = await loadCode(() => import("./sites-beside.ts"));
    return (sites ??= new code.GitSitesBeside(context));
  };
  return {
    add: (site) => load().then((loaded) => loaded.add(site), refusedIfNotLoaded),
    open: (folder) => load().then((loaded) => loaded.open(folder), refusedIfNotLoaded),
  };
}
