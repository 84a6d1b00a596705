// The What changed dialog: review changes since the last publish, undo them, and copy them as a list.
import type { ReactElement } from "react";
import { Dialog } from "../../ui/Dialog.tsx";
import type { Location } from "../../model/location.ts";
import { useSessionState } from "../../screen/use-session.ts";
import type { Diagnostic } from "../../../content/diagnostics/problem.ts";
import { CopyButton } from "../../ui/CopyButton.tsx";
import { ChangeList } from "../changes/ChangeList.tsx";
import { changesAsList } from "../../operations/changes/changes-as-text.ts";
import { DownloadChanges } from "../../screen/DownloadChanges.tsx";
import { canPublish } from "./open-destinations.ts";
import { NotCompared } from "./NotCompared.tsx";
import { SkippedFiles } from "./SkippedFiles.tsx";
import type { Publisher } from "../../session/publisher.ts";
import { useChanges, type Changes } from "./use-changes.ts";
import { t } from "../../../words/t.ts";
import { allOf } from "../../../words/formats.ts";

interface ChangesDialogProps {
  publisher: Publisher;
  onLocation: (location: Location) => void;
  onClose: () => void;
}

export function ChangesDialog({
  publisher,
  onLocation,
  onClose,
}: ChangesDialogProps): ReactElement {
  const diagnostics = useSessionState((state) => state.diagnostics);
  const [changes, reload] = useChanges(publisher);
  return (
    <Dialog title={t`What changed`} onClose={onClose}>
      {changes.is === "looking" && <p role="status">{t`Comparing with the published site…`}</p>}
      {changes.is === "unknown" && (
        <NotCompared reason={changes.reason} publisher={publisher} onAgain={reload} />
      )}
      {isClosed(changes) && <DownloadChanges publisher={publisher} />}
      {changes.is === "known" && (
        <>
          <p>{t`Compared with ${changes.published.against}. Unsaved changes are included.`}</p>
          {changes.differences.length === 0 ? (
            <p>{t`Nothing has changed.`}</p>
          ) : (
            <CopyButton
              text={changesAsList(changes.differences)}
              label={t`List of what changed`}
            >{t`Copy as a list`}</CopyButton>
          )}
          <SkippedFiles names={changes.published.skippedFiles} />
          <UnusedFiles names={hasErrors(diagnostics) ? [] : changes.unused} />
          <ChangeList
            before={changes.before}
            differences={changes.differences}
            onLocation={onLocation}
          />
        </>
      )}
    </Dialog>
  );
}

/** Whether the changes can't be published from here. */
function isClosed(changes: Changes): boolean {
  return changes.is === "known" && !canPublish(changes.published.destinations);
}

/** With errors, the check can't tell which files the site uses. */
function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === "error");
}

function UnusedFiles({ names }: { names: readonly string[] }): ReactElement | null {
  if (names.length === 0) return null;
  return (
    <p>{t`The site doesn’t use ${allOf(names)}. To publish new files that the site doesn’t use, select them under Publish.`}</p>
  );
}
