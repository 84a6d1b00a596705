// Listens for files that are dropped onto the page.
import { useEffect, useEffectEvent } from "react";
import { fileValue } from "../../model/read-json.ts";
import type { Location } from "../../model/location.ts";
import { pictureListAround } from "../../operations/media/picture-list.ts";
import { useEditing } from "../../screen/editing-context.ts";
import { useSession } from "../../screen/use-session.ts";
import { listenToDrops } from "./drop-picture.ts";

/** @param props.page the page in the frame */
export function FileDrops({ page }: { page: Document }): null {
  const session = useSession();
  const { vocabulary } = session;
  const { select } = useEditing();
  const choose = useEffectEvent(select);
  const pictureList = useEffectEvent(({ file, path }: Location) => {
    const found = pictureListAround(
      vocabulary,
      file,
      fileValue(session.state().history.files, file),
      path,
    );
    return found && { file, path: found.path };
  });
  useEffect(() => {
    const controller = new AbortController();
    listenToDrops(page, { choose, pictureList }, controller.signal);
    return () => controller.abort();
  }, [page]);
  return null;
}
