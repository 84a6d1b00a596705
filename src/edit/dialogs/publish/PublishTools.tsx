// The toolbar's What changed, History and Publish buttons, with their dialogs.
import { useState, type ReactElement } from "react";
import type { Location } from "../../model/location.ts";
import { dialogLater } from "../../ui/loaded-later.tsx";
import { goToFields } from "../../ui/regions.ts";
import { ToolIcon } from "../../ui/ToolIcon.tsx";
import type { Publisher } from "../../session/publisher.ts";
import { publishNames } from "./publish-names.ts";
import { t } from "../../../words/t.ts";

interface PublishToolsProps {
  publisher: Publisher;
  onLocation: (location: Location) => void;
}

const dialogs = {
  changes: dialogLater(async () => (await import("./ChangesDialog.tsx")).ChangesDialog),
  history: dialogLater(async () => (await import("../history/HistoryDialog.tsx")).HistoryDialog),
  publish: dialogLater(async () => (await import("./PublishDialog.tsx")).PublishDialog),
};

/** SVG path data, 24 by 24: a clock that goes back. */
const historyIcon = "M3 12a9 9 0 1 0 3-6.7L3 8M3 3v5h5M12 7v5l4 2";

export function PublishTools({ publisher, onLocation }: PublishToolsProps): ReactElement {
  const [open, setOpen] = useState<keyof typeof dialogs>();
  const close = () => setOpen(undefined);
  const OpenDialog = open && dialogs[open];
  return (
    <>
      <button type="button" onClick={() => setOpen("changes")}>{t`What changed`}</button>
      {publisher.earlier && (
        // On a phone there is only room for the icon.
        <button
          type="button"
          className="history-button"
          title={t`History`}
          onClick={() => setOpen("history")}
        >
          <ToolIcon path={historyIcon} size={20} />
          <span className="toolbar-label">{t`History…`}</span>
        </button>
      )}
      <button type="button" className="primary" onClick={() => setOpen("publish")}>
        {publishNames[publisher.savesTo]}
      </button>
      {OpenDialog && (
        <OpenDialog
          publisher={publisher}
          onClose={close}
          onLocation={(location) => {
            close();
            onLocation(location);
            goToFields();
          }}
        />
      )}
    </>
  );
}
