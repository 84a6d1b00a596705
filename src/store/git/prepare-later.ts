// Loads the code that prepares media files when the first one is added.
import { loadCode, refusedIfNotLoaded } from "../../media/load-code.ts";
import type { prepareMedia } from "../../media/prepare-media.ts";

/** As `prepareMedia`; refuses the file if the code can't be loaded. */
export const prepareLater: typeof prepareMedia = async (...given) => {
  try {
    const code = await loadCode(() => import("../../media/prepare-media.ts"));
    return await code.prepareMedia(...given);
  } catch (error) {
    return refusedIfNotLoaded(error);
  }
};
