// Says what to do about a part of the editor that couldn't be loaded, and tries again when the connection is back.
import { useEffect, useEffectEvent } from "react";
import { notLoaded } from "../../media/load-code.ts";
import { isPartMissing, listenToParts, loadTheRest } from "../ui/later-part.ts";
import type { Message } from "../model/message.ts";
import type { Say } from "./use-announcement.ts";
import { t } from "../../words/t.ts";

export { notLoaded };

const wasUpdated = t`The editor was updated. Save, then reload.`;

/**
 * Loads what isn't needed to begin, as soon as the editor is on the screen.
 * @param announced the current announcement
 */
export function useLaterParts(announced: Message | undefined, say: Say): void {
  const sayWhy = useEffectEvent(async () => {
    const isNew = await isUpdated();
    // It may have been loaded by then.
    if (!isPartMissing()) return;
    if (isNew) say(wasUpdated, "failure");
    else say(notLoaded, "failure", "part not loaded");
  });
  const clear = useEffectEvent(() => {
    if (announced?.id === "part not loaded" && !isPartMissing()) say("");
  });
  useEffect(() => {
    // Many parts are in one script, and fail together: whatever fails while it is asked why is asked for once more.
    let asking: Promise<void> | undefined;
    let isDue = false;
    const ask = async () => {
      do {
        isDue = false;
        await sayWhy();
      } while (isDue);
      asking = undefined;
    };
    const stop = listenToParts((outcome) => {
      if (outcome === "loaded") return clear();
      isDue = true;
      asking ??= ask();
    });
    addEventListener("online", loadTheRest);
    void loadTheRest();
    return () => {
      stop();
      removeEventListener("online", loadTheRest);
    };
  }, []);
}

/** Whether the site has another version of the editor by now, without the parts of this one. */
async function isUpdated(): Promise<boolean> {
  const script = document.querySelector("script[src]")?.getAttribute("src");
  try {
    const page = await fetch(location.pathname, {
      cache: "no-cache",
      signal: AbortSignal.timeout(5000),
    });
    return page.ok && typeof script === "string" && !(await page.text()).includes(script);
  } catch {
    return false;
  }
}
