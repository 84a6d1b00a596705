// The Publish dialog: changes, problems, and where to send them.
import { useEffect, useRef, useState, type ReactElement } from "react";
import type { Diagnostic } from "../../../content/diagnostics/problem.ts";
import { isStandIn } from "../../../content/diagnostics/stand-in.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import type { Location } from "../../model/location.ts";
import { useFiles, useSession, useSessionState } from "../../screen/use-session.ts";
import type { Destinations, Publishing } from "../../../store/store.ts";
import { ChangeList } from "../changes/ChangeList.tsx";
import { placeholdersTitle, ProblemList } from "../../screen/ProblemList.tsx";
import { changesAsMessage } from "../../operations/changes/changes-as-text.ts";
import { SkippedFiles } from "./SkippedFiles.tsx";
import { NotCompared } from "./NotCompared.tsx";
import { outcomeMessage } from "./outcome-message.ts";
import { OutcomeView } from "./OutcomeView.tsx";
import type { Outcome, Publisher } from "../../session/publisher.ts";
import { DownloadChanges } from "../../screen/DownloadChanges.tsx";
import { canPublish, initialDestination, isFirstPublish } from "./open-destinations.ts";
import { PublishForm } from "./PublishForm.tsx";
import { publishNames } from "./publish-names.ts";
import { forgetUnfinished, useUnfinished } from "./unfinished-publishing.ts";
import { UnusedNewMedia } from "./UnusedNewMedia.tsx";
import { useChanges, type Changes } from "./use-changes.ts";
import { looks } from "../../ui/message-looks.ts";
import { t } from "../../../words/t.ts";

interface PublishDialogProps {
  publisher: Publisher;
  onLocation: (location: Location) => void;
  onClose: () => void;
}

export function PublishDialog(props: PublishDialogProps): ReactElement {
  const { publisher, onLocation, onClose } = props;
  const files = useFiles();
  const session = useSession();
  const isOpen = useIsOpen();
  const [included, setIncluded] = useState<readonly string[]>([]);
  const [changes, reload] = useChanges(publisher, included);
  const [outcome, setOutcome] = useState<Outcome>();
  return (
    <Dialog title={publishNames[publisher.savesTo]} onClose={onClose}>
      {outcome && (
        <OutcomeView
          key={outcome.is === "overtaken" ? outcome.mergedVersion : outcome.is}
          files={files}
          outcome={outcome}
          live={publisher.live}
          onLeave={onClose}
          onResolve={async (...chosen) => {
            const next = await publisher.mergeChosen(...chosen);
            await reload();
            setOutcome(next);
          }}
        />
      )}
      {changes.is === "looking" && <p role="status">{t`Comparing with the published site…`}</p>}
      {changes.is === "unknown" && (
        <NotCompared reason={changes.reason} publisher={publisher} onAgain={reload} />
      )}
      {changes.is === "known" && (
        // Hidden rather than removed, so that the summary someone typed isn't lost.
        <div hidden={isEnded(outcome)}>
          <Preparation
            changes={changes}
            included={included}
            onInclude={setIncluded}
            publisher={publisher}
            onLocation={onLocation}
            onPublish={async (message, to) => {
              setOutcome(undefined);
              const next = await publisher.publish(message, to, included);
              if (next.is === "published") forgetUnfinished(publisher);
              if (!isOpen.current) {
                const became = outcomeMessage(next, publisher.live !== undefined);
                return became && session.announce(became);
              }
              // Loaded before the result is shown, so that others' changes aren't listed as the person's own.
              await reload();
              setOutcome(next);
            }}
          />
        </div>
      )}
    </Dialog>
  );
}

/** Whether the dialog is still there, for what ends later. */
function useIsOpen(): { readonly current: boolean } {
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return isOpen;
}

/** Whether it is published, or conflicts must be resolved first. */
function isEnded(outcome: Outcome | undefined): boolean {
  if (outcome?.is === "overtaken") return outcome.open.length > 0;
  return outcome?.is === "published" || outcome?.is === "nothing";
}

