// What visitors see, as long as something shows it.
import { useEffect, useState } from "react";
import type { Published } from "../../../store/store.ts";
import type { Publisher } from "../../session/publisher.ts";

/** @returns undefined until it is known; and what looks again */
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
