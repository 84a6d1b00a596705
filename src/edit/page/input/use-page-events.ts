// What each event on the page does to the session and the selection.
import { useEffect, useEffectEvent } from "react";
import { siteFile } from "../../../content/model/input.ts";
import { fileValue } from "../../model/read-json.ts";
import { pictureListAround } from "../../operations/media/picture-list.ts";
import { useEditing } from "../../screen/editing-context.ts";
import { useShortcutHandler } from "../../screen/shortcuts.ts";
import { goToNextCell } from "../../screen/table-keys.ts";
import { useSession } from "../../screen/use-session.ts";
import { focusField } from "../../ui/focus-field.ts";
import { goToRegion } from "../../ui/regions.ts";
import { listenToPage, type PageEvents } from "./listen.ts";
import { useTyping } from "./use-typing.ts";

interface PageEventsOptions extends Pick<PageEvents, "point" | "open" | "close" | "askForFact"> {
  /** Whether the author is choosing a fact to insert. */
  isInserting: boolean;
}

/** @param document the page in the frame, once it is loaded */
export function usePageEvents(document: Document | undefined, options: PageEventsOptions): void {
  const { session } = useSession();
  const { select, say, showPanel } = useEditing();
  const typing = useTyping();
  const handleShortcut = useShortcutHandler();
  const choose = useEffectEvent(select);
  const point = useEffectEvent(options.point);
  const type = useEffectEvent(typing.type);
  const open = useEffectEvent(options.open);
  const close = useEffectEvent(options.close);
  const askForFact = useEffectEvent(options.askForFact);
  const editFact = useEffectEvent<PageEvents["editFact"]>((fact) => {
    select({ file: siteFile, path: ["facts", fact] });
    showPanel(true);
    focusField(["facts", fact]);
  });
  const pictureList = useEffectEvent<PageEvents["pictureList"]>(({ file, path }) => {
    const found = pictureListAround(file, fileValue(session.state().history.files, file), path);
    return found && { file, path: found.path };
  });
  const typeOnFact = useEffectEvent<PageEvents["typeOnFact"]>((fact) =>
    say(`“${fact}” is a fact. Press Enter to go to its field and change it everywhere.`),
  );
  const leaveText = useEffectEvent<PageEvents["leaveText"]>((location) => {
    // A text emptied for a fact must stay until the fact is inserted.
    if (!options.isInserting) typing.leave(location);
  });
  const enter = useEffectEvent<PageEvents["enter"]>((location) =>
    goToNextCell({ session, say }, location),
  );
  const handleKey = useEffectEvent<PageEvents["handleKey"]>((event) => {
    if (!goToRegion(event)) handleShortcut(event);
  });
  useEffect(() => {
    const facts = { askForFact, editFact, typeOnFact };
    const text = { type, open, close, leaveText, enter };
    const handlers = { choose, pictureList, point, ...text, ...facts, handleKey };
    return document && listenToPage(document, handlers);
  }, [document]);
}
