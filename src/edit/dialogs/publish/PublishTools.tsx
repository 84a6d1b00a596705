// The toolbar's What changed and Publish buttons, with their dialogs.
import { useState, type ReactElement } from "react";
import type { Location } from "../../model/location.ts";
import { goToFields } from "../../ui/regions.ts";
import { ChangesDialog } from "./ChangesDialog.tsx";
import type { Publisher } from "../../session/publisher.ts";
import { PublishDialog, publishNames } from "./PublishDialog.tsx";

interface PublishToolsProps {
  publisher: Publisher;
  onLocation: (location: Location) => void;
}

const dialogs = { changes: ChangesDialog, publish: PublishDialog };

export function PublishTools({ publisher, onLocation }: PublishToolsProps): ReactElement {
  const [open, setOpen] = useState<keyof typeof dialogs>();
  const close = () => setOpen(undefined);
  const OpenDialog = open && dialogs[open];
  return (
    <>
      <button type="button" onClick={() => setOpen("changes")}>
        What changed
      </button>
      <button type="button" onClick={() => setOpen("publish")}>
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
