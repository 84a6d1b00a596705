// Loads the code that prepares media files when the first one is added.
import type { prepareMedia } from "../../media/prepare-media.ts";

/** As `prepareMedia`; refuses the file if the code can't be loaded. */
export const prepareLater: typeof prepareMedia = async (...given) => {
  const code = await import("../../media/prepare-media.ts").catch(() => undefined);
  return code ? code.prepareMedia(...given) : { is: "refused", reason: notLoaded };
};

const notLoaded =
  "A part of the editor can't be loaded. Check your internet connection. If you are online, save and reload the page, then add the file again.";
