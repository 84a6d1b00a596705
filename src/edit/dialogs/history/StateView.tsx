// Shows what has changed since an earlier published state, and brings it back whole or by the change.
import type { ReactElement } from "react";
import { siteFile } from "../../../content/model/input.ts";
import type { PublishedState } from "../../../store/store.ts";
import type { Location } from "../../model/location.ts";
import { keepInMenu } from "../../operations/changes/keep-in-menu.ts";
import { useSession } from "../../screen/use-session.ts";
import type { EarlierStates, Publisher } from "../../session/publisher.ts";
import { ChangeList } from "../changes/ChangeList.tsx";
import { bringBackWords } from "../changes/revert-words.ts";
import { BringBackEverything } from "./BringBackEverything.tsx";
import { restoreMedia } from "./restore-media.ts";
import { dayOf, moreOf, subjectOf, timeOf } from "./state-name.ts";
import { useEarlierContent } from "./use-earlier-content.ts";
import { t } from "../../../words/t.ts";

interface StateViewProps {
  publisher: Publisher;
  earlier: EarlierStates;
  state: PublishedState;
  /** What was published before this state, if this is the latest. */
  beforeLatest: PublishedState | undefined;
  onLocation: (location: Location) => void;
  onOpen: (state: PublishedState) => void;
  onBack: () => void;
}

export function StateView(props: StateViewProps): ReactElement {
  const { state, beforeLatest, onOpen, onBack } = props;
  const more = moreOf(state);
  return (
    <>
      <button type="button" onClick={onBack}>{t`All versions`}</button>
      <h3 className="state-name">
        {nameOf(state)} <small>{state.author}</small>
      </h3>
      <p className="state-message quiet">{subjectOf(state)}</p>
      {more !== "" && (
        <details className="state-message quiet">
          <summary>{t`Show the whole summary`}</summary>
          {more}
        </details>
      )}
      {beforeLatest && (
        <p>
          {t`This version was published last. To undo what it changed, bring back the version before it.`}{" "}
          <button
            type="button"
            onClick={() => onOpen(beforeLatest)}
          >{t`Open the version before`}</button>
        </p>
      )}
      <SinceThen {...props} />
    </>
  );
}

function nameOf(state: PublishedState): string {
  return `${dayOf(state)}, ${timeOf(state)}`;
}

function SinceThen({ publisher, earlier, state, onLocation }: StateViewProps): ReactElement {
  const session = useSession();
  const content = useEarlierContent(earlier, state.version);
  if (content.is === "looking") return <p role="status">{t`Comparing with this version…`}</p>;
  if (content.is === "unknown") return <p>{content.reason}</p>;
  const { before, differences, missing, replaced } = content;
  const restore = (names: readonly string[]) => restoreMedia(session, state.version, names);
  const canBringBack = differences.length > 0;
  return (
    <>
      <p>
        {canBringBack
          ? t`These are the changes since then. Visitors see nothing of what you bring back until you publish.`
          : t`Nothing has changed since then.`}
      </p>
      <ChangeList
        before={before}
        words={bringBackWords}
        {...(publisher.canRestoreMedia && { media: { missing, replaced, restore } })}
        differences={differences}
        onLocation={onLocation}
      >
        {({ revertEverything }) =>
          canBringBack && (
            <BringBackEverything
              differences={differences}
              onBringBack={(chosen, kept) => {
                const hasSite = chosen.some(({ file }) => file === siteFile);
                const { files } = session.state().history;
                const more = hasSite ? keepInMenu(kept, before, files) : [];
                revertEverything(chosen, t`the site of ${nameOf(state)}`, more);
              }}
            />
          )
        }
      </ChangeList>
    </>
  );
}
