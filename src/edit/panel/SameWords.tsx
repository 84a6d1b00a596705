// Finds other texts that still have the old wording after an edit, and offers to update them.
import { useEffect, useEffectEvent, useMemo, type ReactElement } from "react";
import type { Path } from "../../content/model/path.ts";
import { counted } from "../../words/counted.ts";
import { useEditing } from "../screen/editing-context.ts";
import { locationKey, locationFromKey } from "../model/location.ts";
import { LocationList } from "../screen/LocationList.tsx";
import { sameWords, replaceSameWords } from "../operations/same-words.ts";
import { usePanel } from "../screen/panel-context.ts";
import { controlIn } from "../ui/focus-field.ts";
import { scrollPanelTo } from "../ui/scroll-panel.ts";
import { useIdleValue } from "../ui/use-idle-value.ts";
import { useIdleFiles } from "../screen/use-idle-files.ts";
import { useSession } from "../screen/use-session.ts";
import { t } from "../../words/t.ts";

/** In milliseconds: how long typing must pause before the result is announced. */
const announcePause = 1500;

export function SameWords({ path }: { path: Path }): ReactElement | null {
  const session = useSession();
  const { vocabulary } = session;
  const { file, open } = usePanel();
  const { say } = useEditing();
  const files = useIdleFiles();
  const location = locationKey({ file, path });
  const oldTexts = useMemo(
    () => sameWords(vocabulary, session.earlierFiles, files, locationFromKey(location)),
    [vocabulary, session, files, location],
  );
  const locations = counted(oldTexts.length, "other place");
  const message = locations && t`The old text is still in ${locations}.`;
  useAnnounceWhenIdle(message, say);
  if (oldTexts.length === 0) return null;
  return (
    <section ref={bringIntoSight} className="same-words" aria-label={t`Old text elsewhere`}>
      <p>{message}</p>
      <LocationList files={files} locations={oldTexts} onSelect={open} />
      <button
        type="button"
        onClick={({ currentTarget }) => {
          // The button disappears after the click.
          const field = currentTarget.closest(".field");
          if (field) controlIn(field)?.focus();
          const now = session.state().history.files;
          session.apply(
            replaceSameWords(
              vocabulary,
              now,
              sameWords(vocabulary, session.earlierFiles, now, { file, path }),
            ),
          );
          say(t`Also changed in ${locations}.`);
        }}
      >{t`Change it there too`}</button>
    </section>
  );
}

/** Called when it is first drawn. */
function bringIntoSight(element: HTMLElement | null): void {
  if (element) scrollPanelTo(element);
}

/** Announces once typing has paused. */
function useAnnounceWhenIdle(words: string, say: (words: string) => void): void {
  const idle = useIdleValue(words, announcePause);
  const announce = useEffectEvent(say);
  useEffect(() => {
    if (idle !== "") announce(idle);
  }, [idle]);
}
