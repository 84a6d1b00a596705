// Loads the published content while a dialog needs it.
import { useEffect, useState } from "react";
import type { Published } from "../../../store/store.ts";
import type { Publisher } from "../../session/publisher.ts";

/** @returns the content, undefined until loaded, and a function that loads it again */
export function usePublished(publisher: Publisher): [Published | undefined, () => Promise<void>] {
  const [published, setPublished] = useState<Published>();
  const reload = async () => setPublished(await publisher.published());
  useEffect(() => {
    let isShown = true;
    void publisher.published().then((answer) => isShown && setPublished(answer));
    return () => {
      isShown = false;
    };
  }, [publisher]);
  return [published, reload];
}
