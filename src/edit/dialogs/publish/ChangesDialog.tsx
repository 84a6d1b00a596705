// The What changed dialog: review changes since the last publish, undo them, and copy them as a list.
import { useState, type ReactElement } from "react";
import { Dialog } from "../../ui/Dialog.tsx";
import type { Location } from "../../model/location.ts";
import { useSession } from "../../screen/use-session.ts";
import type { Diagnostic } from "../../../content/diagnostics/problem.ts";
import { ChangeList } from "./ChangeList.tsx";
import { changesAsList } from "../../operations/changes/changes-as-text.ts";
import { SkippedFiles } from "./SkippedFiles.tsx";
import type { Publisher } from "../../session/publisher.ts";
import { useChanges } from "./use-changes.ts";

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
  const { diagnostics } = useSession();
  const [changes] = useChanges(publisher);
  return (
    <Dialog title="What changed" onClose={onClose}>
      {changes.is === "looking" && <p role="status">Comparing with the published site…</p>}
      {changes.is === "unknown" && <p>{changes.reason}</p>}
      {changes.is === "known" && (
        <>
          <p>Compared with {changes.published.against}. Unsaved changes are included.</p>
          {changes.differences.length === 0 ? (
            <p>Nothing has changed.</p>
          ) : (
            <CopyList list={changesAsList(changes.differences)} />
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

/** With errors, the check can't tell which files the site uses. */
function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === "error");
}

function UnusedFiles({ names }: { names: readonly string[] }): ReactElement | null {
  if (names.length === 0) return null;
  return (
    <p>
      The site doesn’t use {new Intl.ListFormat("en").format(names)}. To publish new files that the
      site doesn’t use, select them under Publish.
    </p>
  );
}

/** If the browser doesn't allow copying, the list is shown to copy by hand. */
function CopyList({ list }: { list: string }): ReactElement {
  const [is, setIs] = useState<"waiting" | "copied" | "refused">("waiting");
  const copy = () =>
    navigator.clipboard.writeText(list).then(
      () => setIs("copied"),
      () => setIs("refused"),
    );
  return (
    <>
      <p>
        <button type="button" onClick={() => void copy()}>
          Copy as a list
        </button>{" "}
        <span role="status" className="quiet">
          {is === "copied" && "Copied. Paste it into an email or message."}
          {is === "refused" &&
            "The browser doesn't allow copying here. Select the list below and copy it:"}
        </span>
      </p>
      {is === "refused" && (
        <textarea className="change-list" readOnly aria-label="List of what changed" value={list} />
      )}
    </>
  );
}
