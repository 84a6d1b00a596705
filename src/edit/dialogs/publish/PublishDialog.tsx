// The Publish dialog: changes, problems, and where to send them.
import { useState, type ReactElement } from "react";
import { isStandIn, type Diagnostic } from "../../../content/diagnostics/problem.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import type { Location } from "../../model/location.ts";
import { useSession } from "../../screen/use-session.ts";
import type { Destinations } from "../../../store/store.ts";
import { ChangeList } from "./ChangeList.tsx";
import { ProblemList } from "./ProblemList.tsx";
import { changesAsMessage } from "../../operations/changes/changes-as-text.ts";
import { SkippedFiles } from "./SkippedFiles.tsx";
import { OutcomeView } from "./OutcomeView.tsx";
import type { Outcome, Publisher } from "../../session/publisher.ts";
import { PublishForm } from "./PublishForm.tsx";
import { UnusedNewMedia } from "./UnusedNewMedia.tsx";
import { useChanges, type Changes } from "./use-changes.ts";

interface PublishDialogProps {
  publisher: Publisher;
  onLocation: (location: Location) => void;
  onClose: () => void;
}

export function PublishDialog(props: PublishDialogProps): ReactElement {
  const { publisher, onLocation, onClose } = props;
  const { history } = useSession();
  const [included, setIncluded] = useState<readonly string[]>([]);
  const [changes, reload] = useChanges(publisher, included);
  const [outcome, setOutcome] = useState<Outcome>();
  return (
    <Dialog title="Publish" onClose={onClose}>
      {outcome && (
        <OutcomeView
          key={outcome.is === "overtaken" ? outcome.mergedVersion : outcome.is}
          files={history.files}
          outcome={outcome}
          onResolve={(theirs, choices, mergedVersion) => {
            publisher.mergeChosen(theirs, choices, mergedVersion);
            setOutcome({
              is: "overtaken",
              names: theirs.map(({ name }) => name),
              open: [],
              mergedVersion,
            });
            void reload();
          }}
        />
      )}
      {changes.is === "looking" && <p role="status">Comparing with the published site…</p>}
      {changes.is === "unknown" && <p>{changes.reason}</p>}
      {changes.is === "known" && (
        // Hidden rather than removed, so that the summary someone typed isn't lost.
        <div hidden={isEnded(outcome)}>
          <Preparation
            changes={changes}
            included={included}
            onInclude={setIncluded}
            lastDestination={publisher.lastDestination}
            onLocation={onLocation}
            onPublish={async (message, to) => {
              setOutcome(undefined);
              const next = await publisher.publish(message, to, included);
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
  lastDestination: Publisher["lastDestination"];
  onLocation: (location: Location) => void;
  onPublish: Parameters<typeof PublishForm>[0]["onPublish"];
}

function Preparation(props: PreparationProps): ReactElement {
  const { changes, included, onInclude, lastDestination, onPublish } = props;
  const { diagnostics, standIns, unsaved } = useSession();
  const { differences, published, unused } = changes;
  const { destinations, against } = published;
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  const isNothing = differences.length === 0 && !isFirst(destinations);
  // With errors, the check can't tell which files the site uses.
  const canAsk = errors.length === 0 && isOpen(destinations);
  return (
    <>
      {isNothing ? (
        <p>Nothing has changed: this is {against}.</p>
      ) : (
        <ChangesAndProblems {...props} errors={errors} />
      )}
      <SkippedFiles names={published.skippedFiles} />
      <UnusedNewMedia names={canAsk ? unused : []} included={included} onInclude={onInclude} />
      {!isNothing && (
        <PublishForm
          destinations={destinations}
          lastDestination={lastDestination}
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
  props: PreparationProps & { errors: readonly Diagnostic[] },
): ReactElement {
  const { changes, errors, onLocation } = props;
  const { history, diagnostics, standIns } = useSession();
  const { differences, before, published } = changes;
  const { destinations, against } = published;
  const warnings = diagnostics.filter((found) => found.severity === "warning" && !isStandIn(found));
  return (
    <>
      <Obstacle destinations={destinations} />
      <ProblemList
        files={history.files}
        title="Fix before publishing"
        problems={errors}
        onLocation={onLocation}
      />
      <p>
        {differences.length > 0
          ? `These changes will be published. They are compared with ${against}.`
          : `This is ${against}. It hasn't been published yet.`}
      </p>
      <ChangeList before={before} differences={differences} onLocation={onLocation} />
      <ProblemList
        files={history.files}
        title="Could be better"
        problems={warnings}
        onLocation={onLocation}
      />
      <ProblemList
        files={history.files}
        title="Placeholders to replace before going live"
        problems={standIns}
        onLocation={onLocation}
      />
    </>
  );
}

/** Comes first, because nothing else matters if publishing isn't possible. */
function Obstacle({
  destinations: { direct, review },
}: {
  destinations: Destinations;
}): ReactElement | null {
  if (direct.is === "open" || review.is === "open") return null;
  return <p className="obstacle">You can&apos;t publish from here. {direct.reason}</p>;
}

/** The first publish sends the site even if nothing has changed. */
function isFirst({ direct }: Destinations): boolean {
  return direct.is === "open" && direct.isFirst;
}

function isOpen({ direct, review }: Destinations): boolean {
  return direct.is === "open" || review.is === "open";
}
