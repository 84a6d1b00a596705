// The list of what a new site still needs: few sites are new, and the editor of one that is waits for it.
import { loadedLater } from "../../ui/loaded-later.tsx";

export const NewSite = loadedLater(async () => (await import("./NewSite.tsx")).NewSite);