interface PreparationProps {
  changes: Extract<Changes, { is: "known" }>;
  /** New media files to publish although the site doesn't use them. */
  included: readonly string[];
  onInclude: (included: readonly string[]) => void;
  publisher: Publisher;
  onLocation: (location: Location) => void;
  onPublish: Parameters<typeof PublishForm>[0]["onPublish"];
}

function Preparation(props: PreparationProps): ReactElement {
  const { changes, included, onInclude, publisher, onPublish } = props;
  const diagnostics = useSessionState((state) => state.diagnostics);
  const standIns = useSessionState((state) => state.standIns);
  const unsaved = useSessionState((state) => state.unsaved);
  const isWhole = useSessionState((state) => state.isWhole);
  const { differences, published, unused } = changes;
  const { destinations, against } = published;
  const [chosen, setChosen] = useUnfinished(publisher, "destination");
  const [last] = useState(() => publisher.sent.state());
  const is = initialDestination(destinations, chosen ?? last);
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  const isNothing = differences.length === 0 && !isFirstPublish(destinations);
  // With errors, the check can't tell which files the site uses.
  const canAsk = errors.length === 0 && canPublish(destinations);
  if (!isWhole) return <p role="status">{t`Looking for problems …`}</p>;
  return (
    <>
      {isNothing ? (
        <p>{t`Nothing has changed: this is ${against}.`}</p>
      ) : (
        <ChangesAndProblems {...props} errors={errors} to={is} />
      )}
      <SkippedFiles names={published.skippedFiles} />
      <UnusedNewMedia names={canAsk ? unused : []} included={included} onInclude={onInclude} />
      {!isNothing && !canPublish(destinations) && <DownloadChanges publisher={publisher} />}
      {!isNothing && (
        <PublishForm
          publisher={publisher}
          destinations={destinations}
          is={is}
          onChoose={setChosen}
          suggested={changesAsMessage(differences)}
          errors={errors.length}
          standIns={standIns.length}
          isSaved={unsaved.length === 0}
          onPublish={onPublish}
        />
      )}
    </>
  );
}

function ChangesAndProblems(
  props: PreparationProps & { errors: readonly Diagnostic[]; to: Publishing["to"]["is"] },
): ReactElement {
  const { changes, errors, to, publisher, onLocation } = props;
  const files = useFiles();
  const diagnostics = useSessionState((state) => state.diagnostics);
  const standIns = useSessionState((state) => state.standIns);
  const { differences, before, published } = changes;
  const { destinations, against } = published;
  const warnings = diagnostics.filter((found) => found.severity === "warning" && !isStandIn(found));
  return (
    <>
      <Obstacle destinations={destinations} canPack={publisher.canPack} />
      <ProblemList
        files={files}
        title={t`Fix before publishing`}
        problems={errors}
        onLocation={onLocation}
      />
      <ProblemList
        files={files}
        title={placeholdersTitle}
        problems={standIns}
        onLocation={onLocation}
      />
      <p>
        {differences.length > 0
          ? `${introduction(destinations, to)} ${t`They are compared with ${against}.`}`
          : t`This is ${against}. It hasn't been published yet.`}
      </p>
      <ChangeList before={before} differences={differences} onLocation={onLocation} />
      <ProblemList
        files={files}
        title={t`Could be better`}
        problems={warnings}
        onLocation={onLocation}
      />
    </>
  );
}

function introduction(destinations: Destinations, to: Publishing["to"]["is"]): string {
  if (!canPublish(destinations)) return t`These are your changes.`;
  return to === "direct"
    ? t`These changes will be published.`
    : t`These changes will be sent as a proposal.`;
}

/** Comes first, because nothing else matters if publishing isn't possible. */
function Obstacle(props: { destinations: Destinations; canPack: boolean }): ReactElement | null {
  const { direct, review } = props.destinations;
  if (direct.is === "open" || review.is === "open") return null;
  if (props.canPack) return <p>{direct.reason}</p>;
  return <p {...looks.failure}>{t`You can't publish from here. ${direct.reason}`}</p>;
}
