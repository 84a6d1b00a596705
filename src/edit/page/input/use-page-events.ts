// What each event on the page does to the session and the selection.
import { useEffect, useEffectEvent } from "react";
import { useEditing } from "../../screen/editing-context.ts";
import { useShortcutHandler } from "../../screen/shortcuts.ts";
import { useSession } from "../../screen/use-session.ts";
import { laterPart } from "../../ui/later-part.ts";
import { goToRegion } from "../../ui/regions.ts";
import { listenToPage, type PageEvents } from "./listen.ts";
import type { FactEvents } from "./listen-to-facts.ts";
import { useTyping } from "./use-typing.ts";

const tableKeys = laterPart(() => import("../../screen/table-keys.ts"));

interface PageEventsOptions extends Pick<PageEvents, "point" | "open" | "close" | "askForFact"> {
  /** What typing in a fact does. */
  facts: FactEvents;
  /** Whether the author is choosing a fact to insert. */
  isInserting: boolean;
}

/** @param document the page in the frame, once it is loaded */
export function usePageEvents(document: Document | undefined, options: PageEventsOptions): void {
  const session = useSession();
  const { select, say } = useEditing();
  const typing = useTyping();
  const handleShortcut = useShortcutHandler();
  const choose = useEffectEvent(select);
  const point = useEffectEvent(options.point);
  const type = useEffectEvent(typing.type);
  const open = useEffectEvent(options.open);
  const close = useEffectEvent(options.close);
  const askForFact = useEffectEvent(options.askForFact);
  const enterFact = useEffectEvent(options.facts.enterFact);
  const typeFact = useEffectEvent(options.facts.typeFact);
  const leaveFact = useEffectEvent(options.facts.leaveFact);
  const removeFact = useEffectEvent(options.facts.removeFact);
  const undoEmptied = useEffectEvent(options.facts.undoEmptied);
  const leaveText = useEffectEvent<PageEvents["leaveText"]>((location, next) => {
    // A text emptied for a fact must stay until the fact is inserted.
    if (!options.isInserting) typing.leave(location, next);
  });
  const enter = useEffectEvent<PageEvents["enter"]>((location) => {
    const by = { session, say };
    const code = tableKeys.loaded();
    // At once if it can be: what is typed next is for the next cell.
    if (code) code.goToNextCell(by, location);
    else void tableKeys.load().then((loaded) => loaded?.goToNextCell(by, location));
  });
  const handleKey = useEffectEvent<PageEvents["handleKey"]>((event) => {
    if (!goToRegion(event)) handleShortcut(event);
  });
  useEffect(() => {
    const facts = { askForFact, enterFact, typeFact, leaveFact, removeFact, undoEmptied };
    const text = { type, open, close, leaveText, enter };
    const handlers = { choose, point, ...text, ...facts, handleKey };
    return document && listenToPage(document, handlers);
  }, [document]);
}
